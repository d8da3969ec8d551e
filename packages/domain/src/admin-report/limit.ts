export const ADMIN_REPORTS_PAGE_SIZE = 30;

/** How long a case stays with the admin who opened it and does nothing more. */
export const CASE_TAKEN_MINUTES = 15;

/** A report is to be decided within this time. */
export const REPORT_PROMISE_HOURS = 24;

/** What an admin writes to the colleague whom they ask. */
export const ASK_NOTE_LENGTH_MAX = 500;

/** A search finds at most so many cases by their text. */
export const ADMIN_REPORTS_FOUND_MAX = 500;
