import { companyHumanReviewRefusal } from '@talaash/domain/review/rule';
import { eq } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import { nextVersion } from '../../call/version.ts';
import { companies } from '../../db/schema/company.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { toCompany } from './present.ts';
import { lockCompany } from './queries.ts';

/** Requests a human review. The comments of an earlier one stay for the reviewer. */
export async function requestHumanReview(
  { events, now }: Pick<Deps, 'events' | 'now'>,
  { companyId, uid }: { companyId: string; uid: string },
) {
  return events.transaction(async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (!company) throw refusal('NOT_FOUND');
    const reason = companyHumanReviewRefusal(toCompany(company));
    if (reason) throw refusal('BUSINESS_RULE_VIOLATION', reason);
    const commentsMarkdown = company.humanReviewResponse?.commentsMarkdown ?? '';
    const updatedIsoDateTimeUtc = nextVersion(now(), company);
    const [changed] = await tx
      .update(companies)
      .set({
        humanReviewResponse: { reviewStatus: 'pending', commentsMarkdown },
        humanReviewWaitingSince: updatedIsoDateTimeUtc,
        updatedIsoDateTimeUtc,
      })
      .where(eq(companies.companyId, companyId))
      .returning();
    await record(tx, { kind: 'company.humanReviewRequested', actorUid: uid, companyId });
    return changed ?? company;
  });
}
