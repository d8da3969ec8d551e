import { ACCOUNT_SENTENCES, TWO_FACTOR_SENTENCES } from '@talaash/domain/account/words';
import { RECENT_SIGN_IN_MINUTES } from '@talaash/domain/account/limit';
import { ERROR_SENTENCES } from '@talaash/domain/base/error-code';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { codeOf } from '../../../test/authenticator.ts';
import type { Person } from '../../../test/person.ts';
import { signInApp } from '../../../test/sign-in-app.ts';
import { PASSWORD, signUpForm } from '../../../test/sign-in.ts';
import { rateLimits, sessions, twoFactors, users, verifications } from '../../db/schema/account.ts';
import { newActionCode } from './action-code.ts';

const app = await signInApp();
const { client, deps, person, post, request, signIn, signUp, viewerOf } = app;
const { db } = deps;

const localEnvironment = deps.config.environment;
afterEach(() => {
  deps.config.environment = localEnvironment;
});

/** An admin with a password, signed in by it. */
async function signedInAdmin(): Promise<Person> {
  const form = signUpForm();
  const { body, cookie } = await signUp(form);
  const uid = body.user?.id ?? '';
  await db.update(users).set({ isAdmin: true, emailVerified: true }).where(eq(users.id, uid));
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, uid));
  return { uid, sessionId: session?.id ?? '', email: form.email, name: form.name, cookie };
}

/** The admin has turned the second factor on with the code of a step before, so that the current ones are unused. */
async function withSecondFactor() {
  const someone = await signedInAdmin();
  const begun = await client(someone).account.beginTwoFactor({ currentPassword: PASSWORD });
  await client(someone).account.confirmTwoFactor({ code: codeOf(begun.key, -1) });
  await db.delete(rateLimits);
  return { someone, ...begun };
}

/** The cookies after the password was entered. */
async function challengeOf({ email }: Person): Promise<string> {
  const { status, body, cookie } = await signIn(email);
  expect([status, body]).toEqual([200, { twoFactorRedirect: true, twoFactorMethods: ['totp'] }]);
  expect((await viewerOf(cookie)).account).toBeNull();
  return cookie;
}

const enter = (code: string, cookie?: string) => post('two-factor/verify-totp', { code }, cookie);
const enterRecovery = (code: string, cookie?: string) =>
  post('two-factor/verify-backup-code', { code }, cookie);

const wrongCode = {
  status: 422,
  body: { code: 'VALIDATION_FAILED', data: { code: TWO_FACTOR_SENTENCES.codeWrong } },
};

test('only admins have a second factor, and only their password begins or ends one', async () => {
  const stranger = client(await person());
  for (const call of [
    'readTwoFactor',
    'beginTwoFactor',
    'confirmTwoFactor',
    'renewRecoveryCodes',
    'endTwoFactor',
  ] as const)
    await expect(stranger.account[call]({} as never)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const own = client(await signedInAdmin()).account;
  const wrong = {
    code: 'VALIDATION_FAILED',
    data: { currentPassword: ACCOUNT_SENTENCES.currentPasswordWrong },
  };
  for (const call of ['beginTwoFactor', 'renewRecoveryCodes', 'endTwoFactor'] as const)
    await expect(own[call]({ currentPassword: 'not it' })).rejects.toMatchObject(wrong);
  await expect(own.confirmTwoFactor({ code: '000000' })).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(own.renewRecoveryCodes({ currentPassword: PASSWORD })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect(await own.readTwoFactor({})).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
});

test('it is on only after a code of the key, and the key and recovery codes are stored encrypted', async () => {
  const someone = await signedInAdmin();
  const { address, key, recoveryCodes } = await client(someone).account.beginTwoFactor({
    currentPassword: PASSWORD,
  });
  expect(address).toMatch(/^otpauth:\/\/totp\/Talaash/);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await signIn(someone.email)).body.token).toBeTypeOf('string');
  const wrong = codeOf(key) === '000000' ? '000001' : '000000';
  await expect(client(someone).account.confirmTwoFactor({ code: wrong })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    data: { code: TWO_FACTOR_SENTENCES.codeWrong },
  });
  const [stored] = await db.select().from(twoFactors).where(eq(twoFactors.userId, someone.uid));
  const text = JSON.stringify(stored);
  for (const secret of [key, ...recoveryCodes]) expect(text).not.toContain(secret);
  await client(someone).account.confirmTwoFactor({ code: codeOf(key) });
  await challengeOf(someone);
});

