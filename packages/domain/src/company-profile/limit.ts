export const COMPANY_NAME_LENGTH = { min: 3, max: 100 } as const;

export const COMPANY_OVERVIEW_LENGTH_MAX = 1000;
