/** How many weeks and hours a trend covers, including the current one. */
export const OVERVIEW_WEEKS = 12;
export const OVERVIEW_HOURS = 12;

/** How often the page refreshes, and when it marks its figures as stale. */
export const OVERVIEW_REFRESH_SECONDS = 15;
export const OVERVIEW_OLD_SECONDS = 60;

/** A review that is pending for longer is late. */
export const REVIEW_PROMISE_HOURS = 24;

/** The search index is late if it lags by more. */
export const INDEX_LATE_SECONDS = 10;

export const OVERVIEW_ROWS_MAX = 10;
