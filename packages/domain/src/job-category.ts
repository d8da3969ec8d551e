/** Zod-free, so that the first page may use it. */
export const JOB_CATEGORIES = ['Software_Development', 'Software_Testing', 'UI_UX_Design'] as const;
export type JobCategory = (typeof JOB_CATEGORIES)[number];

export const DEFAULT_JOB_CATEGORY: JobCategory = 'Software_Development';

export const JOB_CATEGORY_LABELS: Record<JobCategory, string> = {
  Software_Development: 'Software Development',
  Software_Testing: 'Software Testing',
  UI_UX_Design: 'UI/UX Design',
};
