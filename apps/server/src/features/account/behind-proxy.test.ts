import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { PASSWORD, signInCalls, signUpForm } from '../../../test/sign-in.ts';
import { rateLimits, sessions } from '../../db/schema/account.ts';

const { deps, request } = await testApp({ env: { TRUST_PROXY: '1' } });
beforeEach(() => deps.db.delete(rateLimits));

/** Calls as the one proxy in front passes them on: it appends the address that it has seen. */
const through = (...addresses: string[]) =>
  signInCalls((path, init) =>
    request(path, {
      ...init,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        'x-forwarded-for': addresses.join(', '),
        // What the log-in library reads: only the server itself may write it.
        'x-talaash-address': '203.0.113.250',
      },
    }),
  );

test('the sign-in library notes the address that the proxy reports, not one that the caller has written', async () => {
  const form = signUpForm();
  const { body } = await through('198.51.100.1', '203.0.113.7').signUp(form);
  const [session] = await deps.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, body.user?.id ?? ''));
  expect(session?.ipAddress).toBe('203.0.113.7');
});

test('people behind one proxy do not share a limit, and nobody escapes theirs by writing an address', async () => {
  const { email } = signUpForm();
  const tryAs = (...addresses: string[]) => through(...addresses).signIn(email, `not ${PASSWORD}`);
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1)
    statuses.push((await tryAs(`198.51.100.${index}`, '203.0.113.7')).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  expect((await tryAs('203.0.113.8')).status).toBe(401);
});

test('no limiter of the library’s own is on, which would count everybody as one', async () => {
  const { rateLimit } = await deps.auth.$context;
  expect(rateLimit.enabled).toBe(false);
});
