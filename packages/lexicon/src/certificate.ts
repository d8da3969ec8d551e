/** What stands before a term of a certificate. No word of a text begins with it, so that nobody finds it by typing. */
const MARK = '^';

/** The term by which whoever has a certificate is found by a word, or a concept, of its name or its issuer. */
export const certificateTerm = (term: string): string => `${MARK}${term}`;

/** The term itself; undefined for one that is no certificate's. */
export const termOfCertificate = (term: string): string | undefined =>
  term.startsWith(MARK) ? term.slice(MARK.length) : undefined;

const SAYING = 'certified certification certifications certificate certificates';

/** Words that say that a certificate is meant. */
export const CERTIFICATE_WORDS: ReadonlySet<string> = new Set(SAYING.split(' '));

/** Certificates that are asked by their short names alone. */
const NAMES: ReadonlySet<string> = new Set(
  (
    'pmp prince2 csm cspo psm pspo cbap ccba togaf cobit itil istqb ctfl ceh oscp cissp cisa cism ccsp comptia ' +
    'ccna ccnp ccie rhce rhcsa mcse mcsa cka ckad cks ocjp ocpjp scjp cfa acca cpa frm cma cpc ccs bls acls shrm sphr phr ' +
    'ctet stet cams nism irda irdai nebosh'
  ).split(' '),
);
/** Microsoft numbers its examinations: AZ-104, PL-300. */
const EXAMINATION = /^(?:az|dp|pl|ai|sc|ms|md)-?\d{3}$/;

export const isCertificateName = (word: string): boolean => NAMES.has(word) || EXAMINATION.test(word);
