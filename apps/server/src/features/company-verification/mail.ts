import { eq } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { newMailLink } from '../../call/mail-link.ts';
import { users } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { companyDomains } from '../../db/schema/company-verification.ts';
import type { JobData } from '../../jobs/job.ts';
import { domainLinkMail } from '../../mail/domain-mail.ts';
import { type MailDeps, sendMail } from '../../mail/send.ts';
import { isDomain } from './queries.ts';

/** Mails the link that proves a domain. Its code is created now, so the queue never stores one. A retry creates a new code. */
export async function mailDomainLink(
  deps: Pick<Deps, 'db'> & MailDeps,
  own: JobData['companyDomain.mailLink'],
): Promise<void> {
  const { code, stored } = newMailLink(deps.now());
  const [row] = await deps.db.update(companyDomains).set(stored).where(isDomain(own)).returning();
  if (!row?.mailbox) return;
  const [account] = await deps.db
    .select({ email: users.email })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.createdByUid))
    .where(eq(companies.companyId, own.companyId));
  if (!account) return;
  const url = new URL('/company/profile', deps.baseUrl());
  url.searchParams.set('domainCode', code);
  const facts = { domain: own.domain, accountEmail: account.email, url: url.href };
  await sendMail(deps, { email: row.mailbox }, domainLinkMail(facts));
}
