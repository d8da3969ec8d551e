import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { users } from '../../db/schema/account.ts';
import { sendMail } from '../../mail/send.ts';
import { wrongPasswordMail } from '../../mail/wrong-password-mail.ts';
import type { JobData } from '../../jobs/job.ts';
import { countTry } from './try-limit.ts';

/**
 * Warns the owner of guessed passwords, once a day at most. The account is looked up when the mail is sent, so an email without
 * an account takes as long.
 */
export async function queueWrongPasswordMail(deps: Deps, email: string): Promise<void> {
  const waitSeconds = await countTry(deps, ['wrongPasswordMail', email]);
  if (waitSeconds === 0) await deps.jobs.send('account.wrongPasswordMail', { email });
}

/** Mails the owner. An unverified address may be a stranger's, and gets no mail. */
export async function mailWrongPasswords(
  deps: Deps,
  { email }: JobData['account.wrongPasswordMail'],
): Promise<void> {
  const [owner] = await deps.db
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true), eq(users.isDisabled, false)));
  if (!owner) return;
  await sendMail(deps, { email }, wrongPasswordMail({ email, baseUrl: deps.baseUrl() }));
}
