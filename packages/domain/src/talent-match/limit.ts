import { SEARCH_PAGE_SIZE } from '../talent-search/limit.ts';

/** How many people are matched in one call: a page of results. */
export const MATCHED_TALENTS_MAX = SEARCH_PAGE_SIZE;

/** So many pages of the people whom the search of a job post finds stand in the order of their match. */
export const MATCH_ORDERED_PAGES = 3;

/** Of so many job posts, the latest ones, a talent learns why they were found. */
export const WHY_FOUND_POSTS_MAX = 12;

/** Of the posts that the talent knows, so many are shown one by one. */
export const WHY_FOUND_INVITATIONS_MAX = 3;
