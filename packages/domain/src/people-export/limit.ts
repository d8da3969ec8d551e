/** How often a company may export its people, as whichever list and in whichever form. */
export const PEOPLE_EXPORT_LIMIT = { max: 20, seconds: 3600 } as const;
