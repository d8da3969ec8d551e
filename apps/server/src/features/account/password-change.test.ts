import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { describe, expect, test } from 'vitest';
import { PASSWORD, signUpForm } from '../../../test/sign-in.ts';
import { signInApp } from '../../../test/sign-in-app.ts';

const { deps, post, signIn, signUp, viewerOf } = await signInApp();

describe('changing the password', () => {
  const change = (currentPassword: string, newPassword: string) => ({ currentPassword, newPassword });

  test('needs a session, the current password and a password that is not common', async () => {
    const { cookie } = await signUp(signUpForm());
    expect(await post('change-password', change(PASSWORD, 'a new one, quite long'))).toMatchObject({
      status: 401,
    });
    expect(
      await post('change-password', change('a wrong one', 'a new one, quite long'), cookie),
    ).toMatchObject({
      status: 422,
      body: { data: { currentPassword: ACCOUNT_SENTENCES.currentPasswordWrong } },
    });
    expect(await post('change-password', change(PASSWORD, 'qwerty'), cookie)).toMatchObject({
      status: 422,
      body: { data: { newPassword: ACCOUNT_SENTENCES.passwordCommon } },
    });
  });

  test('ends the other sessions and keeps this browser signed in', async () => {
    const form = signUpForm();
    const here = await signUp(form);
    const there = await signIn(form.email);
    const changed = await post('change-password', change(PASSWORD, 'a new one, quite long'), here.cookie);
    expect(changed).toMatchObject({
      status: 200,
      body: { token: expect.any(String), user: { email: form.email } },
    });
    expect(await viewerOf(changed.cookie)).toMatchObject({ account: { email: form.email } });
    expect(await viewerOf(there.cookie)).toMatchObject({ account: null });
    expect(await viewerOf(here.cookie)).toMatchObject({ account: null });
    expect(await signIn(form.email)).toMatchObject({ status: 401 });
    expect(await signIn(form.email, 'a new one, quite long')).toMatchObject({ status: 200 });
  });

  test('keeps the other sessions when told to', async () => {
    const form = signUpForm();
    const here = await signUp(form);
    const there = await signIn(form.email);
    const changed = await post(
      'change-password',
      { ...change(PASSWORD, 'a new one, quite long'), revokeOtherSessions: false },
      here.cookie,
    );
    expect(changed).toMatchObject({ status: 200, body: { token: null, user: { email: form.email } } });
    for (const { cookie } of [here, there]) {
      expect(await viewerOf(cookie)).toMatchObject({ account: { email: form.email } });
    }
  });

  test('of an account without a password is refused with that reason', async () => {
    const form = signUpForm();
    const { cookie } = await signUp(form);
    await deps.database.pool.query(
      'delete from accounts using users where users.id = accounts.user_id and users.email = $1',
      [form.email],
    );
    expect(await post('change-password', change(PASSWORD, 'a new one, quite long'), cookie)).toMatchObject({
      status: 409,
      body: { message: ACCOUNT_SENTENCES.withoutPassword },
    });
    expect(await viewerOf(cookie)).toMatchObject({ account: { hasPassword: false } });
  });
});
