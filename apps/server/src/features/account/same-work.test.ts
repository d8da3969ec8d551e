import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { signInCalls, signUpForm } from '../../../test/sign-in.ts';
import { users } from '../../db/schema/account.ts';

const { deps, request } = await testApp();
const { signIn, signUp } = signInCalls(request);

/** Hashing takes nearly all the time of these answers: how often it is done. */
async function hashesOf(act: () => Promise<unknown>): Promise<number> {
  const { password } = await deps.auth.$context;
  const spies = [vi.spyOn(password, 'hash'), vi.spyOn(password, 'verify')];
  await act();
  const count = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return count;
}

test('signing in with a wrong password hashes once, with and without an account', async () => {
  const [known, disabled] = [signUpForm(), signUpForm()];
  for (const form of [known, disabled]) await signUp(form);
  await deps.db.update(users).set({ isDisabled: true }).where(eq(users.email, disabled.email));
  for (const { email } of [known, disabled, signUpForm()]) {
    expect(await hashesOf(() => signIn(email, 'a wrong guess'))).toBe(1);
  }
});

test('signing up hashes once, whether the email is free or taken', async () => {
  const form = signUpForm();
  for (let round = 0; round < 2; round += 1) expect(await hashesOf(() => signUp(form))).toBe(1);
});
