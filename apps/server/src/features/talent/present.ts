import { recordOf } from '@talaash/domain/base/complete';
import type { Talent } from '@talaash/domain/talent/schema';
import type { talents } from '../../db/schema/talent.ts';

/** A talent and its reviews, for the owner and for admins. */
export const toTalent = (talent: typeof talents.$inferSelect): Talent =>
  recordOf<Talent>({
    key: { talentId: talent.talentId },
    createdIsoDateTimeUtc: talent.createdIsoDateTimeUtc,
    updatedIsoDateTimeUtc: talent.updatedIsoDateTimeUtc,
    createdByUid: talent.createdByUid,
    aiReviewResponse: talent.aiReviewResponse,
    humanReviewResponse: talent.humanReviewResponse,
    isHumanReviewPassedAtleastOnce: talent.isHumanReviewPassedAtleastOnce,
    aiReviewCount: talent.aiReviewCount,
    isReviewQueued: talent.reviewQueuedAt ? true : undefined,
  });
