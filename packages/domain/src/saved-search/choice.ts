/** How often a company is mailed the new people of a saved search. */
export const SEARCH_ALERTS = ['off', 'daily', 'weekly'] as const;
export type SearchAlert = (typeof SEARCH_ALERTS)[number];
