import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { signInCalls, signUpForm } from '../../../test/sign-in.ts';
import { accounts, users } from '../../db/schema/account.ts';
import { Unavailable } from '../../db/unavailable.ts';

const { deps, request } = await testApp();
const { signIn, signUp } = signInCalls(request);

const storedOf = async (email: string) =>
  deps.db
    .select({ password: accounts.password })
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .where(eq(users.email, email));

test('a sign-up that is interrupted leaves nothing, and the same form signs up again', async () => {
  const form = signUpForm();
  const sending = vi.spyOn(deps.jobs, 'send').mockRejectedValueOnce(new Unavailable('It died.'));
  expect(await signUp(form)).toMatchObject({ status: 503 });
  sending.mockRestore();
  expect(await storedOf(form.email)).toEqual([]);
  expect(await signUp(form)).toMatchObject({ status: 200 });
  expect(await storedOf(form.email)).toEqual([{ password: expect.any(String) }]);
});

test('a sign-up whose session could not begin is whole: the person logs in', async () => {
  const form = signUpForm();
  const beginning = vi
    .spyOn(deps.auth.api, 'beginOwnSession')
    .mockRejectedValueOnce(new Unavailable('It died.'));
  expect(await signUp(form)).toMatchObject({ status: 503 });
  beginning.mockRestore();
  expect(await signUp(form)).toMatchObject({ status: 409 });
  expect(await signIn(form.email)).toMatchObject({ status: 200 });
  const { rows } = await deps.database.pool.query(
    `select from pgboss.job where name = 'account.mailLink' and data ->> 'email' = $1`,
    [form.email],
  );
  expect(rows).toHaveLength(1);
});
