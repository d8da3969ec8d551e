/** How often a company may export a shortlist. */
export const SHORTLIST_EXPORT_LIMIT = { max: 20, seconds: 3600 } as const;
