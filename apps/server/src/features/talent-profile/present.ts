import type {
  FullTalentProfileView,
  RedactedTalentProfileView,
  TalentCard,
  TalentProfileView,
} from '@talaash/contract/talent-profile';
import { recordOf } from '@talaash/domain/base/complete';
import { isFactShownTo, VERIFIED_FACT_AUDIENCE } from '@talaash/domain/verified-fact/audience';
import type { VerifiedFact } from '@talaash/domain/verified-fact/schema';
import { factPosition } from '@talaash/domain/verified-fact/statement';
import { ANONYMOUS_TALENT_NAME } from '@talaash/domain/privacy-shield/words';
import {
  type Audience,
  type FieldAudience,
  type Reader,
  TALENT_CARD_FIELDS,
  TALENT_PROFILE_AUDIENCE,
} from '@talaash/domain/talent-profile/audience';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import type { Viewer } from '../../call/viewer.ts';
import { fingerprintOf, type ReadFact } from '../../db/verified-fact.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import type { FoundTalentProfile, ProfileWithFacts, TalentProfileRow } from './queries.ts';
import { redactor } from '@talaash/domain/talent-profile/mask';

/** The full profile, for its owner, admins and the reviewer. The table has the same fields as the schema. */
export function toTalentProfile({ talentId, ...row }: TalentProfileRow): TalentProfile {
  const { profilePicture, resume, ...rest } = withoutNulls(row);
  return { key: { talentId }, ...rest, profilePicture, resume };
}

/** The columns that a search result needs. */
export type TalentCardRow = Pick<
  TalentProfileRow,
  Exclude<(typeof TALENT_CARD_FIELDS)[number], 'key'> | 'talentId'
>;

const card = Object.fromEntries(TALENT_CARD_FIELDS.map((field) => [field, TALENT_PROFILE_AUDIENCE[field]]));

// Built once, because a search presents a page of results each time the user pauses typing.
const presentCard = { company: presenterFor('company', card), guest: presenterFor('guest', card) };
const presentProfile = {
  company: presenterFor('company', TALENT_PROFILE_AUDIENCE),
  guest: presenterFor('guest', TALENT_PROFILE_AUDIENCE),
};

/** A search result for a company. */
export const toTalentCard = (profile: TalentCardRow) =>
  Object.assign(presentCard.company(profile, asIs), {
    key: keyOf(profile),
    isRedacted: false,
  }) as TalentCard & { isRedacted: false };

/** A search result for a guest. */
export const toRedactedTalentCard = (profile: TalentCardRow) =>
  Object.assign(presentCard.guest(profile, redactor(profile.name)), {
    key: keyOf(profile),
    isRedacted: true,
  }) as TalentCard & { isRedacted: true };

/** Some skills of a search result, masked for a guest. */
export const toRedactedSkills = ({ name }: TalentCardRow, skills: readonly string[]): string[] =>
  skills.map(redactor(name));

/** A full profile for a company. */
export const toFullTalentProfileView = ({ profile, facts }: ProfileWithFacts) =>
  Object.assign(presentProfile.company(profile, asIs), {
    key: keyOf(profile),
    verifiedFacts: toVerifiedFacts(profile, facts, 'company'),
    isRedacted: false,
  }) as FullTalentProfileView;

/** A full profile for a guest, without anything that identifies the person. */
export const toRedactedTalentProfileView = ({ profile, facts }: ProfileWithFacts) =>
  Object.assign(presentProfile.guest(profile, redactor(profile.name)), {
    key: keyOf(profile),
    verifiedFacts: toVerifiedFacts(profile, facts, 'guest'),
    isRedacted: true,
  }) as RedactedTalentProfileView;

/** The marks of a profile that a reader gets: those of facts that the profile has exactly as they were verified. */
function toVerifiedFacts(profile: TalentProfileRow, facts: readonly ReadFact[], to: Reader): VerifiedFact[] {
  return facts
    .filter((fact) => isFactShownTo(to, fact.kind) && fact.fingerprint === fingerprintOf(profile, fact))
    .map((fact) => factShownTo(to, toVerifiedFact(profile, fact)));
}

const factShownTo = (to: Reader, fact: VerifiedFact): VerifiedFact =>
  Object.fromEntries(
    Object.entries(fact).filter(
      ([field]) => VERIFIED_FACT_AUDIENCE[field as keyof VerifiedFact][to] === 'shown',
    ),
  ) as VerifiedFact;

/** A mark for readers of the profile. */
export const toVerifiedFact = (profile: TalentProfileRow, fact: ReadFact): VerifiedFact =>
  recordOf<VerifiedFact>({
    kind: fact.kind,
    position: factPosition(profile, fact),
    verifier: fact.verifier,
    verifiedIsoDateTimeUtc: new Date(fact.verifiedAt).toISOString(),
  });

/** What threads and lists keep of a talent. */
export const keptTalent = ({ name, jobTitle }: { name: string; jobTitle: string }, isAnonymous: boolean) =>
  isAnonymous
    ? { talentName: ANONYMOUS_TALENT_NAME, talentJobTitle: redactor(name)(jobTitle) }
    : { talentName: name, talentJobTitle: jobTitle };

/** The view of a profile for a viewer; undefined if the viewer may not see it. */
export function viewFor(viewer: Viewer, found: FoundTalentProfile): TalentProfileView | undefined {
  const { profile } = found;
  if (viewer?.isAdmin || viewer?.talentId === profile.talentId) return toFullTalentProfileView(found);
  if (found.isVisible) return toFullTalentProfileView(found);
  return found.isInSearch ? toRedactedTalentProfileView(found) : undefined;
}

const keyOf = ({ talentId }: TalentCardRow) => ({ talentId });

const asIs: Mask = (text) => text;

type Mask = (text: string) => string;
/** @param position index in its list of the value, or of the entry that contains it */
type Show = (value: unknown, mask: Mask, position: number) => unknown;

/** Builds a function that copies only the fields that the reader may see. The contract's views use the same table. */
function presenterFor(reader: Reader, audience: Audience) {
  const shown = Object.entries(audience)
    .filter(([, to]) => to[reader] !== 'refused')
    .map(([field, to]) => ({ field, show: showFor(reader, to) }));
  return (record: object, mask: Mask, position = 0): object => {
    const view: Record<string, unknown> = {};
    for (const { field, show } of shown) {
      const value = (record as Record<string, unknown>)[field];
      if (value !== null && value !== undefined) view[field] = show(value, mask, position);
    }
    return view;
  };
}

function showFor(reader: Reader, { parts, ...to }: FieldAudience): Show {
  if (to[reader] === 'position') return (_value, _mask, position) => String(position);
  const showOne = parts
    ? (presenterFor(reader, parts) as Show)
    : to[reader] === 'masked'
      ? (((text: string, mask) => mask(text)) as Show)
      : (value: unknown) => value;
  return (value, mask, position) =>
    Array.isArray(value)
      ? value.map((entry, index) => showOne(entry, mask, index))
      : showOne(value, mask, position);
}
