export const JOB_POST_TITLE_LENGTH = { min: 3, max: 200 } as const;

/** How long a deletion can be undone. */
export const JOB_POST_RESTORE_MINUTES = 10;

/** After how many days we ask whether a job post is still open. */
export const JOB_POST_ASK_DAYS = 30;

/** How many days later it closes if nobody answers. */
export const JOB_POST_ANSWER_DAYS = 7;

/** How many skills of a job post are offered as filters of its search. */
export const JOB_POST_SKILLS_MAX = 8;

export const JOB_POST_DESCRIPTION_LENGTH = { min: 10, max: 5000 } as const;

/** What one import may have. */
export const JOB_POST_IMPORT_MAX = { rows: 100, characters: 700_000 } as const;
