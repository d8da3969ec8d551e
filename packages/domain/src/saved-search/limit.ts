export const SAVED_SEARCH_NAME_LENGTH = { min: 1, max: 80 } as const;

/** Of one company. All are counted at once. */
export const SAVED_SEARCHES_MAX = 50;

/** How many people of one saved search an alert names. */
export const ALERT_PEOPLE_MAX = 5;

/** A company that comes back sooner is still at the same visit, so what is new stays new. */
export const SEARCH_VISIT_MINUTES = 60;
