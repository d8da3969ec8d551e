import { ActionCode, ChangeEmail, PasswordProof, SecondFactorRequest } from '@talaash/domain/account/schema';
import { DeletionRequest } from '@talaash/domain/account-deletion/schema';
import { z } from '@talaash/domain/base/schema';
import { call, Nothing } from './call.ts';
import { LinkToken } from './sanction.ts';

const tags = ['Account'];
const limit = { max: 60, seconds: 300 };
const own = 'the caller’s own account';

/** A session, without its token. */
export const Device = z.object({
  deviceId: z.string(),
  /** What its browser claims to be; absent if that is unknown. */
  browser: z.string().optional(),
  system: z.string().optional(),
  isPhone: z.boolean(),
  isThisDevice: z.boolean(),
  signedInIsoDateTimeUtc: z.string(),
  /** Rounded to the day: a session records its use once a day. */
  lastUsedIsoDateTimeUtc: z.string(),
});
export type Device = z.infer<typeof Device>;

/** A provider's identity that logs in to the account. */
export const LinkedIdentity = z.object({
  identityId: z.string(),
  /** The provider's name, such as Google. */
  name: z.string(),
  linkedIsoDateTimeUtc: z.string(),
});
export type LinkedIdentity = z.infer<typeof LinkedIdentity>;

export const SecondFactor = z.object({
  isOn: z.boolean(),
  /** Whether this installation requires it of admins. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.number().int(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const codeLimit = { max: 20, seconds: 300 };

/** The calls of an account: its mailed links, devices and deletion. Logging in and out is plain HTTP below /api/auth; see route.ts. */
export const account = {
  checkActionCode: call({
    access: 'anyone',
    path: '/check-action-code',
    summary:
      'Checks an emailed link without using it. Returns its owner, or an error if the link is invalid or expired',
    tags,
    limit,
  })
    .input(ActionCode)
    .output(z.object({ email: z.string() })),
  applyActionCode: call({
    access: 'anyone',
    path: '/apply-action-code',
    summary: 'Uses an emailed link once: verifies, changes or recovers an email, or deletes the account',
    tags,
    limit,
  })
    .input(ActionCode.extend({ mode: ActionCode.shape.mode.exclude(['resetPassword']) }))
    .output(z.object({ email: z.string() })),
  changeEmail: call({
    access: 'verified',
    own: 'the caller’s own account',
    path: '/change-email',
    summary:
      'Emails a link to a new address. Opening the link makes it the account’s email. Requires the password unless the session is at most ten minutes old',
    tags,
    limit: { max: 10, seconds: 3600 },
  })
    .input(ChangeEmail)
    .output(Nothing),
  listDevices: call({
    access: 'signedIn',
    own,
    method: 'GET',
    path: '/devices',
    summary: 'Where the account is signed in, the device that was used last first. No token is answered',
    tags,
  }).output(z.object({ devices: z.array(Device) })),
  endDevice: call({
    access: 'signedIn',
    own,
    path: '/sign-out-device',
    summary: 'Signs out one other device',
    tags,
    limit,
  })
    .input(z.strictObject({ deviceId: z.string() }))
    .output(Nothing),
  endOtherDevices: call({
    access: 'signedIn',
    own,
    path: '/sign-out-other-devices',
    summary: 'Signs out all other devices',
    tags,
    limit,
  }).output(Nothing),
  listIdentities: call({
    access: 'signedIn',
    own,
    method: 'GET',
    path: '/identities',
    summary: 'Lists the linked identities, such as Google, that can log in to the account',
    tags,
  }).output(z.object({ identities: z.array(LinkedIdentity) })),
  removeIdentity: call({
    access: 'signedIn',
    own,
    path: '/remove-identity',
    summary: 'Removes a linked identity unless it is the last way to log in. Open sessions stay',
    tags,
    limit,
  })
    .input(z.strictObject({ identityId: z.string() }))
    .output(Nothing),
  confirmPassword: call({
    access: 'signedIn',
    own,
    path: '/confirm-password',
    summary: 'Confirms the password, for calls that require a recent sign-in',
    tags,
    limit,
  })
    .input(PasswordProof)
    .output(Nothing),
  readSecondFactor: call({
    access: 'adminRight',
    own,
    method: 'GET',
    path: '/second-factor',
    summary: 'Returns whether the second factor is on',
    tags,
  }).output(SecondFactor),
  beginSecondFactor: call({
    access: 'adminRight',
    own,
    path: '/begin-second-factor',
    summary:
      'Returns a new key for an authenticator app and recovery codes, only once. Takes effect when a code is confirmed',
    tags,
    limit: codeLimit,
  })
    .input(PasswordProof)
    .output(RecoveryCodes.extend({ address: z.string(), key: z.string() })),
  confirmSecondFactor: call({
    access: 'adminRight',
    own,
    path: '/confirm-second-factor',
    summary: 'Turns the second factor on with a code from the new key. Starts a new session',
    tags,
    limit: codeLimit,
  })
    .input(SecondFactorRequest)
    .output(Nothing),
  renewRecoveryCodes: call({
    access: 'adminRight',
    own,
    path: '/renew-recovery-codes',
    summary: 'Returns new recovery codes, only once. The old ones stop working',
    tags,
    limit: codeLimit,
  })
    .input(PasswordProof)
    .output(RecoveryCodes),
  endSecondFactor: call({
    access: 'adminRight',
    own,
    path: '/end-second-factor',
    summary: 'Turns the second factor off. Starts a new session',
    tags,
    limit: codeLimit,
  })
    .input(PasswordProof)
    .output(Nothing),
  readDeletion: call({
    access: 'signedIn',
    own,
    method: 'GET',
    path: '/account-deletion',
    summary: 'Returns the date of the scheduled deletion, or null, and how many conversations others keep',
    tags,
  }).output(z.object({ dueIsoDateTimeUtc: z.string().nullable(), conversationsCount: z.number().int() })),
  requestDeletion: call({
    access: 'signedIn',
    own,
    path: '/delete-account',
    summary:
      'Schedules the deletion of the account in a week, or deletes it now. Without the password, an emailed link must confirm it. "Now" requires the confirmation word',
    tags,
    limit: { max: 20, seconds: 3600 },
  })
    .input(DeletionRequest)
    .output(z.object({ state: z.enum(['mailed', 'scheduled', 'deleted']) })),
  requestDeletionByLink: call({
    access: 'anyone',
    own: 'the account of the decision that the mailed link names',
    path: '/delete-account-by-link',
    summary:
      'Emails the owner of an account that cannot log in a link that confirms its deletion in a week. The token is that of the mailed decision',
    tags,
    limit: { max: 20, seconds: 3600 },
  })
    .input(LinkToken)
    .output(Nothing),
  keep: call({
    access: 'signedIn',
    own,
    path: '/keep-account',
    summary: 'Cancels a scheduled deletion. Has no effect without one',
    tags,
    limit,
  }).output(Nothing),
};
