import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { sessions, users } from '../../db/schema/account.ts';
import type { JobData } from '../../jobs/job.ts';
import { ACCOUNT_MAIL_CONTENTS } from '../../mail/account-mail.ts';
import { sendMail } from '../../mail/send.ts';
import { readUserAgent } from './queries.ts';

/**
 * Mails an owner about a change of the account. An unverified address may be a stranger's, and gets no mail. A mail that is no
 * longer true is not sent.
 */
export async function mailAccount(
  deps: Deps,
  { uid, mail, at, sessionId, apiKeyName, webhook, programName }: JobData['account.mail'],
): Promise<void> {
  const [owner] = await deps.db
    .select({ email: users.email, name: users.name, isDisabled: users.isDisabled })
    .from(users)
    .where(and(eq(users.id, uid), eq(users.emailVerified, true)));
  if (!owner || owner.isDisabled !== (mail === 'disabled')) return;
  const device = await readDevice(deps, uid, sessionId);
  const facts = {
    name: owner.name,
    at,
    baseUrl: deps.baseUrl(),
    ...(device ? { device } : {}),
    ...(apiKeyName === undefined ? {} : { apiKeyName }),
    ...(webhook === undefined ? {} : { webhook }),
    ...(programName === undefined ? {} : { programName }),
  };
  await sendMail(deps, owner, ACCOUNT_MAIL_CONTENTS[mail](facts));
}

/** "Firefox on Linux"; undefined if both are unknown, or the session has ended. */
async function readDevice({ db }: Deps, uid: string, sessionId = ''): Promise<string | undefined> {
  const [session] = await db
    .select({ userAgent: sessions.userAgent })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, uid)));
  const { browser, system } = readUserAgent(session?.userAgent ?? '');
  return [browser, system].filter((name) => name !== undefined).join(' on ') || undefined;
}
