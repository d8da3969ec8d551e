import { SEARCH_PAGE_SIZE } from '../talent-search/limit.ts';

/** How many people are matched in one call: a page of results. */
export const MATCHED_TALENTS_MAX = SEARCH_PAGE_SIZE;

/** Of so many job posts, the latest ones, a talent learns why they were found. */
export const WHY_FOUND_POSTS_MAX = 12;

/** Of the posts that the talent knows, so many are shown one by one. */
export const WHY_FOUND_INVITATIONS_MAX = 3;
