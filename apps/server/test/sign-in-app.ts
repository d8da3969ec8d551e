import { beforeEach } from 'vitest';
import { testApp } from './app.ts';
import { openPostbox } from './postbox.ts';
import { signInCalls } from './sign-in.ts';
import { rateLimits } from '../src/db/schema/account.ts';
import { workJobs } from '../src/job-handlers.ts';

/** An application that refuses common passwords, whose mails are the test's, and whose limits begin anew in each test. */
export async function signInApp() {
  const { mailer, mailTo } = openPostbox();
  const app = await testApp({ instead: { mailer }, env: { REFUSE_COMMON_PASSWORDS: 'on' } });
  await workJobs(app.deps);
  beforeEach(() => app.deps.db.delete(rateLimits));
  return { ...app, ...signInCalls(app.request), mailTo };
}
