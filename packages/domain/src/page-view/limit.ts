/** The figures on the overview: how many days with today, and how many pages. */
export const PAGE_VIEW_DAYS = 7;
export const PAGE_VIEW_ROWS_MAX = 5;

/** Counts are kept for a year and a month, to compare a month with that of last year. */
export const PAGE_VIEW_KEPT_DAYS = 400;
