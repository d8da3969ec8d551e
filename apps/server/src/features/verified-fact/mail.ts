import { employerDomain } from '@talaash/domain/verified-fact/rule';
import type { Deps } from '../../call/deps.ts';
import { newMailLink } from '../../call/mail-link.ts';
import { verifiedFacts } from '../../db/schema/verified-fact.ts';
import type { JobData } from '../../jobs/job.ts';
import { employerLinkMail } from '../../mail/employer-mail.ts';
import { type MailDeps, sendMail } from '../../mail/send.ts';
import { isFact } from './queries.ts';

/** Mails the link that verifies an employer. Its code is created now, so the queue never stores one. A retry creates a new code. */
export async function mailEmployerLink(
  deps: Pick<Deps, 'db'> & MailDeps,
  { talentId, entryId }: JobData['verifiedFact.mailLink'],
): Promise<void> {
  const { code, stored } = newMailLink(deps.now());
  const [row] = await deps.db
    .update(verifiedFacts)
    .set(stored)
    .where(isFact({ talentId, kind: 'employer', entryId }))
    .returning();
  if (!row?.mailbox) return;
  const url = new URL('/talent/profile', deps.baseUrl());
  url.searchParams.set('employerCode', code);
  const domain = employerDomain(row.mailbox) ?? '';
  await sendMail(deps, { email: row.mailbox }, employerLinkMail({ domain, url: url.href }));
}
