import { recordOf } from '@talaash/domain/base/complete';
import type { Company } from '@talaash/domain/company/schema';
import type { companies } from '../../db/schema/company.ts';

/** A company, its plan and its reviews, for its owner and for admins. */
export const toCompany = (company: typeof companies.$inferSelect): Company =>
  recordOf<Company>({
    key: { companyId: company.companyId },
    createdIsoDateTimeUtc: company.createdIsoDateTimeUtc,
    updatedIsoDateTimeUtc: company.updatedIsoDateTimeUtc,
    createdByUid: company.createdByUid,
    subscriptionPlan: company.hasPremiumAccess ? 'premium' : undefined,
    hasPremiumAccess: company.hasPremiumAccess,
    aiReviewResponse: company.aiReviewResponse,
    humanReviewResponse: company.humanReviewResponse,
    isHumanReviewPassedAtleastOnce: company.isHumanReviewPassedAtleastOnce,
    isReviewQueued: company.reviewQueuedAt ? true : undefined,
  });
