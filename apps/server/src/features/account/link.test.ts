import { ACCOUNT_SENTENCES, AUTH_ACTION_FAILURES } from '@talaash/domain/account/words';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openPostbox } from '../../../test/postbox.ts';
import { PASSWORD, signInCalls, signUpForm } from '../../../test/sign-in.ts';
import { rateLimits, users, verifications } from '../../db/schema/account.ts';
import { workJobs } from '../../job-handlers.ts';

// Hashing a password costs what it should, also on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const HOUR_MS = 3_600_000;

let passedMs = 0;
const { mailer, mailTo, linkTo, unread, fail } = openPostbox();
const { client, deps, request } = await testApp({
  instead: { mailer, now: () => Date.now() + passedMs },
});
await workJobs(deps);
const { get, post, signIn, signUp } = signInCalls(request);
const guest = client();

beforeEach(async () => {
  passedMs = 0;
  fail(false);
  await deps.db.delete(rateLimits);
});

const codeIn = (link: URL) => link.searchParams.get('oobCode') ?? '';
const codeTo = async (email: string) => codeIn(await linkTo(email));

async function signedUp() {
  const form = signUpForm();
  const { cookie } = await signUp(form);
  return { email: form.email, cookie, verifyCode: await codeTo(form.email) };
}

async function verifiedPerson() {
  const someone = await signedUp();
  await guest.account.applyActionCode({ mode: 'verifyEmail', oobCode: someone.verifyCode });
  return someone;
}

const accountOf = async (cookie: string) => {
  const answer = await request('/api/v1/viewer', { headers: { cookie } });
  return ((await answer.json()) as { account: { email: string; isEmailVerified: boolean } | null }).account;
};

const refusedAs = (mode: keyof typeof AUTH_ACTION_FAILURES) => ({
  code: 'NOT_FOUND',
  message: AUTH_ACTION_FAILURES[mode],
});

