import type { JobCategory } from './choice.ts';
import type { JobPostCounts } from './schema.ts';

export const JOB_CATEGORY_LABELS: Record<JobCategory, string> = {
  Software_Development: 'Software Development',
  Software_Testing: 'Software Testing',
  UI_UX_Design: 'UI/UX Design',
};

export const JOB_POST_BENEFITS = {
  hasCompetitiveSalary: 'Competitive salary',
  hasFlexibleHours: 'Flexible hours',
  hasPerformanceBonus: 'Performance bonus',
  hasLearningOpportunities: 'Learning opportunities',
} as const;

export type JobPostBenefit = keyof typeof JOB_POST_BENEFITS;

/** What a job post offers, in words. */
export const benefitsOf = (offered: { [Benefit in JobPostBenefit]?: boolean | undefined }): string[] =>
  (Object.keys(JOB_POST_BENEFITS) as JobPostBenefit[])
    .filter((benefit) => offered[benefit])
    .map((benefit) => JOB_POST_BENEFITS[benefit]);

/** Below the number. */
export const JOB_POST_COUNT_LABELS: Record<Exclude<keyof JobPostCounts, 'jobPostId' | 'toAnswer'>, string> = {
  shortlisted: 'shortlisted',
  invited: 'invited',
  accepted: 'accepted',
};

export const JOB_POST_SENTENCES = {
  none: 'No Job Posts Yet',
  notFound: 'Cannot find requested job post.',
  profileNeeded: 'Please complete your company profile before you create a job post.',
  missingId: 'Invalid URL: Cannot find job post ID.',
  saveFailed: 'Failed to save job post. Please try again.',
  needsImprovements: 'Job post needs improvements. Please check the feedback above for details.',
  queued: 'Job post saved. We are reviewing it now. You do not need to wait.',
  saved: 'Job post saved successfully!',
  deleted: 'Job post deleted.',
  restored: 'Job post restored.',
  restoreFailed: 'Failed to restore job post. Please try again.',
  deleteFailed: 'Failed to delete job post. Please try again.',
} as const;

/** The question after a month, and what became of it. */
export const OPENNESS_WORDS = {
  question: 'Is this job still open?',
  keep: 'Still open',
  close: 'Close it',
  reopen: 'Open again',
  badge: 'Closed',
  kept: 'The job post stays open.',
  closed: 'Job post closed. You can open it again at any time.',
  changeFailed: 'Failed to change the job post. Please try again.',
  closedToTalents: 'The company has closed this job post:',
  confirmed: 'The company last confirmed that this job is open:',
} as const;

export const JOB_POST_CLOSED_SENTENCE = 'This job post is closed. Open it again to invite talent for it.';

export const JOB_POST_NOT_SELECTED_SENTENCE = 'Please select a job post first';

export const jobPostDeletedSentence = (jobPostId: string) =>
  `Cannot find job post with ID ${jobPostId}. The post could have been deleted.`;
