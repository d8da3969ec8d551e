/** The limits of the shortlist and the hidden profiles. */
export const TALENT_LIST_PAGE_SIZE = 50;

export const COMPANY_LIST_LIMIT = 200;

export const NAME_FILTER_DEBOUNCE_MS = 300;
