export const OPEN_TO_WORK_STATUSES = ['ActivelySeeking', 'OpenToOpportunities', 'NotSeeking'] as const;
export type OpenToWorkStatus = (typeof OPEN_TO_WORK_STATUSES)[number];

/** The open-to-work statuses of profiles that are in search. */
export const SHOWN_STATUSES = [
  'ActivelySeeking',
  'OpenToOpportunities',
] as const satisfies OpenToWorkStatus[];
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

export const ENGLISH_FLUENCIES = ['Beginner', 'Intermediate', 'Advanced', 'Native'] as const;
export type EnglishFluency = (typeof ENGLISH_FLUENCIES)[number];
