/** How far back answers are counted. */
export const ANSWER_RATE_DAYS = 90;

/** What is younger than this is left out: its answer may still come. */
export const ANSWER_RATE_YOUNG_DAYS = 3;

/** With fewer, a rate says nothing. */
export const ANSWER_RATE_COUNTED_MIN = 5;

/** From this share on, a party gets the mark. */
export const ANSWER_RATE_MARK_PERCENT = 90;

/** How many talents or companies one call asks about. */
export const ANSWER_RATES_MAX = 100;
