import { AccountQuestion, AccountSwitch } from '@talaash/domain/admin-account/schema';
import { id, listOf, z } from '@talaash/domain/base/schema';
import { USER_TYPES } from '@talaash/domain/user-profile/choice';
import { Device } from './account.ts';
import { call, Nothing } from './call.ts';

const tags = ['Admin'];

export const AdminAccount = z.object({
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  isAdmin: z.boolean(),
  isDisabled: z.boolean(),
  userType: z.enum(USER_TYPES).nullable(),
  talentId: z.string().nullable(),
  companyId: z.string().nullable(),
  /** The talent's or company's name, if there is a profile. */
  profileName: z.string().nullable(),
  createdIsoDateTimeUtc: z.string(),
});
export type AdminAccount = z.infer<typeof AdminAccount>;

export const AdminAccountDetail = AdminAccount.extend({
  hasSecondFactor: z.boolean(),
  deletionDueIsoDateTimeUtc: z.string().nullable(),
  /** Why and by whom it was disabled; null while it is enabled. */
  disabling: z.object({ reason: z.string(), adminName: z.string(), isoDateTimeUtc: z.string() }).nullable(),
  devices: z.array(Device.omit({ isThisDevice: true })),
});
export type AdminAccountDetail = z.infer<typeof AdminAccountDetail>;

/** Accounts, for admins. Each action is in the audit trail. */
export const adminAccount = {
  list: call({
    access: 'admin',
    path: '/page-admin-accounts',
    summary: 'Lists accounts, newest first, by words of the name, the start of the email or an id',
    tags,
  })
    .input(AccountQuestion)
    .output(listOf(AdminAccount)),
  get: call({
    access: 'admin',
    path: '/get-admin-account',
    summary: 'Returns an account with its sessions',
    tags,
  })
    .input(z.strictObject({ uid: id() }))
    .output(AdminAccountDetail),
  disable: call({
    access: 'admin',
    needsRecentSignIn: true,
    path: '/disable-account',
    summary:
      'Disables an account other than your own. It is signed out everywhere and cannot sign in. A talent leaves search',
    tags,
  })
    .input(AccountSwitch)
    .output(Nothing),
  enable: call({
    access: 'admin',
    needsRecentSignIn: true,
    path: '/enable-account',
    summary: 'Enables a disabled account',
    tags,
  })
    .input(AccountSwitch)
    .output(Nothing),
  endSessions: call({
    access: 'admin',
    needsRecentSignIn: true,
    path: '/end-sessions-of-account',
    summary: 'Logs an account out on all devices',
    tags,
  })
    .input(z.strictObject({ uid: id() }))
    .output(Nothing),
};