describe('the link that verifies an email', () => {
  test('does not hold when it is made up, empty or of another kind', async () => {
    const { email, verifyCode } = await signedUp();
    await post('request-password-reset', { email });
    const resetCode = await codeTo(email);
    for (const oobCode of ['made-up', resetCode, `${verifyCode}x`, `verifyEmail:${verifyCode}`]) {
      await expect(guest.account.applyActionCode({ mode: 'verifyEmail', oobCode })).rejects.toMatchObject(
        refusedAs('verifyEmail'),
      );
    }
    await expect(guest.account.applyActionCode({ mode: 'verifyEmail', oobCode: '' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(
      guest.account.checkActionCode({ mode: 'resetPassword', oobCode: verifyCode }),
    ).rejects.toMatchObject(refusedAs('resetPassword'));
  });

  test('is worth nothing as it stands in the database', async () => {
    await signedUp();
    const [row] = await deps.db.select().from(verifications);
    const stored = row?.identifier.split(':')[1] ?? '';
    expect(stored).not.toBe('');
    await expect(
      guest.account.applyActionCode({ mode: 'verifyEmail', oobCode: stored }),
    ).rejects.toMatchObject(refusedAs('verifyEmail'));
  });

  test('expires after a day', async () => {
    const { cookie, verifyCode } = await signedUp();
    passedMs = 24 * HOUR_MS + 1;
    await expect(
      guest.account.applyActionCode({ mode: 'verifyEmail', oobCode: verifyCode }),
    ).rejects.toMatchObject(refusedAs('verifyEmail'));
    expect(await accountOf(cookie)).toMatchObject({ isEmailVerified: false });
  });

  test('works once, of ten that come at once too', async () => {
    const { email, cookie, verifyCode } = await signedUp();
    const link = { mode: 'verifyEmail' as const, oobCode: verifyCode };
    expect(await guest.account.checkActionCode(link)).toEqual({ email });
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => guest.account.applyActionCode(link)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toEqual([
      { status: 'fulfilled', value: { email } },
    ]);
    expect(await accountOf(cookie)).toMatchObject({ isEmailVerified: true });
    await expect(guest.account.checkActionCode(link)).rejects.toMatchObject(refusedAs('verifyEmail'));
  });

  test('is mailed again to who is signed in and not verified, five times an hour', async () => {
    expect(await post('send-verification-email', {})).toMatchObject({ status: 401 });
    const { email, cookie } = await signedUp();
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await post('send-verification-email', {}, cookie)).toMatchObject({
        status: 200,
        body: { status: true },
      });
      expect((await linkTo(email)).searchParams.get('mode')).toBe('verifyEmail');
    }
    expect(await post('send-verification-email', {}, cookie)).toMatchObject({ status: 429 });
    const verified = await verifiedPerson();
    expect(await post('send-verification-email', {}, verified.cookie)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: ACCOUNT_SENTENCES.verifiedAlready },
    });
  });

  test('is mailed again to who is not signed in, if there is an account to verify, answered alike', async () => {
    const { email } = await signedUp();
    const verified = await verifiedPerson();
    const asked = (to: string) =>
      post('send-verification-email', { email: to, callbackURL: '/talent/dashboard' });
    const answers = [await asked('nobody@people.test'), await asked(verified.email), await asked(email)];
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { status: true } });
    expect((await linkTo(email)).searchParams.get('continueUrl')).toMatch(/\/talent\/dashboard$/);
    expect([unread('nobody@people.test'), unread(verified.email)]).toEqual([0, 0]);
    for (let sent = 1; sent < 5; sent += 1) await asked(email);
    expect(await asked(email)).toMatchObject({ status: 429 });
  });

  test('can be followed by the library’s own address, once', async () => {
    const { cookie, verifyCode } = await signedUp();
    const path = `verify-email?token=${verifyCode}`;
    expect(await get(path)).toMatchObject({ status: 200, body: { status: true } });
    expect(await accountOf(cookie)).toMatchObject({ isEmailVerified: true });
    expect(await get(path)).toMatchObject({ status: 404, body: refusedAs('verifyEmail') });
    expect(await get('verify-email')).toMatchObject({
      status: 422,
      body: { data: { token: expect.any(String) } },
    });
  });

  test.each([
    ['/talent/dashboard?a=b', '/talent/dashboard?a=b', '/talent/dashboard?a=b&error=INVALID_TOKEN'],
    ['https://evil.test/', undefined, undefined],
    ['//evil.test/', undefined, undefined],
    ['/\\evil.test/', undefined, undefined],
    ['/.//evil.test/', undefined, undefined],
    ['javascript:alert(1)', undefined, undefined],
  ])('leads on to %s by the library’s own address, or not', async (callbackURL, onward, failed) => {
    const { verifyCode } = await signedUp();
    const query = new URLSearchParams({ token: verifyCode, callbackURL });
    const follow = () => request(`/api/auth/verify-email?${query.toString()}`, { redirect: 'manual' });
    const first = await follow();
    expect([first.status, first.headers.get('location') ?? undefined]).toEqual([onward ? 302 : 200, onward]);
    const second = await follow();
    expect([second.status, second.headers.get('location') ?? undefined]).toEqual([
      failed ? 302 : 404,
      failed,
    ]);
  });

  test('comes late when the mail server was away', async () => {
    fail(true);
    const form = signUpForm();
    expect(await signUp(form)).toMatchObject({ status: 200 });
    fail(false);
    expect((await linkTo(form.email)).searchParams.get('mode')).toBe('verifyEmail');
  });
});

