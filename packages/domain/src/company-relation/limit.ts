/** The limits of the shortlist and the hidden profiles. */
export const TALENT_LIST_PAGE_SIZE = 50;

export const COMPANY_LIST_LIMIT = 200;

/** Of each list. */
export const LIST_ENTRIES_MAX = 5000;

/** How many people a company may add to each list in an hour. */
export const LIST_ADDITIONS_PER_HOUR_MAX = 200;

export const NAME_FILTER_DEBOUNCE_MS = 300;
