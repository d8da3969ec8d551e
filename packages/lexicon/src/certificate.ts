import { wordsWith } from './entry.ts';
import { CERTIFICATE } from './generated/certificate.ts';
import { inBothNumbers } from './inflection.ts';

/** The prefix of a certificate's term. No word in a text starts with it, so no query can type such a term. */
const MARK = '^';

/** The term that finds the holders of a certificate by a word or concept of its name or issuer. */
export const certificateTerm = (term: string): string => `${MARK}${term}`;

/** Words that say that the query means a certificate. */
export const CERTIFICATE_WORDS: ReadonlySet<string> = new Set(
  wordsWith(CERTIFICATE, 'saying').flatMap(inBothNumbers),
);

/** Certificates that a query names by their short name alone. */
const NAMES: ReadonlySet<string> = new Set(
  CERTIFICATE.filter(({ marks }) => marks.length === 0).map(({ word }) => word),
);
/** The numbers of Microsoft's exams: AZ-104, PL-300. */
const EXAMINATION = /^(?:az|dp|pl|ai|sc|ms|md)-?\d{3}$/;

export const isCertificateName = (word: string): boolean => NAMES.has(word) || EXAMINATION.test(word);
