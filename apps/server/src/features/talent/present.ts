import type { Talent } from '@talaash/domain/talent/schema';
import type { talents } from '../../db/schema/talent.ts';

/** A talent and its reviews, for the owner and for admins. */
export const toTalent = (talent: typeof talents.$inferSelect): Talent => ({
  key: { talentId: talent.talentId },
  createdIsoDateTimeUtc: talent.createdIsoDateTimeUtc,
  updatedIsoDateTimeUtc: talent.updatedIsoDateTimeUtc,
  createdByUid: talent.createdByUid,
  ...(talent.aiReviewResponse ? { aiReviewResponse: talent.aiReviewResponse } : {}),
  ...(talent.humanReviewResponse ? { humanReviewResponse: talent.humanReviewResponse } : {}),
  isHumanReviewPassedAtleastOnce: talent.isHumanReviewPassedAtleastOnce,
  aiReviewCount: talent.aiReviewCount,
  ...(talent.reviewQueuedAt ? { isReviewQueued: true } : {}),
});
