export const JOB_POST_TITLE_LENGTH = { min: 3, max: 200 } as const;

export const JOB_POST_DESCRIPTION_LENGTH = { min: 10, max: 5000 } as const;
