import { AiReviewResponse, HumanReviewResponse } from './review.ts';
import { id, timestamps, z } from './schema.ts';
import { TalentKey } from './talent-profile.ts';

export const Talent = z.strictObject({
  key: TalentKey,
  ...timestamps,
  createdByUid: id(),
  aiReviewResponse: AiReviewResponse.optional(),
  humanReviewResponse: HumanReviewResponse.optional(),
  isHumanReviewPassedAtleastOnce: z.boolean(),
  aiReviewCount: z.number().int().min(0),
  isReviewQueued: z.boolean().optional(),
});
export type Talent = z.infer<typeof Talent>;
