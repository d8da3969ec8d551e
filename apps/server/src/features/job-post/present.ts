import type { JobPost } from '@talaash/domain/job-post/schema';
import { withoutNulls } from '../../db/without-nulls.ts';
import type { JobPostRow } from './queries.ts';

/** A job post as an invited talent reads it. */
export const toJobPost = (jobPost: JobPostRow): JobPost => ({
  key: { jobPostId: jobPost.jobPostId },
  createdIsoDateTimeUtc: jobPost.createdIsoDateTimeUtc,
  updatedIsoDateTimeUtc: jobPost.updatedIsoDateTimeUtc,
  companyId: jobPost.companyId,
  category: jobPost.category,
  title: jobPost.title,
  description: jobPost.description,
  ...withoutNulls({
    hasCompetitiveSalary: jobPost.hasCompetitiveSalary,
    hasFlexibleHours: jobPost.hasFlexibleHours,
    hasPerformanceBonus: jobPost.hasPerformanceBonus,
    hasLearningOpportunities: jobPost.hasLearningOpportunities,
  }),
});

/** A job post with its review, for the company whose it is. */
export const toOwnJobPost = (jobPost: JobPostRow): JobPost => ({
  ...toJobPost(jobPost),
  ...(jobPost.aiReviewResponse ? { aiReviewResponse: jobPost.aiReviewResponse } : {}),
  ...(jobPost.reviewQueuedAt ? { isReviewQueued: true } : {}),
});
