export const SAVED_SEARCH_NAME_LENGTH = { min: 1, max: 80 } as const;

/** Per company. All are counted in one request. */
export const SAVED_SEARCHES_MAX = 50;

/** How many people of one saved search an alert names. */
export const ALERT_PEOPLE_MAX = 5;

/** A company that returns sooner continues the same visit, so new people stay new. */
export const SEARCH_VISIT_MINUTES = 60;
