import { CompanyKey } from './company-profile.ts';
import { AiReviewResponse, HumanReviewResponse } from './review.ts';
import { id, timestamps, z } from './schema.ts';

export const Company = z.strictObject({
  key: CompanyKey,
  ...timestamps,
  createdByUid: id(),
  subscriptionPlan: z.literal('premium').optional(),
  hasPremiumAccess: z.boolean(),
  aiReviewResponse: AiReviewResponse.optional(),
  humanReviewResponse: HumanReviewResponse.optional(),
  isHumanReviewPassedAtleastOnce: z.boolean(),
  isReviewQueued: z.boolean().optional(),
});
export type Company = z.infer<typeof Company>;
