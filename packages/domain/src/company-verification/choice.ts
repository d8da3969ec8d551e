/** How a company proves a domain: a TXT record in its DNS, or a link that was mailed to an address at it. */
export const DOMAIN_PROOF_METHODS = ['dns', 'mail'] as const;
export type DomainProofMethod = (typeof DOMAIN_PROOF_METHODS)[number];

/**
 * What a check found: the proof; a certain absence; or no answer, which says nothing about the record.
 */
export type DomainCheckOutcome = 'proven' | 'absent' | 'unknown';

/** What the owner of a domain is mailed about. */
export const DOMAIN_CHANGES = ['proven', 'failing', 'lost'] as const;
export type DomainChange = (typeof DOMAIN_CHANGES)[number];
export const DOMAIN_MAILS = ['failing', 'lost'] as const satisfies readonly DomainChange[];
export type DomainMail = (typeof DOMAIN_MAILS)[number];

/** What identifies a company in India: the number of its tax registration in a state, and of its incorporation. */
export const COMPANY_IDENTIFIER_KINDS = ['gstin', 'cin'] as const;
export type CompanyIdentifierKind = (typeof COMPANY_IDENTIFIER_KINDS)[number];
