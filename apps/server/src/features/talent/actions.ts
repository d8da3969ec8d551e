import { talentHumanReviewRefusal } from '@talaash/domain/review/rule';
import { eq } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import { nextVersion } from '../../call/version.ts';
import { talents } from '../../db/schema/talent.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { toTalent } from './present.ts';
import { lockTalent } from './queries.ts';

/** Requests a human review. The comments of an earlier one stay for the reviewer. */
export async function requestHumanReview(
  { events, now }: Pick<Deps, 'events' | 'now'>,
  { talentId, uid }: { talentId: string; uid: string },
) {
  return events.transaction(async (tx) => {
    const talent = await lockTalent(tx, talentId);
    if (!talent) throw refusal('NOT_FOUND');
    const reason = talentHumanReviewRefusal(toTalent(talent));
    if (reason) throw refusal('BUSINESS_RULE_VIOLATION', reason);
    const commentsMarkdown = talent.humanReviewResponse?.commentsMarkdown ?? '';
    const updatedIsoDateTimeUtc = nextVersion(now(), talent);
    const [changed] = await tx
      .update(talents)
      .set({
        humanReviewResponse: { reviewStatus: 'pending', commentsMarkdown },
        humanReviewWaitingSince: updatedIsoDateTimeUtc,
        updatedIsoDateTimeUtc,
      })
      .where(eq(talents.talentId, talentId))
      .returning();
    await record(tx, { kind: 'talent.humanReviewRequested', actorUid: uid, talentId });
    return changed ?? talent;
  });
}
