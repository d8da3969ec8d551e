import { ORPCError } from '@orpc/server';
import type { SecondFactor } from '@talaash/contract/account';
import type { PasswordProof, RecoveryCodeRequest, SecondFactorRequest } from '@talaash/domain/account/schema';
import { SECOND_FACTOR_SENTENCES } from '@talaash/domain/account/words';
import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { cookiePrefix, readCookie, sessionCookieName } from '../../call/cookie.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import { signedValue, type SignedInViewer } from '../../call/viewer.ts';
import type { Tx } from '../../db/client.ts';
import { sessions, twoFactors, users, verifications } from '../../db/schema/account.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { queueAccountMail } from '../account-mail/queue.ts';
import { endSessions } from './end-session.ts';
import { findKnownDevice } from './known-device.ts';
import { requirePassword } from './require-owner.ts';
import { type Caller, callLibrary, isGeneration, rememberDevice, tellOfNewDevice } from './sign-in.ts';
import { forgiveTries, giveBackTries, takeTries, takeTry } from './try-delay.ts';
import { countTry } from './try-limit.ts';

/** The log-in library's answer with the headers of a new session. */
type Answer = Promise<{ headers: Headers; response: unknown }>;

/** How long an app shows a code. */
const TOTP_STEP_MS = 30_000;

/** The library treats this as a wrong code at any time. */
const NO_CODE = '';

/** Whether the account has a second factor, and how many recovery codes are left. */
export async function readSecondFactor(deps: Deps, { uid }: SignedInViewer): Promise<SecondFactor> {
  const isRequired = deps.config.environment !== 'local';
  const [found] = await deps.db.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, uid));
  if (!found?.isOn) return { isOn: false, isRequired, recoveryCodesLeft: 0 };
  const { backupCodes } = await deps.auth.api.viewBackupCodes({ body: { userId: uid } });
  return { isOn: true, isRequired, recoveryCodesLeft: backupCodes.length };
}

/** Creates a key for an authenticator app, as a URL and as text, with recovery codes. The second factor is not on yet. */
export async function beginSecondFactor(
  deps: Deps,
  viewer: SignedInViewer,
  caller: Caller,
  { currentPassword }: PasswordProof,
): Promise<{ address: string; key: string; recoveryCodes: string[] }> {
  await requirePassword(deps, viewer, currentPassword);
  const begin = () =>
    deps.auth.api.enableTwoFactor({
      body: { password: currentPassword, method: 'totp' },
      headers: caller.headers,
    });
  // Of two parallel requests, the second finds what the first has stored, and replaces it.
  const beginAfter = (error: unknown) => {
    if (isUniqueViolation(error)) return begin();
    throw error;
  };
  const setup = await callLibrary(() => begin().catch(beginAfter));
  // The code confirmed the previous key, which this one has replaced.
  if ((await readKey(deps, viewer.uid))?.isOn)
    await deps.db.transaction(async (tx) => {
      await turnOff(tx, viewer.uid);
      await queueAccountMail(deps, { uid: viewer.uid, mail: 'secondFactorEnded' }, tx);
    });
  if (setup.method !== 'totp') throw new Error('A key for an app was asked for.');
  const { totpURI: address, backupCodes: recoveryCodes } = setup;
  return { address, key: new URL(address).searchParams.get('secret') ?? '', recoveryCodes };
}

/**
 * Turns the second factor on, once a code proves that the app has the key. All other sessions end: they started with the password
 * alone, and would otherwise get what the second factor protects.
 * @throws VALIDATION_FAILED for a wrong code
 */
