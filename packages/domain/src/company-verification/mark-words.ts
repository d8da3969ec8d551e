import type { DomainProofMethod } from './choice.ts';

/** The mark of a company with a proven domain. */
export const VERIFIED_DOMAIN_MARK = 'Verified domain';

const METHOD_WORDS: Record<DomainProofMethod, string> = {
  dns: 'by a DNS record',
  mail: 'by an email to the domain',
};

/** Who verified a domain and how. */
export const verifiedDomainNote = (method: DomainProofMethod): string =>
  `Talaash verified this ${METHOD_WORDS[method]}. It says whose domain it is, nothing more.`;
