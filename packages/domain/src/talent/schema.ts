import { id, timestamps, z } from '../base/schema.ts';
import { AiReviewResponse, HumanReviewResponse } from '../review/schema.ts';

export const TalentKey = z.strictObject({ talentId: id() });

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
