import type { CompanyProfile } from '@talaash/domain/company-profile/schema';
import type { JobPost } from '@talaash/domain/job-post/schema';
import type { AiReviewResponse } from '@talaash/domain/review/schema';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';

/**
 * Decides whether a record may appear in the marketplace. The reasons name a field and what to change in it.
 * Throws when it cannot answer: the caller then saves the record without a review and queues the review.
 */
export type Reviewer = {
  reviewTalentProfile(profile: TalentProfile): Promise<AiReviewResponse>;
  reviewCompanyProfile(profile: CompanyProfile): Promise<AiReviewResponse>;
  reviewJobPost(jobPost: JobPost): Promise<AiReviewResponse>;
};
