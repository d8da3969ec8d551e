import { beforeEach } from 'vitest';
import { testApp } from './app.ts';
import { openPostbox } from './postbox.ts';
import { signInCalls } from './sign-in.ts';
import { rateLimits } from '../src/db/schema/account.ts';
import { workJobs } from '../src/job-handlers.ts';

/** A test app that refuses common passwords. It keeps the mails for the test and resets rate limits before each test. */
export async function signInApp() {
  const { mailer, mailTo } = openPostbox();
  const app = await testApp({ instead: { mailer }, env: { REFUSE_COMMON_PASSWORDS: 'on' } });
  await workJobs(app.deps);
  beforeEach(() => app.deps.db.delete(rateLimits));
  return { ...app, ...signInCalls(app.request), mailTo };
}
