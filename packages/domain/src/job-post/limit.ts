export const JOB_POST_TITLE_LENGTH = { min: 3, max: 200 } as const;

/** How long a deletion can be undone. */
export const JOB_POST_RESTORE_MINUTES = 10;

/** How many skills of a job post are offered as filters of its search. */
export const JOB_POST_SKILLS_MAX = 8;

export const JOB_POST_DESCRIPTION_LENGTH = { min: 10, max: 5000 } as const;
