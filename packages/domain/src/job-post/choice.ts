export const JOB_CATEGORIES = ['Software_Development', 'Software_Testing', 'UI_UX_Design'] as const;
export type JobCategory = (typeof JOB_CATEGORIES)[number];

export const DEFAULT_JOB_CATEGORY: JobCategory = 'Software_Development';

/** What an import does with a row of a file. */
export const IMPORTED_ROW_STATES = ['new', 'known', 'refused'] as const;
export type ImportedRowState = (typeof IMPORTED_ROW_STATES)[number];
