import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { companyDomains } from '../../db/schema/company-verification.ts';
import type { JobData } from '../../jobs/job.ts';
import { DOMAIN_MAIL_CONTENTS } from '../../mail/domain-mail.ts';
import { type MailDeps, sendMail } from '../../mail/send.ts';
import { readRecipient } from './queries.ts';

/** Mails a company that a domain needs a new proof or has lost its mark, if that is still so. */
export async function mailDomainChange(
  deps: Pick<Deps, 'db'> & MailDeps,
  { companyId, domain, change, uid }: JobData['companyDomain.mail'],
): Promise<void> {
  const [row] = await deps.db
    .select()
    .from(companyDomains)
    .where(and(eq(companyDomains.companyId, companyId), eq(companyDomains.domain, domain)));
  if (!row || (change === 'failing' ? row.failingSince : row.lostAt) === null) return;
  const recipient = await readRecipient(
    deps.db,
    { side: 'company', id: companyId, uid },
    change === 'failing' ? 'domainFailing' : 'domainLost',
  );
  if (!recipient) return;
  const facts = {
    name: recipient.name,
    domain,
    method: row.method ?? 'dns',
    url: new URL('/company/profile', deps.baseUrl()).href,
  };
  await sendMail(deps, recipient, DOMAIN_MAIL_CONTENTS[change](facts));
}
