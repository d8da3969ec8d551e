import { AUTH_ACTION_FAILURES } from '@talaash/domain/account/words';
import { beforeEach } from 'vitest';
import { testApp } from './app.ts';
import { openPostbox } from './postbox.ts';
import { signInCalls, signUpForm } from './sign-in.ts';
import { rateLimits } from '../src/db/schema/account.ts';
import { workJobs } from '../src/job-handlers.ts';

export const refusedAs = (mode: keyof typeof AUTH_ACTION_FAILURES) => ({
  code: 'NOT_FOUND',
  message: AUTH_ACTION_FAILURES[mode],
});

/** A test app with a controllable clock and mailer, and people who use the links in the mails. */
export async function mailedLinkApp() {
  const clock = { passedMs: 0 };
  const { mailer, mailTo, linkTo, unread, fail } = openPostbox();
  const { client, deps, request } = await testApp({
    instead: { mailer, now: () => Date.now() + clock.passedMs },
  });
  await workJobs(deps);
  const { get, post, signIn, signUp } = signInCalls(request);
  const guest = client();

  beforeEach(async () => {
    clock.passedMs = 0;
    fail(false);
    await deps.db.delete(rateLimits);
  });

  const codeIn = (link: URL) => link.searchParams.get('oobCode') ?? '';
  const codeTo = async (email: string) => codeIn(await linkTo(email));

  async function signedUp() {
    const form = signUpForm();
    const { cookie } = await signUp(form);
    return { email: form.email, cookie, verifyCode: await codeTo(form.email) };
  }

  async function verifiedPerson() {
    const someone = await signedUp();
    await guest.account.applyActionCode({ mode: 'verifyEmail', oobCode: someone.verifyCode });
    return someone;
  }

  const accountOf = async (cookie: string) => {
    const answer = await request('/api/v1/viewer', { headers: { cookie } });
    return ((await answer.json()) as { account: { email: string; isEmailVerified: boolean } | null }).account;
  };

  return {
    accountOf,
    client,
    clock,
    codeIn,
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
  };
}