export async function confirmSecondFactor(
  deps: Deps,
  { uid }: SignedInViewer,
  caller: Caller,
  { code }: SecondFactorRequest,
): Promise<Headers> {
  const taken = await takeTries(deps, ['confirmSecondFactor', uid]);
  const before = await readKey(deps, uid);
  const own = await codeByMachine(deps, before?.key, code);
  const { headers } = await callLibrary(() =>
    deps.auth.api.verifyTOTP({ body: { code: own }, headers: caller.headers, returnHeaders: true }),
  );
  await giveBackTries(deps, taken);
  if ((await readKey(deps, uid))?.key !== before?.key) {
    // Another window has started again: the app with this code does not have the stored key.
    await deps.db.transaction((tx) => turnOff(tx, uid));
    throw validationRefusal({ code: SECOND_FACTOR_SENTENCES.codeWrong });
  }
  // It does not log in a second time, either.
  await countTry(deps, ['secondFactorCode', uid, code]);
  const token = newSessionToken(deps, headers);
  // It was on already, and this session is unchanged.
  if (token === undefined) return headers;
  const generation = await deps.events.transaction(async (tx) => {
    await queueAccountMail(deps, { uid, mail: 'secondFactorSet' }, tx);
    const [own] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.token, token));
    return endSessions(tx, uid, own?.id);
  });
  return rememberDevice(deps, caller, { uid, generation }, headers);
}

/** The key as it is stored, encrypted, and whether it is asked for. */
async function readKey({ db }: Deps, uid: string) {
  const [found] = await db
    .select({ key: twoFactors.secret, isOn: users.twoFactorEnabled })
    .from(twoFactors)
    .innerJoin(users, eq(users.id, twoFactors.userId))
    .where(eq(users.id, uid));
  return found;
}

/**
 * The library checks a code against this machine's clock. Here the database's clock decides: for a code of the current step, or
 * of a neighbouring one, the library gets the code of its own clock.
 */
async function codeByMachine({ auth, clock }: Deps, key: string | undefined, code: string): Promise<string> {
  if (key === undefined) return code;
  const { secretConfig } = await auth.$context;
  const app = createOTP(await symmetricDecrypt({ key: secretConfig, data: key }));
  const step = Math.floor(clock.now() / TOTP_STEP_MS);
  const accepted = await Promise.all([step - 1, step, step + 1].map((at) => app.hotp(at)));
  return accepted.includes(code) ? app.totp() : NO_CODE;
}

/** The key stays, until a code of it is entered. */
async function turnOff(tx: Tx, uid: string): Promise<void> {
  await tx.update(twoFactors).set({ verified: false }).where(eq(twoFactors.userId, uid));
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, uid));
}

/** The token of the session that an answer starts. */
function newSessionToken({ config, secrets }: Deps, answer: Headers): string | undefined {
  const pairs = answer.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return signedValue(readCookie(pairs.join('; '), sessionCookieName(config)), secrets.session);
}

/** @throws VALIDATION_FAILED for a wrong password, CONFLICT without a second factor */
export async function renewRecoveryCodes(
  deps: Deps,
  viewer: SignedInViewer,
  caller: Caller,
  { currentPassword }: PasswordProof,
): Promise<string[]> {
  await requirePassword(deps, viewer, currentPassword);
  const { backupCodes } = await callLibrary(() =>
    deps.auth.api.generateBackupCodes({ body: { password: currentPassword }, headers: caller.headers }),
  );
  return backupCodes;
}

/** @throws VALIDATION_FAILED for a wrong password */
export async function endSecondFactor(
  deps: Deps,
  viewer: SignedInViewer,
  caller: Caller,
  { currentPassword }: PasswordProof,
): Promise<Headers> {
  await requirePassword(deps, viewer, currentPassword);
  const wasOn = (await readKey(deps, viewer.uid))?.isOn === true;
  const { headers } = await callLibrary(() =>
    deps.auth.api.disableTwoFactor({
      body: { password: currentPassword },
      headers: caller.headers,
      returnHeaders: true,
    }),
  );
  if (wasOn) await queueAccountMail(deps, { uid: viewer.uid, mail: 'secondFactorEnded' });
  return headers;
}

/** Records that the password was entered in this session. @throws VALIDATION_FAILED if it is wrong */
export async function confirmPassword(
  deps: Deps,
  viewer: SignedInViewer,
  { currentPassword }: PasswordProof,
): Promise<void> {
  await requirePassword(deps, viewer, currentPassword);
  await deps.db
    .update(sessions)
    .set({ confirmedAt: new Date(deps.now()) })
    .where(eq(sessions.id, viewer.sessionId));
}

