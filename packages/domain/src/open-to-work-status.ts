/** Zod-free, so that the first page may use it. */
export const OPEN_TO_WORK_STATUSES = ['ActivelySeeking', 'OpenToOpportunities', 'NotSeeking'] as const;
export type OpenToWorkStatus = (typeof OPEN_TO_WORK_STATUSES)[number];

export const OPEN_TO_WORK_STATUS_LABELS: Record<OpenToWorkStatus, string> = {
  ActivelySeeking: 'Actively Seeking',
  OpenToOpportunities: 'Open to Opportunities',
  NotSeeking: 'Not Open to Work',
};

export const ENGLISH_FLUENCIES = ['Beginner', 'Intermediate', 'Advanced', 'Native'] as const;
export type EnglishFluency = (typeof ENGLISH_FLUENCIES)[number];
