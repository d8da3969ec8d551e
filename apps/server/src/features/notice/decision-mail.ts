import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { users } from '../../db/schema/account.ts';
import { reportCases, reports } from '../../db/schema/report.ts';
import type { JobData } from '../../jobs/job.ts';
import type { MailContent } from '../../mail/content.ts';
import { appealAnsweredMail, reportAnsweredMail, sanctionDecidedMail } from '../../mail/decision-mail.ts';
import { type MailDeps, sendMail } from '../../mail/send.ts';
import { signToken } from '../../mail/signed-token.ts';
import { readSanction } from '../sanction/queries.ts';

type Needs = Pick<Deps, 'db' | 'secrets'> & MailDeps;

type Person = { email: string; name: string };

/** Mails the outcome of a report, a decision, or the answer to its appeal. An unverified address may be a stranger's. */
export async function mailDecision(deps: Needs, { mail, id }: JobData['decision.mail']): Promise<void> {
  const written = mail === 'reportAnswered' ? await readAnswer(deps, id) : await readDecision(deps, mail, id);
  if (written) await sendMail(deps, written.to, written.content);
}

type Written = { to: Person; content: MailContent };

async function readAnswer({ db, baseUrl }: Needs, reportId: string): Promise<Written | undefined> {
  const [found] = await db
    .select({ email: users.email, name: users.name, text: reportCases.textToReporters })
    .from(reports)
    .innerJoin(reportCases, eq(reportCases.caseId, reports.caseId))
    .innerJoin(users, and(eq(users.id, reports.reporterUid), eq(users.emailVerified, true)))
    .where(eq(reports.reportId, reportId));
  if (!found || found.text === null) return undefined;
  const url = new URL('/decisions#reports', baseUrl()).href;
  return { to: found, content: reportAnsweredMail({ name: found.name, text: found.text, url }) };
}

async function readDecision(
  { db, baseUrl, secrets }: Needs,
  mail: 'sanctionDecided' | 'appealAnswered',
  sanctionId: string,
): Promise<Written | undefined> {
  const found = await readSanction(db, sanctionId);
  if (!found) return undefined;
  const { sanction } = found;
  const [to] = await db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(and(eq(users.id, sanction.uid), eq(users.emailVerified, true)));
  if (!to) return undefined;
  const url = new URL('/decisions', baseUrl());
  // Who is banned cannot log in: the link is their only way to appeal, and to their data.
  if (sanction.act === 'ban') url.searchParams.set('token', signToken('appeal', sanctionId, secrets.appeal));
  const link = { name: to.name, url: url.href };
  const { appealOutcome, appealAnswer, endedAt } = sanction;
  if (mail === 'sanctionDecided') {
    // Taken back before it was mailed.
    return endedAt === null ? { to, content: sanctionDecidedMail({ ...sanction, ...link }) } : undefined;
  }
  const outcome = appealOutcome ?? 'lifted';
  return { to, content: appealAnsweredMail({ ...link, outcome, answer: appealAnswer }) };
}
