export const COMPANY_DOMAINS_MAX = 5;

/** A proof is repeated after this time. */
export const DOMAIN_PROOF_DAYS = 30;

/** How long a domain keeps its mark without a proof. */
export const DOMAIN_GRACE_DAYS = 7;

/** How long the DNS servers of a domain may fail to answer, before that counts as a missing record. */
export const DOMAIN_UNKNOWN_DAYS = 30;

/** How soon a failed check is repeated: after a missing record, and after no answer. */
export const DOMAIN_RECHECK_HOURS = { absent: 24, unknown: 6 } as const;

/** The maximum number of companies in one request. */
export const VERIFICATIONS_MAX = 50;

/** Nobody incorporated a company in India earlier. */
export const CIN_YEAR_MIN = 1850;
