import { ACCOUNT_SENTENCES, SECOND_FACTOR_SENTENCES } from '@talaash/domain/account/words';
import { RECENT_SIGN_IN_MINUTES } from '@talaash/domain/account/limit';
import { ERROR_SENTENCES } from '@talaash/domain/base/error-code';
import { eq } from 'drizzle-orm';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { codeOf } from '../../../test/authenticator.ts';
import type { Person } from '../../../test/person.ts';
import { signInApp } from '../../../test/sign-in-app.ts';
import { PASSWORD } from '../../../test/sign-in.ts';
import { secondFactorCalls } from '../../../test/second-factor.ts';
import { sessions, twoFactors, users, verifications } from '../../db/schema/account.ts';
import { newActionCode } from './action-code.ts';

const app = await signInApp();
const { client, deps, person, post, request, signIn, viewerOf } = app;
const { db } = deps;
const { challengeOf, enter, enterRecovery, signedInAdmin, withSecondFactor } = secondFactorCalls(app);

const localEnvironment = deps.config.environment;
afterEach(() => {
  deps.config.environment = localEnvironment;
});

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

/** The cookies after the second factor was turned on. */
async function confirm(someone: Person, code: string): Promise<string> {
  const answer = await request('/api/v1/confirm-second-factor', {
    method: 'POST',
    as: someone,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  expect(answer.status).toBe(200);
  return cookiesOf(answer);
}

const wrongCode = {
  status: 422,
  body: { code: 'VALIDATION_FAILED', data: { code: SECOND_FACTOR_SENTENCES.codeWrong } },
};

test('only admins have a second factor, and only their password begins or ends one', async () => {
  const stranger = client(await person());
  for (const call of [
    'readSecondFactor',
    'beginSecondFactor',
    'confirmSecondFactor',
    'renewRecoveryCodes',
    'endSecondFactor',
  ] as const)
    await expect(stranger.account[call]({} as never)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const own = client(await signedInAdmin()).account;
  const wrong = {
    code: 'VALIDATION_FAILED',
    data: { currentPassword: ACCOUNT_SENTENCES.currentPasswordWrong },
  };
  for (const call of ['beginSecondFactor', 'renewRecoveryCodes', 'endSecondFactor'] as const)
    await expect(own[call]({ currentPassword: 'not it' })).rejects.toMatchObject(wrong);
  await expect(own.confirmSecondFactor({ code: '000000' })).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(own.renewRecoveryCodes({ currentPassword: PASSWORD })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect(await own.readSecondFactor({})).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
});

test('it is on only after a code of the key, and the key and recovery codes are stored encrypted', async () => {
  const someone = await signedInAdmin();
  const { address, key, recoveryCodes } = await client(someone).account.beginSecondFactor({
    currentPassword: PASSWORD,
  });
  expect(address).toMatch(/^otpauth:\/\/totp\/Talaash/);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await signIn(someone.email)).body.token).toBeTypeOf('string');
  const wrong = codeOf(key) === '000000' ? '000001' : '000000';
  await expect(client(someone).account.confirmSecondFactor({ code: wrong })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    data: { code: SECOND_FACTOR_SENTENCES.codeWrong },
  });
  const [stored] = await db.select().from(twoFactors).where(eq(twoFactors.userId, someone.uid));
  const text = JSON.stringify(stored);
  for (const secret of [key, ...recoveryCodes]) expect(text).not.toContain(secret);
  await client(someone).account.confirmSecondFactor({ code: codeOf(key) });
  await challengeOf(someone);
});

test('turned on, it ends the sessions that began with the password alone, and nobody knows their devices', async () => {
  const someone = await signedInAdmin();
  const before = await signIn(someone.email);
  const { key } = await client(someone).account.beginSecondFactor({ currentPassword: PASSWORD });
  expect((await viewerOf(before.cookie)).account).not.toBeNull();
  const confirmed = await confirm(someone, codeOf(key));
  expect((await viewerOf(before.cookie)).account).toBeNull();
  expect((await viewerOf(confirmed)).account).toMatchObject({ uid: someone.uid });
  expect(await db.$count(sessions, eq(sessions.userId, someone.uid))).toBe(1);
  // Nothing is turned on a second time, so nothing ends.
  const entered = await enter(codeOf(key, 1), await challengeOf(someone));
  await confirm({ ...someone, cookie: confirmed }, codeOf(key));
  expect((await viewerOf(entered.cookie)).account).not.toBeNull();
  expect((await viewerOf(confirmed)).account).not.toBeNull();
});

test('two windows that set it up at once leave no key that no app has', async () => {
  const someone = await signedInAdmin();
  const own = client(someone).account;
  const { api } = deps.auth;
  const { key } = await own.beginSecondFactor({ currentPassword: PASSWORD });
  const isOn = async () =>
    (await db.select().from(users).where(eq(users.id, someone.uid)))[0]?.twoFactorEnabled;
  const { enableTwoFactor, verifyTOTP } = api;
  onTestFinished(() => void Object.assign(api, { enableTwoFactor, verifyTOTP }));

  // The other window begins again while the code of the first key is checked, and before that is written.
  Object.assign(api, {
    verifyTOTP: async (given: Parameters<typeof verifyTOTP>[0]) => {
      const verified = await verifyTOTP(given);
      await db.update(twoFactors).set({ secret: 'another' }).where(eq(twoFactors.userId, someone.uid));
      return verified;
    },
  });
  await expect(own.confirmSecondFactor({ code: codeOf(key) })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
  expect(await isOn()).toBe(false);
  Object.assign(api, { verifyTOTP });

  // The first key is confirmed while the other window replaces it.
  const again = await signedInAdmin();
  Object.assign(api, {
    enableTwoFactor: async (given: Parameters<typeof enableTwoFactor>[0]) => {
      const setup = await enableTwoFactor(given);
      await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, again.uid));
      return setup;
    },
  });
  const second = await client(again).account.beginSecondFactor({ currentPassword: PASSWORD });
  expect((await signIn(again.email)).body.token).toBeTypeOf('string');
  await client(again).account.confirmSecondFactor({ code: codeOf(second.key) });
  await challengeOf(again);
});

