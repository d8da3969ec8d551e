/** How many weeks and hours a trend goes back, with the one that runs. */
export const OVERVIEW_WEEKS = 12;
export const OVERVIEW_HOURS = 12;

/** How often the page asks again, and after how long it says that its figures are old. */
export const OVERVIEW_REFRESH_SECONDS = 15;
export const OVERVIEW_OLD_SECONDS = 60;

/** A review that waits for longer is late. */
export const REVIEW_PROMISE_HOURS = 24;

/** The search index is late when it is behind by more. */
export const INDEX_LATE_SECONDS = 10;

export const OVERVIEW_ROWS_MAX = 10;
