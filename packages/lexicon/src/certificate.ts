import { wordsWith } from './entry.ts';
import { CERTIFICATE } from './generated/certificate.ts';
import { inBothNumbers } from './inflection.ts';

/** What stands before a term of a certificate. No word of a text begins with it, so that nobody finds it by typing. */
const MARK = '^';

/** The term by which whoever has a certificate is found by a word, or a concept, of its name or its issuer. */
export const certificateTerm = (term: string): string => `${MARK}${term}`;

/** The term itself; undefined for one that is no certificate's. */
export const termOfCertificate = (term: string): string | undefined =>
  term.startsWith(MARK) ? term.slice(MARK.length) : undefined;

/** Words that say that a certificate is meant. */
export const CERTIFICATE_WORDS: ReadonlySet<string> = new Set(
  wordsWith(CERTIFICATE, 'saying').flatMap(inBothNumbers),
);

/** Certificates that are asked by their short names alone. */
const NAMES: ReadonlySet<string> = new Set(
  CERTIFICATE.filter(({ marks }) => marks.length === 0).map(({ word }) => word),
);
/** Microsoft numbers its examinations: AZ-104, PL-300. */
const EXAMINATION = /^(?:az|dp|pl|ai|sc|ms|md)-?\d{3}$/;

export const isCertificateName = (word: string): boolean => NAMES.has(word) || EXAMINATION.test(word);