test('a code signs in once, whoever repeats it', async () => {
  const { someone, key } = await withSecondFactor();
  const code = codeOf(key);
  expect(await enter(code)).toMatchObject({
    status: 401,
    body: { message: SECOND_FACTOR_SENTENCES.challengeOver },
  });
  const cookie = await challengeOf(someone);
  expect(await enter(code === '000000' ? '000001' : '000000', cookie)).toMatchObject(wrongCode);
  const entered = await enter(code, cookie);
  expect(entered.status).toBe(200);
  expect((await viewerOf(entered.cookie)).account).toMatchObject({ uid: someone.uid });

  const replayed = await enter(code, await challengeOf(someone));
  expect(replayed).toMatchObject({
    status: 422,
    body: { data: { code: SECOND_FACTOR_SENTENCES.codeUsed } },
    setCookies: [],
  });
  expect(await enter(codeOf(key, 1), cookie)).toMatchObject({ status: 401 });
  expect((await enter(codeOf(key, 1), await challengeOf(someone))).status).toBe(200);
});

test('a recovery code works once, and new ones replace the old', async () => {
  const { someone, recoveryCodes } = await withSecondFactor();
  const [first = '', second = ''] = recoveryCodes;
  const entered = await enterRecovery(` ${first} `, await challengeOf(someone));
  expect(entered.status).toBe(200);
  const wrong = { status: 422, body: { data: { code: SECOND_FACTOR_SENTENCES.recoveryCodeWrong } } };
  expect(await enterRecovery(first, await challengeOf(someone))).toMatchObject(wrong);

  const signedIn = client({ ...someone, cookie: entered.cookie }).account;
  expect(await signedIn.readSecondFactor({})).toMatchObject({ isOn: true, recoveryCodesLeft: 9 });
  const { recoveryCodes: renewed } = await signedIn.renewRecoveryCodes({ currentPassword: PASSWORD });
  expect(await enterRecovery(second, await challengeOf(someone))).toMatchObject(wrong);
  expect((await enterRecovery(renewed[0] ?? '', await challengeOf(someone))).status).toBe(200);
});

