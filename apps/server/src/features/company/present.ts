import type { Company } from '@talaash/domain/company/schema';
import type { companies } from '../../db/schema/company.ts';

/** A company, its plan and its reviews, for its owner and for admins. */
export const toCompany = (company: typeof companies.$inferSelect): Company => ({
  key: { companyId: company.companyId },
  createdIsoDateTimeUtc: company.createdIsoDateTimeUtc,
  updatedIsoDateTimeUtc: company.updatedIsoDateTimeUtc,
  createdByUid: company.createdByUid,
  ...(company.hasPremiumAccess ? { subscriptionPlan: 'premium' as const } : {}),
  hasPremiumAccess: company.hasPremiumAccess,
  ...(company.aiReviewResponse ? { aiReviewResponse: company.aiReviewResponse } : {}),
  ...(company.humanReviewResponse ? { humanReviewResponse: company.humanReviewResponse } : {}),
  isHumanReviewPassedAtleastOnce: company.isHumanReviewPassedAtleastOnce,
  ...(company.reviewQueuedAt ? { isReviewQueued: true } : {}),
});