describe('the link that resets a password', () => {
  const NEW_PASSWORD = 'quite another one';
  const form = (token: string, newPassword = NEW_PASSWORD) => ({ token, newPassword });

  async function asked() {
    const someone = await verifiedPerson();
    await post('request-password-reset', { email: someone.email });
    return { ...someone, resetCode: await codeTo(someone.email) };
  }

  test('is asked for alike for an account and for none, and mailed to the account alone', async () => {
    const { email } = await verifiedPerson();
    const known = await post('request-password-reset', { email });
    const unknown = await post('request-password-reset', { email: 'nobody@people.test' });
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({
      status: 200,
      body: { status: true, message: ACCOUNT_SENTENCES.resetMailSent },
    });
    await mailTo(email);
    expect(unread('nobody@people.test')).toBe(0);
  });

  test('is asked for five times an hour for an email, whether or not it has an account', async () => {
    const { email } = await verifiedPerson();
    for (const asking of [email, 'somebody.else@people.test']) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => post('request-password-reset', { email: asking })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    }
  });

  test('says before anything is typed that it does not hold', async () => {
    await expect(
      guest.account.checkActionCode({ mode: 'resetPassword', oobCode: 'made-up' }),
    ).rejects.toMatchObject(refusedAs('resetPassword'));
    const { email, resetCode } = await asked();
    const link = { mode: 'resetPassword' as const, oobCode: resetCode };
    expect(await guest.account.checkActionCode(link)).toEqual({ email });
    passedMs = HOUR_MS + 1;
    await expect(guest.account.checkActionCode(link)).rejects.toMatchObject(refusedAs('resetPassword'));
  });

  test('refuses a short password and a code that does not hold', async () => {
    const { resetCode } = await asked();
    expect(await post('reset-password', form(resetCode, '12345'))).toMatchObject({
      status: 422,
      body: { data: { newPassword: ACCOUNT_SENTENCES.passwordTooShort } },
    });
    expect(await post('reset-password', form('made-up'))).toMatchObject({
      status: 404,
      body: refusedAs('resetPassword'),
    });
    passedMs = HOUR_MS + 1;
    expect(await post('reset-password', form(resetCode))).toMatchObject({ status: 404 });
  });

  test('sets the password once, ends every session and makes older links worthless', async () => {
    const { email, cookie, resetCode } = await asked();
    await post('request-password-reset', { email });
    const otherCode = await codeTo(email);
    const answers = await Promise.all([1, 2, 3].map(() => post('reset-password', form(resetCode))));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 404, 404,
    ]);
    expect(await accountOf(cookie)).toBeNull();
    expect(await signIn(email, PASSWORD)).toMatchObject({ status: 401 });
    expect(await signIn(email, NEW_PASSWORD)).toMatchObject({ status: 200 });
    expect(await post('reset-password', form(otherCode))).toMatchObject({ status: 404 });
  });

  test('gives an account without a password its first', async () => {
    const { email, resetCode } = await asked();
    await deps.database.pool.query(
      'delete from accounts using users where users.id = accounts.user_id and users.email = $1',
      [email],
    );
    expect(await post('reset-password', form(resetCode))).toMatchObject({ status: 200 });
    expect(await signIn(email, NEW_PASSWORD)).toMatchObject({ status: 200 });
  });

  test('is not mailed to a disabled account, nor does it open one', async () => {
    const { email, resetCode } = await asked();
    await deps.db.update(users).set({ isDisabled: true }).where(eq(users.email, email));
    expect(await post('reset-password', form(resetCode))).toMatchObject({ status: 404 });
  });
});

