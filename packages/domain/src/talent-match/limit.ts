import { SEARCH_PAGE_SIZE } from '../talent-search/limit.ts';

/** How many people one call matches: a page of results. */
export const MATCHED_TALENTS_MAX = SEARCH_PAGE_SIZE;

/** How many of the latest job posts show a talent why they were found. */
export const WHY_FOUND_POSTS_MAX = 12;

/** How many of the posts that the talent knows are shown one by one. */
export const WHY_FOUND_INVITATIONS_MAX = 3;
