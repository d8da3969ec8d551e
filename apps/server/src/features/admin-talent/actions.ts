import type { HumanReviewAnswer } from '@talaash/domain/review/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { talents } from '../../db/schema/talent.ts';
import { answerHumanReview } from '../../reviewed/human-review.ts';
import { recordAdminAction } from '../admin-action/actions.ts';
import { lockTalent } from '../talent/queries.ts';
import { toTalentProfile } from '../talent-profile/present.ts';
import { readTalentProfile } from '../talent-profile/queries.ts';

/** Approves or rejects a talent whose human review is pending. Throws CONFLICT as `answerHumanReview` does. */
export async function reviewTalent(
  { events, now }: Pick<Deps, 'events' | 'now'>,
  given: { talentId: string; adminUid: string; answer: HumanReviewAnswer; readVersion: string | undefined },
): Promise<typeof talents.$inferSelect> {
  const { talentId, adminUid, answer, readVersion } = given;
  return events.transaction(async (tx) => {
    const holder = await lockTalent(tx, talentId);
    if (!holder) throw refusal('NOT_FOUND');
    const stored = await readTalentProfile(tx, talentId);
    const reviewed = await answerHumanReview(tx, {
      of: { talentId },
      holder,
      profile: stored && toTalentProfile(stored),
      readVersion,
      answer,
      adminUid,
      now: now(),
      event: { kind: 'talent.reviewed', actorUid: adminUid, talentId },
      update: (columns) => tx.update(talents).set(columns).where(eq(talents.talentId, talentId)).returning(),
    });
    await recordAdminAction(tx, {
      act: answer.reviewStatus === 'pass' ? 'talent.approved' : 'talent.rejected',
      adminUid,
      on: { uid: holder.createdByUid, talentId },
      before: { ...holder.humanReviewResponse },
      after: { ...answer },
    });
    return reviewed;
  });
}
