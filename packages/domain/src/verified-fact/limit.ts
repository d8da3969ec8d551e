/** How long a visit to the code host may take. */
export const CODE_ACCOUNT_VISIT_MINUTES = 10;

/** The page of a certificate: the bytes and the seconds that reading it may take. */
export const CERTIFICATE_PAGE_MAX = { bytes: 2_000_000, seconds: 8 } as const;

/** A page proves nothing that has fewer letters of a certification's name than this. */
export const CERTIFICATE_NAME_LETTERS_MIN = 3;
