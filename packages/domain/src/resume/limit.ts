/** Resumes that one talent may have read, on all servers together. */
export const RESUME_READING_LIMIT = { max: 60, seconds: 3600 } as const;

/** How many resumes of one account may be read at a time, on each server: one for each of two tabs. */
export const RESUMES_UNDERWAY_MAX = 2;

/** A resume that takes longer is given up. */
export const RESUME_SECONDS_MAX = 10;
