import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { PASSWORD, signUpForm } from '../../../test/sign-in.ts';
import { users, verifications } from '../../db/schema/account.ts';
import { mailedLinkApp, refusedAs } from '../../../test/mailed-link.ts';

const HOUR_MS = 3_600_000;

const {
  accountOf,
  clock,
  codeTo,
  deps,
  fail,
  get,
  guest,
  linkTo,
  mailTo,
  post,
  request,
  signIn,
  signUp,
  signedUp,
  unread,
  verifiedPerson,
} = await mailedLinkApp();

describe('the link that verifies an email', () => {
  test('is refused when it is made up, empty or of another kind', async () => {
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

  test('cannot be made from what the database stores', async () => {
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
    clock.passedMs = 24 * HOUR_MS + 1;
    await expect(
      guest.account.applyActionCode({ mode: 'verifyEmail', oobCode: verifyCode }),
    ).rejects.toMatchObject(refusedAs('verifyEmail'));
    expect(await accountOf(cookie)).toMatchObject({ isEmailVerified: false });
  });

  test('works once, even for ten requests at the same time', async () => {
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

  test('is mailed again to a signed-in, unverified person, three times an hour', async () => {
    expect(await post('send-verification-email', {})).toMatchObject({ status: 401 });
    const { email, cookie } = await signedUp();
    for (let sent = 0; sent < 3; sent += 1) {
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

  test('is mailed again without signing in, if there is an account to verify, with the same answer in any case', async () => {
    const { email } = await signedUp();
    const verified = await verifiedPerson();
    const asked = (to: string) =>
      post('send-verification-email', { email: to, callbackURL: '/talent/dashboard' });
    const answers = [await asked('nobody@people.test'), await asked(verified.email), await asked(email)];
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { status: true } });
    expect((await linkTo(email)).searchParams.get('continueUrl')).toMatch(/\/talent\/dashboard$/);
    expect([unread('nobody@people.test'), unread(verified.email)]).toEqual([0, 0]);
    for (let sent = 1; sent < 3; sent += 1) await asked(email);
    expect(await asked(email)).toMatchObject({ status: 429 });
  });

  test('works once through the library’s own route', async () => {
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
  ])(
    'redirects to %s through the library’s own route only when it is on our origin',
    async (callbackURL, onward, failed) => {
      const { verifyCode } = await signedUp();
      const query = new URLSearchParams({ token: verifyCode, callbackURL });
      const follow = () => request(`/api/auth/verify-email?${query.toString()}`, { redirect: 'manual' });
      const first = await follow();
      expect([first.status, first.headers.get('location') ?? undefined]).toEqual([
        onward ? 302 : 200,
        onward,
      ]);
      const second = await follow();
      expect([second.status, second.headers.get('location') ?? undefined]).toEqual([
        failed ? 302 : 404,
        failed,
      ]);
    },
  );

  test('is mailed later when the mail server is down', async () => {
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

  test('gets the same answer with and without an account, and is mailed only to an account', async () => {
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

  test('can be requested three times an hour for an email, with or without an account', async () => {
    const { email } = await verifiedPerson();
    for (const asking of [email, 'somebody.else@people.test']) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => post('request-password-reset', { email: asking })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
    }
  });

  test('is checked before a password is typed', async () => {
    await expect(
      guest.account.checkActionCode({ mode: 'resetPassword', oobCode: 'made-up' }),
    ).rejects.toMatchObject(refusedAs('resetPassword'));
    const { email, resetCode } = await asked();
    const link = { mode: 'resetPassword' as const, oobCode: resetCode };
    expect(await guest.account.checkActionCode(link)).toEqual({ email });
    clock.passedMs = HOUR_MS + 1;
    await expect(guest.account.checkActionCode(link)).rejects.toMatchObject(refusedAs('resetPassword'));
  });

  test('refuses a short password and an invalid or expired code', async () => {
    const { resetCode } = await asked();
    expect(await post('reset-password', form(resetCode, '12345'))).toMatchObject({
      status: 422,
      body: { data: { newPassword: ACCOUNT_SENTENCES.passwordTooShort } },
    });
    expect(await post('reset-password', form('made-up'))).toMatchObject({
      status: 404,
      body: refusedAs('resetPassword'),
    });
    clock.passedMs = HOUR_MS + 1;
    expect(await post('reset-password', form(resetCode))).toMatchObject({ status: 404 });
  });

  test('sets the password once, ends every session and voids older links', async () => {
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

  test('does not work for a disabled account', async () => {
    const { email, resetCode } = await asked();
    await deps.db.update(users).set({ isDisabled: true }).where(eq(users.email, email));
    expect(await post('reset-password', form(resetCode))).toMatchObject({ status: 404 });
  });
});
