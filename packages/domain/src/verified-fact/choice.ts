/** What a talent can have verified: the employer of a job, a code account, a certification. */
export const VERIFIED_FACT_KINDS = ['employer', 'codeAccount', 'certification'] as const;
export type VerifiedFactKind = (typeof VERIFIED_FACT_KINDS)[number];

/** How a visit to the code host ended. The address of the profile page carries it. */
export const CODE_ACCOUNT_RESULTS = [
  'verified',
  'cancelled',
  'expired',
  'otherAccount',
  'changed',
  'failed',
] as const;
export type CodeAccountResult = (typeof CODE_ACCOUNT_RESULTS)[number];

/** What reading the page of a certificate found. */
export const CERTIFICATE_PAGE_OUTCOMES = ['named', 'notNamed', 'unreachable', 'refused'] as const;
export type CertificatePageOutcome = (typeof CERTIFICATE_PAGE_OUTCOMES)[number];
