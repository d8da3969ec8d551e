import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { rateLimits, sessions, users } from '../src/db/schema/account.ts';
import { withCodeBefore } from './authenticator.ts';
import type { Person } from './person.ts';
import type { signInApp } from './sign-in-app.ts';
import { PASSWORD, signUpForm } from './sign-in.ts';

/** Admins with a second factor, who log in like a browser. */
export function secondFactorCalls({
  client,
  deps,
  post,
  signIn,
  signUp,
  viewerOf,
}: Awaited<ReturnType<typeof signInApp>>) {
  const { db } = deps;

  /** An admin with a password, logged in by it. */
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
    const setup = await client(someone).account.beginSecondFactor({ currentPassword: PASSWORD });
    await withCodeBefore(setup.key, (code) => client(someone).account.confirmSecondFactor({ code }));
    await db.delete(rateLimits);
    return { someone, ...setup };
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

  return { challengeOf, enter, enterRecovery, signedInAdmin, withSecondFactor };
}
