import { ACCOUNT_SENTENCES, SECOND_FACTOR_SENTENCES } from '@talaash/domain/account/words';
import type { ChangePasswordRequest, SignInRequest } from '@talaash/domain/account/schema';
import { isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { networkOf, providerNetworkOf } from '../../call/network.ts';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import { sessions, users } from '../../db/schema/account.ts';
import type { Deps } from '../../call/deps.ts';
import { voidActionCodes } from './action-code.ts';
import { endSessions, voidChallenges } from './end-session.ts';
import { refuseCommonPassword } from './common-password.ts';
import { findKnownDevice, forgetDevices, knownDeviceCookie } from './known-device.ts';
import { queueAccountMail } from '../account-mail/queue.ts';
import { pathOnOwnOrigin } from './own-origin.ts';
import {
  type DelayedTry,
  forgiveTries,
  giveBackTries,
  type TakenTry,
  takeEitherTries,
  takeTries,
} from './try-delay.ts';
import { queueWrongPasswordMail } from './wrong-password-mail.ts';

/** The request headers that the auth library reads, and the caller's IP address. */
export type Caller = { headers: Headers; ip: string };

/** The auth library's answer, and the headers with the session cookie. */
export type Answer = Promise<{ headers: Headers; response: unknown }>;

/** @throws UNAUTHORIZED for a wrong email and a wrong password alike, FORBIDDEN for a disabled account, TOO_MANY_REQUESTS */
export async function signIn(deps: Deps, caller: Caller, form: SignInRequest): Answer {
  const { email, password, rememberMe, callbackURL } = form;
  const fromNetworkToAccount: DelayedTry = ['signIn', email, networkOf(caller.ip)];
  const deviceId = await findKnownDevice(deps, caller.headers, email);
  const taken = await (deviceId === undefined
    ? takeUnknownDevicesTries(deps, caller, fromNetworkToAccount, email)
    : takeTries(deps, ['signInFromDevice', deviceId]));
  const redirectPath = pathOnOwnOrigin(callbackURL, deps.baseUrl());
  const generation = await readGeneration(deps, email);
  const answer = await callLibrary(() =>
    deps.auth.api.signInEmail({
      body: {
        email,
        password,
        rememberMe,
        ...(redirectPath === undefined ? {} : { callbackURL: redirectPath }),
      },
      headers: caller.headers,
      returnHeaders: true,
    }),
  ).catch(async (error: unknown) => {
    if (isSlowed(taken)) await queueWrongPasswordMail(deps, email);
    throw error;
  });
  await giveBackTries(deps, taken);
  await forgiveTries(deps, fromNetworkToAccount);
  if ('twoFactorRedirect' in answer.response) return holdForSecondFactor(deps, answer, email, generation);
  const { token, user } = answer.response;
  if (generation === undefined || !(await isGeneration(deps, user.id, generation))) {
    // The password was changed during this check. That ended all earlier sessions, but not this one.
    await deps.db.delete(sessions).where(eq(sessions.token, token));
    throw refusal('UNAUTHORIZED', ACCOUNT_SENTENCES.invalidCredentials);
  }
  if (deviceId === undefined) await tellOfNewDevice(deps, user.id, token);
  if (rememberMe) rememberDevice(deps, caller, { uid: user.id, generation }, answer.headers);
  return answer;
}

/** The answer without a session: a code is still missing. Unless the password was changed during this check. */
async function holdForSecondFactor<Held>(
  deps: Deps,
  held: Held,
  email: string,
  generation: number | undefined,
): Promise<Held> {
  const [user] = await deps.db.select({ uid: users.id }).from(users).where(eq(users.email, email));
  if (user && generation !== undefined && (await isGeneration(deps, user.uid, generation))) return held;
  if (user) await voidChallenges(deps.db, user.uid);
  throw refusal('UNAUTHORIZED', ACCOUNT_SENTENCES.invalidCredentials);
}

/** Mails the owner, unless another session of the account looks the same: a browser without our cookie logs in often. */
export async function tellOfNewDevice(deps: Deps, uid: string, token: string): Promise<void> {
  const all = await deps.db.select().from(sessions).where(eq(sessions.userId, uid));
  const session = all.find((one) => one.token === token);
  const isKnown = all.some(
    (one) => one !== session && one.userAgent === session?.userAgent && one.ipAddress === session?.ipAddress,
  );
  if (!session || isKnown) return;
  const job = { uid, mail: 'newDevice', at: session.createdAt.toISOString(), sessionId: session.id } as const;
  await deps.jobs.send('account.mail', job).catch((error: unknown) =>
    // A mail that cannot be queued does not undo the log-in.
    deps.log.error({ err: error, uid }, 'The email about a new device could not be queued.'),
  );
}

/** Limits tries from devices that have not logged in to the account before. */
async function takeUnknownDevicesTries(
  deps: Deps,
  { ip }: Caller,
  fromNetworkToAccount: DelayedTry,
  email: string,
): Promise<TakenTry[]> {
  const fromNetwork = await takeTries(deps, fromNetworkToAccount, ['signInFromNetwork', networkOf(ip)]);
  try {
    const toAccount = await takeEitherTries(
      deps,
      [['signInToAccount', email]],
      [
        ['signInReserve', email, providerNetworkOf(ip)],
        ['signInReserveToAccount', email],
      ],
    );
    return [...fromNetwork, ...toAccount];
  } catch (error) {
    await giveBackTries(deps, fromNetwork);
    throw error;
  }
}

/** Whether so many tries at the account have failed that the next one must wait. */
const isSlowed = (taken: readonly TakenTry[]) =>
  taken.some(({ name, retryAt }) => name !== 'signInFromNetwork' && retryAt > 0);

async function readGeneration({ db }: Deps, email: string): Promise<number | undefined> {
  const [user] = await db
    .select({ generation: users.deviceGeneration })
    .from(users)
    .where(eq(users.email, email));
  return user?.generation;
}

/** Waits for a password change that is being committed. */
export async function isGeneration({ db }: Deps, uid: string, generation: number): Promise<boolean> {
  const [user] = await db
    .select({ generation: users.deviceGeneration })
    .from(users)
    .where(eq(users.id, uid))
    .for('share');
  return user?.generation === generation;
}

/** The headers of an answer, with the cookie that makes the device known to the account. */
export function rememberDevice(
  deps: Deps,
  caller: Caller,
  account: { uid: string; generation: number },
  headers = new Headers(),
): Headers {
  headers.append('set-cookie', knownDeviceCookie(deps, caller.headers, account));
  return headers;
}

/** Ends the session, if there is one. */
export const signOut = (deps: Deps, { headers }: Caller): Answer =>
  callLibrary(() => deps.auth.api.signOut({ headers, returnHeaders: true }));

/** Returns the session and its user, and renews a session that is a day old. */
export const readSession = (deps: Deps, { headers }: Caller): Answer =>
  callLibrary(() => deps.auth.api.getSession({ headers, returnHeaders: true }));

/** Returns the person's sessions. */
export const listSessions = (deps: Deps, { headers }: Caller): Answer =>
  callLibrary(() => deps.auth.api.listSessions({ headers, returnHeaders: true }));

/** Ends one of the person's sessions. Somebody else's session stays, with the same answer. */
export const revokeSession = (deps: Deps, { headers }: Caller, body: { token: string }): Answer =>
  callLibrary(() => deps.auth.api.revokeSession({ body, headers, returnHeaders: true }));

/**
 * Changes the password. Unless told otherwise, it ends all sessions and starts a new one here.
 * @throws CONFLICT for an account without a password
 */
export async function changePassword(
  deps: Deps,
  caller: Caller,
  viewer: SignedInViewer,
  form: ChangePasswordRequest,
): Answer {
  await refuseCommonPassword(deps.config, form.newPassword, 'newPassword');
  // Per session: a thief with a stolen session does not lock the owner out, and cannot start another without the password.
  const taken = await takeTries(deps, ['currentPassword', viewer.sessionId]);
  const answer = await callLibrary(() =>
    deps.auth.api.changePassword({ body: form, headers: caller.headers, returnHeaders: true }),
  );
  await giveBackTries(deps, taken);
  const { token } = answer.response;
  const generation = await deps.events.transaction(async (tx) => {
    await voidActionCodes(tx, 'resetPassword', viewer.uid);
    await queueAccountMail(deps, { uid: viewer.uid, mail: 'passwordChanged' }, tx);
    if (token === null) return forgetDevices(tx, viewer.uid);
    const [kept] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.token, token));
    // The library has ended them, except those that started with the old password in the meantime.
    return endSessions(tx, viewer.uid, kept?.id);
  });
  rememberDevice(deps, caller, { uid: viewer.uid, generation }, answer.headers);
  return answer;
}

