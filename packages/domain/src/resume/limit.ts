/** How many resumes of one talent are parsed, across all servers. */
export const RESUME_READING_LIMIT = { max: 60, seconds: 3600 } as const;

/** How many resumes of one account are parsed at a time, on each server: one for each of two tabs. */
export const RESUMES_UNDERWAY_MAX = 2;

/** The time-out of parsing a resume. */
export const RESUME_SECONDS_MAX = 10;
