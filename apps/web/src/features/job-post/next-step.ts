import type { JobPost, JobPostCounts } from '@talaash/domain/job-post/schema';

/** The next step for a job post. Without a button, the company can only wait. */
export type JobPostStep = { text: string; act?: 'improve' | 'answer' | 'invite' | 'find' };

/** @param counts absent while unknown */
export function jobPostStep(
  { isReviewQueued, aiReviewResponse }: JobPost,
  counts: JobPostCounts | undefined,
): JobPostStep {
  if (isReviewQueued) return { text: 'You can invite for it once it has been reviewed.' };
  if (aiReviewResponse?.reviewStatus === 'fail')
    return { text: 'You can invite for it once it passes its review.', act: 'improve' };
  if (!counts) return { text: '', act: 'find' };
  const { shortlisted, invited, toAnswer } = counts;
  if (toAnswer > 0)
    return { text: `${toAnswer} ${toAnswer === 1 ? 'person' : 'people'} to answer`, act: 'answer' };
  if (shortlisted > 0 && invited === 0)
    return { text: 'No one on the shortlist has been invited yet', act: 'invite' };
  if (shortlisted === 0 && invited === 0) return { text: 'No one is shortlisted yet', act: 'find' };
  return { text: 'No messages to answer', act: 'find' };
}
