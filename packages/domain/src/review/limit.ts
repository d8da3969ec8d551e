export const HUMAN_REVIEW_AI_REVIEW_COUNT_MIN = 10;

export const REVIEW_FEEDBACK_LENGTH = { min: 10, max: 2000 };

/** A human review that is pending for longer is highlighted in the queue. */
export const HUMAN_REVIEW_LATE_HOURS = 24;

/** Records on a page of the admins' lists. */
export const ADMIN_PAGE_SIZE = 20;

export const ADMIN_SEARCH_LENGTH_MAX = 100;