test('a browser that is signed in as somebody else enters the code of the account whose password it entered', async () => {
  const { someone, key } = await withSecondFactor();
  const other = await withSecondFactor();
  const challenge = (await challengeOf(someone)).split('; ').find((one) => one.includes('two_factor='));
  const signedIn = `${challenge}; ${other.someone.cookie}`;
  expect((await enter(codeOf(other.key), signedIn)).status).toBe(422);
  const entered = await enter(codeOf(key), signedIn);
  expect((await viewerOf(entered.cookie)).account).toMatchObject({ uid: someone.uid });
});

test('a password set by a mailed link voids a step that waits for its code', async () => {
  const { someone, key } = await withSecondFactor();
  const cookie = await challengeOf(someone);
  const token = await newActionCode(db, 'resetPassword', someone, deps.now());
  expect((await post('reset-password', { token, newPassword: 'another marigold' })).status).toBe(200);
  expect(await db.$count(verifications, eq(verifications.value, someone.uid))).toBe(0);
  expect(await enter(codeOf(key), cookie)).toMatchObject({ status: 401 });
  expect((await signIn(someone.email, 'another marigold')).body).toHaveProperty('twoFactorRedirect', true);
});

test('turned off, the password is enough again', async () => {
  const { someone, key } = await withSecondFactor();
  const { cookie } = await enter(codeOf(key), await challengeOf(someone));
  await client({ ...someone, cookie }).account.endSecondFactor({ currentPassword: PASSWORD });
  expect((await signIn(someone.email)).body.token).toBeTypeOf('string');
});

test('outside local an admin without it does nothing but set it up', async () => {
  const someone = await signedInAdmin();
  deps.config.environment = 'production';
  expect((await client(someone).viewer.get()).account).toMatchObject({
    isAdmin: false,
    mustSetUpSecondFactor: true,
  });
  await expect(client(someone).talent.get({ talentId: 'any' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: SECOND_FACTOR_SENTENCES.required,
  });
  expect(await client(someone).account.readSecondFactor({})).toMatchObject({ isOn: false, isRequired: true });
  const { key } = await client(someone).account.beginSecondFactor({ currentPassword: PASSWORD });
  const cookie = await confirm(someone, codeOf(key));
  expect((await client({ ...someone, cookie }).viewer.get()).account).toMatchObject({
    isAdmin: true,
    mustSetUpSecondFactor: false,
  });
});

test('what needs a recent sign-in is refused a quarter of an hour later, until the password is entered again', async () => {
  const someone = await signedInAdmin();
  const minutesAgo = (minutes: number) =>
    db
      .update(sessions)
      .set({ confirmedAt: new Date(Date.now() - minutes * 60_000) })
      .where(eq(sessions.userId, someone.uid));
  const open = () => client(someone).talentContact.createResumeDownloadUrl({ talentId: 'nobody' });

  await minutesAgo(RECENT_SIGN_IN_MINUTES - 1);
  await expect(open()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await minutesAgo(RECENT_SIGN_IN_MINUTES + 1);
  await expect(open()).rejects.toMatchObject({
    code: 'RECENT_SIGN_IN_REQUIRED',
    message: ERROR_SENTENCES.RECENT_SIGN_IN_REQUIRED,
  });
  const { account } = client(someone);
  await expect(account.confirmPassword({ currentPassword: 'not it' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
  await expect(open()).rejects.toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
  await account.confirmPassword({ currentPassword: PASSWORD });
  await expect(open()).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
