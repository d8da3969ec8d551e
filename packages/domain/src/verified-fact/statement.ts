import type { TalentProfile, Tenure } from '../talent-profile/schema.ts';
import type { VerifiedFactKind } from './choice.ts';

/** The parts of a profile that facts are made of. The form's values have them too. */
export type FactProfile = Pick<TalentProfile, 'name'> & {
  githubProfileUrl?: string | null | undefined;
  workExperiences: readonly FactEmployer[];
  certifications: readonly FactCertification[];
};
export type FactEmployer = {
  id: string;
  designation: string;
  company: string;
  tenure: Pick<Tenure, 'startIsoMonth'>;
  isInternship: boolean;
};
export type FactCertification = {
  id: string;
  name: string;
  issuingOrganization: string;
  issueIsoMonth: string;
  credentialId?: string | undefined;
  credentialUrl?: string | undefined;
};

/** A fact of a profile: its kind, and the id of its entry. The code account has no entry: its id is the host. */
export type FactKey = { kind: VerifiedFactKind; entryId: string };

export const CODE_HOST = 'github.com';
export const CODE_ACCOUNT_KEY = { kind: 'codeAccount', entryId: CODE_HOST } as const satisfies FactKey;

/** The link of an account: its host alone would be the site, and a longer path one of its projects. */
const ACCOUNT_LINK = /^https?:\/\/(?:www\.)?github\.com\/([a-z\d](?:[a-z\d-]{0,38}))\/?(?:[?#].*)?$/i;

/** The account in the link of a profile, in lower case; undefined if the link names none. */
export const codeAccountOf = (url: string | null | undefined): string | undefined =>
  ACCOUNT_LINK.exec(url ?? '')?.[1]?.toLowerCase();

/**
 * Everything that a mark vouches for, as one text; undefined if the profile does not have the fact. A mark holds for exactly this
 * text: any edit of it drops the mark.
 */
export function factStatement(profile: FactProfile, { kind, entryId }: FactKey): string | undefined {
  if (kind === 'codeAccount')
    return entryId === CODE_HOST ? codeAccountOf(profile.githubProfileUrl) : undefined;
  if (kind === 'employer') {
    const job = profile.workExperiences.find(({ id }) => id === entryId);
    return job && textOf(job.company, job.designation, job.tenure.startIsoMonth, job.isInternship);
  }
  const one = profile.certifications.find(({ id }) => id === entryId);
  // The page names a person: with another name on the profile, it would name somebody else.
  return (
    one?.credentialUrl &&
    textOf(
      profile.name,
      one.name,
      one.issuingOrganization,
      one.issueIsoMonth,
      one.credentialId,
      one.credentialUrl,
    )
  );
}

const textOf = (...parts: (string | boolean | undefined)[]): string =>
  JSON.stringify(
    parts.map((part) => (typeof part === 'string' ? part.normalize('NFC').trim() : (part ?? ''))),
  );

/** The position of a fact's entry in its list; undefined for the code account. */
export function factPosition(profile: FactProfile, { kind, entryId }: FactKey): number | undefined {
  if (kind === 'codeAccount') return undefined;
  const list = kind === 'employer' ? profile.workExperiences : profile.certifications;
  const position = list.findIndex(({ id }) => id === entryId);
  return position === -1 ? undefined : position;
}

/** The facts of `keys` whose mark a save would drop: those that are not in `after` as they were in `before`. */
export const droppedBy = <Key extends FactKey>(
  keys: readonly Key[],
  { before, after }: { before: FactProfile; after: FactProfile },
): Key[] => keys.filter((key) => factStatement(before, key) !== factStatement(after, key));

/** What people call a fact of a profile. */
export function factName(profile: FactProfile, { kind, entryId }: FactKey): string {
  if (kind === 'codeAccount') return 'GitHub account';
  const name =
    kind === 'employer'
      ? profile.workExperiences.find(({ id }) => id === entryId)?.company
      : profile.certifications.find(({ id }) => id === entryId)?.name;
  return name ?? '';
}
