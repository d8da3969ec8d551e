import { shownOf } from '@talaash/domain/base/audience';
import { pick, recordOf } from '@talaash/domain/base/complete';
import { JOB_POST_AUDIENCE } from '@talaash/domain/job-post/audience';
import { JOB_POST_FIELDS, type JobPost } from '@talaash/domain/job-post/schema';
import type { JobPostRow } from './queries.ts';

/** The job post with its review, for its company and the reviewer. */
export const toOwnJobPost = (jobPost: JobPostRow): JobPost =>
  recordOf<JobPost>({
    key: { jobPostId: jobPost.jobPostId },
    createdIsoDateTimeUtc: jobPost.createdIsoDateTimeUtc,
    updatedIsoDateTimeUtc: jobPost.updatedIsoDateTimeUtc,
    companyId: jobPost.companyId,
    ...pick(jobPost, JOB_POST_FIELDS),
    confirmedIsoDateTimeUtc: jobPost.confirmedIsoDateTimeUtc,
    askedIsoDateTimeUtc: jobPost.askedIsoDateTimeUtc ?? undefined,
    closedIsoDateTimeUtc: jobPost.closedIsoDateTimeUtc ?? undefined,
    aiReviewResponse: jobPost.aiReviewResponse,
    isReviewQueued: jobPost.reviewQueuedAt ? true : undefined,
  });

/** The job post for a talent who was invited for it. */
export const toJobPost = (jobPost: JobPostRow): JobPost => shownOf(toOwnJobPost(jobPost), JOB_POST_AUDIENCE);
