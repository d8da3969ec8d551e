import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { describe, expect, test } from 'vitest';
import { PASSWORD, signUpForm } from '../../../test/sign-in.ts';
import { mailedLinkApp, refusedAs } from '../../../test/mailed-link.ts';

const {
  accountOf,
  client,
  clock,
  codeTo,
  deps,
  guest,
  linkTo,
  mailTo,
  post,
  signIn,
  signUp,
  signedUp,
  unread,
  verifiedPerson,
} = await mailedLinkApp();

describe('the links that change an email', () => {
  async function changing() {
    const someone = await verifiedPerson();
    const newEmail = signUpForm().email;
    await asSomeone(someone.cookie).account.changeEmail({ newEmail });
    return { ...someone, newEmail, changeCode: await codeTo(newEmail) };
  }

  const asSomeone = (cookie: string) => client({ cookie, uid: '', sessionId: '', email: '', name: '' });

  test('are mailed only for a verified person, and only to a free address', async () => {
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

  test('can be requested through the library’s own route', async () => {
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

  test('need the password when the session is not fresh', async () => {
    const { cookie } = await verifiedPerson();
    const asked = (currentPassword?: string) =>
      post('change-email', { newEmail: signUpForm().email, currentPassword }, cookie);
    clock.passedMs = 10 * 60 * 1000 - 5000;
    expect(await asked()).toMatchObject({ status: 200 });
    clock.passedMs = 10 * 60 * 1000 + 5000;
    expect(await asked()).toMatchObject({
      status: 422,
      body: { data: { currentPassword: ACCOUNT_SENTENCES.currentPasswordNeeded } },
    });
    await expect(
      asSomeone(cookie).account.changeEmail({ newEmail: signUpForm().email }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await asked('a wrong one')).toMatchObject({
      status: 422,
      body: { data: { currentPassword: ACCOUNT_SENTENCES.currentPasswordWrong } },
    });
    expect(await asked(PASSWORD)).toMatchObject({ status: 200 });
    const newEmail = signUpForm().email;
    const currentPassword = PASSWORD;
    expect(await asSomeone(cookie).account.changeEmail({ newEmail, currentPassword })).toEqual({});
  });

  test('need a fresh session when the account has no password', async () => {
    const { cookie, email } = await verifiedPerson();
    await deps.database.pool.query(
      'delete from accounts using users where users.id = accounts.user_id and users.email = $1',
      [email],
    );
    const asked = () =>
      post('change-email', { newEmail: signUpForm().email, currentPassword: PASSWORD }, cookie);
    expect(await asked()).toMatchObject({ status: 200 });
    clock.passedMs = 11 * 60 * 1000;
    expect(await asked()).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: ACCOUNT_SENTENCES.logInAgain },
    });
  });

  test('slow down whoever guesses the password with a session that is not theirs, and not the owner', async () => {
    const { cookie, email } = await verifiedPerson();
    const owner = await signIn(email);
    clock.passedMs = 11 * 60 * 1000;
    const asked = (by: string, currentPassword: string) =>
      post('change-email', { newEmail: signUpForm().email, currentPassword }, by);
    const guessed = await Promise.all(Array.from({ length: 12 }, () => asked(cookie, 'a guess')));
    expect(guessed.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(await asked(cookie, PASSWORD)).toMatchObject({ status: 429 });
    expect(await asked(owner.cookie, PASSWORD)).toMatchObject({ status: 200 });
  });

  test('fail when another account has taken the address', async () => {
    const { email, cookie, newEmail, changeCode } = await changing();
    await signUp(signUpForm({ email: newEmail }));
    await expect(
      guest.account.applyActionCode({ mode: 'verifyAndChangeEmail', oobCode: changeCode }),
    ).rejects.toMatchObject(refusedAs('verifyAndChangeEmail'));
    expect(await accountOf(cookie)).toMatchObject({ email });
  });

  test('change it once, and mail the old address how to undo it', async () => {
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

  test('let the first owner win over a thief who changes it twice', async () => {
    const { email, cookie, newEmail, changeCode } = await changing();
    await guest.account.applyActionCode({ mode: 'verifyAndChangeEmail', oobCode: changeCode });
    const ownersCode = await codeTo(email);
    clock.passedMs = 1000;
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

  test('void links to the old mailbox', async () => {
    const { email, changeCode } = await changing();
    await post('request-password-reset', { email });
    const resetCode = await codeTo(email);
    await guest.account.applyActionCode({ mode: 'verifyAndChangeEmail', oobCode: changeCode });
    expect(await post('reset-password', { token: resetCode, newPassword: PASSWORD })).toMatchObject({
      status: 404,
    });
  });
});