test('a code signs in once, whoever repeats it', async () => {
  const { someone, key } = await withSecondFactor();
  const code = codeOf(key);
  expect(await enter(code)).toMatchObject({
    status: 401,
    body: { message: TWO_FACTOR_SENTENCES.challengeOver },
  });
  const cookie = await challengeOf(someone);
  expect(await enter(code === '000000' ? '000001' : '000000', cookie)).toMatchObject(wrongCode);
  const entered = await enter(code, cookie);
  expect(entered.status).toBe(200);
  expect((await viewerOf(entered.cookie)).account).toMatchObject({ uid: someone.uid });

  const replayed = await enter(code, await challengeOf(someone));
  expect(replayed).toMatchObject({
    status: 422,
    body: { data: { code: TWO_FACTOR_SENTENCES.codeUsed } },
    setCookies: [],
  });
  expect(await enter(codeOf(key, 1), cookie)).toMatchObject({ status: 401 });
  expect((await enter(codeOf(key, 1), await challengeOf(someone))).status).toBe(200);
});

test('of two sign-ins with one code at once, one succeeds', async () => {
  const { someone, key } = await withSecondFactor();
  const cookies = [await challengeOf(someone), await challengeOf(someone)];
  const before = await db.$count(sessions, eq(sessions.userId, someone.uid));
  const answers = await Promise.all(cookies.map((cookie) => enter(codeOf(key), cookie)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(await db.$count(sessions, eq(sessions.userId, someone.uid))).toBe(before + 1);
});

test('a recovery code works once, and new ones replace the old', async () => {
  const { someone, recoveryCodes } = await withSecondFactor();
  const [first = '', second = ''] = recoveryCodes;
  const entered = await enterRecovery(` ${first} `, await challengeOf(someone));
  expect(entered.status).toBe(200);
  const wrong = { status: 422, body: { data: { code: TWO_FACTOR_SENTENCES.recoveryCodeWrong } } };
  expect(await enterRecovery(first, await challengeOf(someone))).toMatchObject(wrong);

  const signedIn = client({ ...someone, cookie: entered.cookie }).account;
  expect(await signedIn.readTwoFactor({})).toMatchObject({ isOn: true, recoveryCodesLeft: 9 });
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

test('wrong codes use up the step, and then the account waits', async () => {
  const { someone, key } = await withSecondFactor();
  const wrong = codeOf(key) === '000000' ? '000001' : '000000';
  for (let step = 0; step < 2; step += 1) {
    const cookie = await challengeOf(someone);
    for (let tried = 0; tried < 5; tried += 1) expect((await enter(wrong, cookie)).status).toBe(422);
    expect((await enter(codeOf(key), cookie)).status).not.toBe(200);
  }
  expect(await enter(codeOf(key), await challengeOf(someone))).toMatchObject({
    status: 429,
    body: { message: TWO_FACTOR_SENTENCES.tooManyCodes },
  });
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
  await client({ ...someone, cookie }).account.endTwoFactor({ currentPassword: PASSWORD });
  expect((await signIn(someone.email)).body.token).toBeTypeOf('string');
});

test('outside local an admin without it does nothing but set it up', async () => {
  const someone = await signedInAdmin();
  deps.config.environment = 'production';
  expect((await client(someone).viewer.get()).account).toMatchObject({
    isAdmin: false,
    mustSetUpTwoFactor: true,
  });
  await expect(client(someone).talent.get({ talentId: 'any' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: TWO_FACTOR_SENTENCES.required,
  });
  expect(await client(someone).account.readTwoFactor({})).toMatchObject({ isOn: false, isRequired: true });
  const { key } = await client(someone).account.beginTwoFactor({ currentPassword: PASSWORD });
  const confirmed = await request('/api/v1/confirm-two-factor', {
    method: 'POST',
    as: someone,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: codeOf(key) }),
  });
  const cookie = confirmed.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  expect((await client({ ...someone, cookie }).viewer.get()).account).toMatchObject({
    isAdmin: true,
    mustSetUpTwoFactor: false,
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
