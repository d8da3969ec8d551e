import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeEach } from 'vitest';
import { accounts, rateLimits, users } from '../src/db/schema/account.ts';
import { workJobs } from '../src/job-handlers.ts';
import { testApp } from './app.ts';
import { identityCalls, identityServer } from './identity-server.ts';
import { openPostbox } from './postbox.ts';
import { signInCalls, signUpForm } from './sign-in.ts';

/** A test app with both identity providers, which are one local server. Before each test somebody new logs in there. */
export async function identityApp() {
  const provider = await identityServer();
  afterAll(() => provider.stop());
  const { mailer, mailTo } = openPostbox();
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  let aheadMs = 0;
  const app = await testApp({
    instead: { mailer, log, now: () => Date.now() + aheadMs },
    env: provider.env,
  });
  const { db } = app.deps;
  await workJobs(app.deps);
  const { signUp } = signInCalls(app.request);

  let people = 0;
  /** Somebody with a verified email at the provider. */
  function person(given: Record<string, unknown> = {}) {
    people += 1;
    const email = `meera.${people}@people.test`;
    return { sub: `subject-${people}`, name: 'Meera Iyer', email, email_verified: true, ...given };
  }

  beforeEach(async () => {
    await db.delete(rateLimits);
    provider.is(person());
    aheadMs = 0;
  });

  /** The owner of an account with a password and a verified email. */
  async function signedUp() {
    const form = signUpForm();
    const { body } = await signUp(form);
    await mailTo(form.email);
    const uid = body.user?.id ?? '';
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, uid));
    return { uid, email: form.email };
  }

  const accountOf = async (email: string) => {
    const [user] = await db.select().from(users).where(eq(users.email, email));
    return user;
  };
  const waysOf = (uid: string) => db.select().from(accounts).where(eq(accounts.userId, uid));

  return {
    ...app,
    ...identityCalls(app.request),
    provider,
    person,
    signedUp,
    accountOf,
    waysOf,
    logged,
    mailTo,
    /** Moves the clock of the app, until the next test. */
    waitHours: (hours: number) => {
      aheadMs = hours * 60 * 60 * 1000;
    },
  };
}
