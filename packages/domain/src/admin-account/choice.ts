/** Which accounts the list shows. */
export const ADMIN_ACCOUNT_FILTERS = ['all', 'talent', 'company', 'admin', 'disabled', 'unverified'] as const;
export type AdminAccountFilter = (typeof ADMIN_ACCOUNT_FILTERS)[number];