/** Completes a log-in with the second factor. A code works once. @throws VALIDATION_FAILED, UNAUTHORIZED, TOO_MANY_REQUESTS */
export const verifyTotp = (deps: Deps, caller: Caller, { code }: SecondFactorRequest): Answer =>
  completeSignIn(
    deps,
    caller,
    async (headers, uid) => {
      const own = await codeByMachine(deps, (await readKey(deps, uid))?.key, code);
      return deps.auth.api.verifyTOTP({ body: { code: own }, headers, returnHeaders: true });
    },
    async (uid) => {
      if ((await countTry(deps, ['secondFactorCode', uid, code])) > 0)
        throw validationRefusal({ code: SECOND_FACTOR_SENTENCES.codeUsed });
    },
  );

/** The same with a recovery code, which the library uses up. */
export const verifyBackupCode = (deps: Deps, caller: Caller, { code }: RecoveryCodeRequest): Answer =>
  completeSignIn(deps, caller, (headers) =>
    deps.auth.api
      .verifyBackupCode({ body: { code }, headers, returnHeaders: true })
      .catch((error: unknown) => {
        // The second of two parallel tries with the same code.
        if (error instanceof Error && 'status' in error && error.status === 'CONFLICT')
          throw validationRefusal({ code: SECOND_FACTOR_SENTENCES.recoveryCodeWrong });
        throw error;
      }),
  );

type Completed = { headers: Headers; response: { token?: string | undefined } };

async function completeSignIn(
  deps: Deps,
  caller: Caller,
  verify: (headers: Headers, uid: string) => Promise<Completed>,
  requireUnused: (uid: string) => Promise<void> = async () => {},
): Answer {
  const challenge = await readChallenge(deps, caller);
  if (!challenge) throw refusal('UNAUTHORIZED', SECOND_FACTOR_SENTENCES.challengeOver);
  const { uid, generation, email } = challenge;
  const deviceId = await findKnownDevice(deps, caller.headers, email);
  const tried = ['secondFactor', uid] as const;
  // Before the code is checked: the library counts wrong codes afterwards, so parallel tries would exceed its limit.
  const taken = await takeTry(deps, tried, SECOND_FACTOR_SENTENCES.tooManyCodes);
  const answer = await callLibrary(() => verify(withoutSession(deps, caller), uid)).catch(
    async (error: unknown) => {
      if (!(error instanceof ORPCError) || error.code !== 'VALIDATION_FAILED')
        await giveBackTries(deps, taken);
      throw error;
    },
  );
  const { token } = answer.response;
  if (token === undefined) throw new Error('The second factor did not begin a session.');
  try {
    await requireUnused(uid);
    // The password was changed in the meantime, which ended all earlier sessions.
    if (!(await isGeneration(deps, uid, generation)))
      throw refusal('UNAUTHORIZED', SECOND_FACTOR_SENTENCES.challengeOver);
  } catch (error) {
    await deps.db.delete(sessions).where(eq(sessions.token, token));
    throw error;
  }
  await forgiveTries(deps, tried);
  if (deviceId === undefined) await tellOfNewDevice(deps, uid, token);
  if (caller.headers.get('cookie')?.includes(`${cookiePrefix(deps.config)}.dont_remember=`) !== true)
    rememberDevice(deps, caller, { uid, generation }, answer.headers);
  return answer;
}

/** The account whose password this browser has just entered, with the generation of its known devices. */
async function readChallenge({ db, config, secrets }: Deps, { headers }: Caller) {
  const cookie = readCookie(headers.get('cookie') ?? undefined, `${cookiePrefix(config)}.two_factor`);
  const identifier = signedValue(cookie, secrets.session);
  if (identifier === undefined) return undefined;
  const [challenge] = await db
    .select({ uid: users.id, email: users.email, generation: users.deviceGeneration })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.value))
    .where(eq(verifications.identifier, identifier));
  return challenge;
}

/** Otherwise the library would check the code against the account of another session in this browser. */
function withoutSession({ config }: Deps, { headers }: Caller): Headers {
  const own = new Headers(headers);
  const kept = ['two_factor', 'dont_remember'].flatMap((name) => {
    const cookie = `${cookiePrefix(config)}.${name}`;
    const value = readCookie(headers.get('cookie') ?? undefined, cookie);
    return value === undefined ? [] : [`${cookie}=${value}`];
  });
  own.set('cookie', kept.join('; '));
  return own;
}
