import { id, timestamps, z } from '../base/schema.ts';
import { AiReviewResponse, HumanReviewResponse } from '../review/schema.ts';

export const CompanyKey = z.strictObject({ companyId: id() });

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
