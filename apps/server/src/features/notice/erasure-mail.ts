import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { erasureRequests } from '../../db/schema/privacy-shield.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import type { JobData } from '../../jobs/job.ts';
import { erasureMail } from '../../mail/erasure-mail.ts';
import { type MailDeps, sendMail } from '../../mail/send.ts';
import { readRecipient } from './queries.ts';

/** Mails a company that somebody asks it to erase their data, unless it has confirmed that meanwhile. */
export async function mailErasureRequest(
  deps: Pick<Deps, 'db'> & MailDeps,
  { companyId, talentId, uid }: JobData['erasure.mail'],
): Promise<void> {
  const [request] = await deps.db
    .select({ talentName: talentProfiles.name, confirmedAt: erasureRequests.confirmedAt })
    .from(erasureRequests)
    .innerJoin(talentProfiles, eq(talentProfiles.talentId, erasureRequests.talentId))
    .where(and(eq(erasureRequests.companyId, companyId), eq(erasureRequests.talentId, talentId)));
  if (!request || request.confirmedAt !== null) return;
  const recipient = await readRecipient(deps.db, { side: 'company', id: companyId, uid }, 'erasureRequested');
  if (!recipient) return;
  const url = new URL('/company/settings#erasure', deps.baseUrl()).href;
  await sendMail(deps, recipient, erasureMail({ name: recipient.name, talentName: request.talentName, url }));
}
