import type { VerifiedFactKind } from './choice.ts';
import type { VerifiedFact } from './schema.ts';

const CLAIMS: Record<VerifiedFactKind, (verifier: string | undefined) => string> = {
  employer: (domain) => (domain ? `Employer confirmed by email at ${domain}` : 'Employer confirmed by email'),
  codeAccount: (host) =>
    host ? `GitHub account is theirs, confirmed by ${host}` : 'GitHub account is theirs',
  certification: (host) =>
    host ? `Person and certificate are named at ${host}` : 'Person and certificate are named at its link',
};

type Claim = Pick<VerifiedFact, 'kind' | 'verifier'>;

/** What was verified, and by whom. */
export const verifiedFactClaim = ({ kind, verifier }: Claim): string => CLAIMS[kind](verifier);

/**
 * What was verified, by whom and when: the same sentence on every page. It never says that somebody is skilled.
 *
 * @param on the day as its reader writes it
 */
export const verifiedFactSentence = (fact: Claim, on: string): string => `${verifiedFactClaim(fact)}, ${on}`;

/** The entries of a profile as its reader sees them. */
type Entries = {
  workExperiences: readonly { company: string }[];
  certifications: readonly { name: string }[];
};

/** The same where a mark stands apart from its job or certification, which it then names. */
export function namedFactSentence(
  fact: Claim & Pick<VerifiedFact, 'position'>,
  { workExperiences, certifications }: Entries,
  on: string,
): string {
  const at = fact.position ?? -1;
  const name = fact.kind === 'employer' ? workExperiences[at]?.company : certifications[at]?.name;
  const sentence = verifiedFactSentence(fact, on);
  return name === undefined ? sentence : `${name}: ${sentence}`;
}

/** Beside the sentence, for those who ask. */
export const VERIFIED_FACT_NOTES: Record<VerifiedFactKind, string> = {
  employer:
    'Somebody with this account opened a link in a mailbox at this domain. It says nothing about the title or the work.',
  codeAccount:
    'The owner of this account logged in at GitHub. It says whose account it is, not how good they are.',
  certification:
    'The page behind the link names this person and this certificate. Talaash did not ask the issuer.',
};