/** Our refusals by the auth library's error codes. */
const REFUSALS: Record<string, () => Error> = {
  INVALID_EMAIL_OR_PASSWORD: () => refusal('UNAUTHORIZED', ACCOUNT_SENTENCES.invalidCredentials),
  INVALID_PASSWORD: () => validationRefusal({ currentPassword: ACCOUNT_SENTENCES.currentPasswordWrong }),
  CREDENTIAL_ACCOUNT_NOT_FOUND: () => refusal('CONFLICT', ACCOUNT_SENTENCES.withoutPassword),
  // The session ended between our check and the library's.
  UNAUTHORIZED: () => refusal('UNAUTHORIZED'),
  INVALID_CODE: () => validationRefusal({ code: SECOND_FACTOR_SENTENCES.codeWrong }),
  INVALID_BACKUP_CODE: () => validationRefusal({ code: SECOND_FACTOR_SENTENCES.recoveryCodeWrong }),
  INVALID_TWO_FACTOR_COOKIE: () => refusal('UNAUTHORIZED', SECOND_FACTOR_SENTENCES.challengeOver),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: () => refusal('UNAUTHORIZED', SECOND_FACTOR_SENTENCES.challengeOver),
  ACCOUNT_TEMPORARILY_LOCKED: () => refusal('TOO_MANY_REQUESTS', SECOND_FACTOR_SENTENCES.tooManyCodes),
  TOTP_ALREADY_ENABLED: () => refusal('CONFLICT', SECOND_FACTOR_SENTENCES.isOn),
  TOTP_NOT_ENABLED: () => refusal('CONFLICT', SECOND_FACTOR_SENTENCES.isOff),
  BACKUP_CODES_NOT_ENABLED: () => refusal('CONFLICT', SECOND_FACTOR_SENTENCES.isOff),
  TWO_FACTOR_NOT_ENABLED: () => refusal('CONFLICT', SECOND_FACTOR_SENTENCES.isOff),
  ACCOUNT_DISABLED: () => refusal('FORBIDDEN', ACCOUNT_SENTENCES.disabled),
};

export async function callLibrary<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const refused = isAPIError(error) ? REFUSALS[error.body?.code ?? ''] : undefined;
    throw refused?.() ?? error;
  }
}
