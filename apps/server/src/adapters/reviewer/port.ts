import type { CompanyProfile } from '@talaash/domain/company-profile/schema';
import type { JobPost } from '@talaash/domain/job-post/schema';
import type { AiReviewResponse } from '@talaash/domain/review/schema';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';

/**
 * Reads a record and says whether it may stand in the marketplace, with reasons that name the field and what to change.
 * Throws when it cannot answer; the caller keeps the save and queues the review.
 */
export type Reviewer = {
  reviewTalentProfile(profile: TalentProfile): Promise<AiReviewResponse>;
  reviewCompanyProfile(profile: CompanyProfile): Promise<AiReviewResponse>;
  reviewJobPost(jobPost: JobPost): Promise<AiReviewResponse>;
};