describe('the links that change an email', () => {
  async function changing() {
    const someone = await verifiedPerson();
    const newEmail = signUpForm().email;
    await asSomeone(someone.cookie).account.changeEmail({ newEmail });
    return { ...someone, newEmail, changeCode: await codeTo(newEmail) };
  }

  const asSomeone = (cookie: string) => client({ cookie, uid: '', sessionId: '', email: '', name: '' });

  test('are mailed to who is verified, and to an address that is free', async () => {
    const unverified = await signedUp();
    await expect(
      asSomeone(unverified.cookie).account.changeEmail({ newEmail: 'new@people.test' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { cookie, email } = await verifiedPerson();
    await expect(asSomeone(cookie).account.changeEmail({ newEmail: email })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: ACCOUNT_SENTENCES.sameEmail,
    });
    expect(await asSomeone(cookie).account.changeEmail({ newEmail: unverified.email })).toEqual({});
    const free = signUpForm().email;
    await asSomeone(cookie).account.changeEmail({ newEmail: free });
    await mailTo(free);
    expect(unread(unverified.email)).toBe(0);
  });

  test('can be asked for by the library’s own address', async () => {
    const unverified = await signedUp();
    const newEmail = signUpForm().email;
    const asked = (cookie?: string) =>
      post('change-email', { newEmail, callbackURL: '/talent/account' }, cookie);
    expect(await asked()).toMatchObject({ status: 401 });
    expect(await asked(unverified.cookie)).toMatchObject({ status: 403 });
    const { cookie } = await verifiedPerson();
    expect(await asked(cookie)).toMatchObject({ status: 200, body: { status: true } });
    const link = await linkTo(newEmail);
    expect(link.searchParams.get('mode')).toBe('verifyAndChangeEmail');
    expect(link.searchParams.get('continueUrl')).toMatch(/\/talent\/account$/);
  });

  test('lose to who took the address meanwhile', async () => {
    const { email, cookie, newEmail, changeCode } = await changing();
    await signUp(signUpForm({ email: newEmail }));
    await expect(
      guest.account.applyActionCode({ mode: 'verifyAndChangeEmail', oobCode: changeCode }),
    ).rejects.toMatchObject(refusedAs('verifyAndChangeEmail'));
    expect(await accountOf(cookie)).toMatchObject({ email });
  });

  test('change it once, and tell the old address how to take it back', async () => {
    const { email, cookie, newEmail, changeCode } = await changing();
    const link = { mode: 'verifyAndChangeEmail' as const, oobCode: changeCode };
    expect(await accountOf(cookie)).toMatchObject({ email });
    expect(await guest.account.applyActionCode(link)).toEqual({ email: newEmail });
    await expect(guest.account.applyActionCode(link)).rejects.toMatchObject(
      refusedAs('verifyAndChangeEmail'),
    );
    expect(await accountOf(cookie)).toMatchObject({ email: newEmail, isEmailVerified: true });
    expect(await signIn(newEmail)).toMatchObject({ status: 200 });
    expect(await signIn(email)).toMatchObject({ status: 401 });

    const recover = { mode: 'recoverEmail' as const, oobCode: await codeTo(email) };
    expect(await guest.account.applyActionCode(recover)).toEqual({ email });
    expect(await accountOf(cookie)).toBeNull();
    expect(await signIn(email)).toMatchObject({ status: 200 });
    await expect(guest.account.applyActionCode(recover)).rejects.toMatchObject(refusedAs('recoverEmail'));
  });

  test('give the first owner the last word over a thief who changes it twice', async () => {
    const { email, cookie, newEmail, changeCode } = await changing();
    await guest.account.applyActionCode({ mode: 'verifyAndChangeEmail', oobCode: changeCode });
    const ownersCode = await codeTo(email);
    passedMs = 1000;
    const farAway = signUpForm().email;
    await asSomeone(cookie).account.changeEmail({ newEmail: farAway });
    await guest.account.applyActionCode({ mode: 'verifyAndChangeEmail', oobCode: await codeTo(farAway) });
    const thiefsCode = await codeTo(newEmail);
    await guest.account.applyActionCode({ mode: 'recoverEmail', oobCode: ownersCode });
    await expect(
      guest.account.applyActionCode({ mode: 'recoverEmail', oobCode: thiefsCode }),
    ).rejects.toMatchObject(refusedAs('recoverEmail'));
    expect(await signIn(email)).toMatchObject({ status: 200 });
  });

  test('make links to the old mailbox worthless', async () => {
    const { email, changeCode } = await changing();
    await post('request-password-reset', { email });
    const resetCode = await codeTo(email);
    await guest.account.applyActionCode({ mode: 'verifyAndChangeEmail', oobCode: changeCode });
    expect(await post('reset-password', { token: resetCode, newPassword: PASSWORD })).toMatchObject({
      status: 404,
    });
  });
});
