import type { HumanReviewAnswer } from '@talaash/domain/review/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { companies } from '../../db/schema/company.ts';
import { answerHumanReview } from '../../reviewed/human-review.ts';
import { recordAdminAction } from '../admin-action/actions.ts';
import { lockCompany } from '../company/queries.ts';
import { toCompanyProfile } from '../company-profile/present.ts';
import { readCompanyProfile } from '../company-profile/queries.ts';

/** Approves or rejects a company whose human review is pending. Throws CONFLICT as `answerHumanReview` does. */
export async function reviewCompany(
  { events, now }: Pick<Deps, 'events' | 'now'>,
  given: { companyId: string; adminUid: string; answer: HumanReviewAnswer; readVersion: string | undefined },
): Promise<typeof companies.$inferSelect> {
  const { companyId, adminUid, answer, readVersion } = given;
  return events.transaction(async (tx) => {
    const holder = await lockCompany(tx, companyId);
    if (!holder) throw refusal('NOT_FOUND');
    const stored = await readCompanyProfile(tx, companyId);
    const reviewed = await answerHumanReview(tx, {
      of: { companyId },
      holder,
      profile: stored && toCompanyProfile(stored),
      readVersion,
      answer,
      adminUid,
      now: now(),
      event: { kind: 'company.reviewed', actorUid: adminUid, companyId },
      update: (columns) =>
        tx.update(companies).set(columns).where(eq(companies.companyId, companyId)).returning(),
    });
    await recordAdminAction(tx, {
      act: answer.reviewStatus === 'pass' ? 'company.approved' : 'company.rejected',
      adminUid,
      on: { uid: holder.createdByUid, companyId },
      before: { ...holder.humanReviewResponse },
      after: { ...answer },
    });
    return reviewed;
  });
}
