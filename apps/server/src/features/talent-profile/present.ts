import type {
  FullTalentProfileView,
  RedactedTalentProfileView,
  TalentCard,
} from '@talaash/contract/talent-profile';
import {
  type Audience,
  type FieldAudience,
  type Reader,
  TALENT_CARD_FIELDS,
  TALENT_PROFILE_AUDIENCE,
} from '@talaash/domain/talent-profile/audience';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { withoutNulls } from '../../db/without-nulls.ts';
import type { TalentProfileRow } from './queries.ts';
import { redactor } from './redact.ts';

/** A profile as its owner edits it, for the owner, admins and the reviewer: the table has the fields of the schema. */
export function toTalentProfile({ talentId, ...row }: TalentProfileRow): TalentProfile {
  const { profilePicture, resume, ...rest } = withoutNulls(row);
  return { key: { talentId }, ...rest, profilePicture, resume };
}

/** What a row of results is made of. */
export type TalentCardRow = Pick<
  TalentProfileRow,
  Exclude<(typeof TALENT_CARD_FIELDS)[number], 'key'> | 'talentId'
>;

const card = Object.fromEntries(TALENT_CARD_FIELDS.map((field) => [field, TALENT_PROFILE_AUDIENCE[field]]));

// Made once: a page of results is presented with every pause of a typing hand.
const presentCard = { company: presenterFor('company', card), guest: presenterFor('guest', card) };
const presentWhole = {
  company: presenterFor('company', TALENT_PROFILE_AUDIENCE),
  guest: presenterFor('guest', TALENT_PROFILE_AUDIENCE),
};

/** A row of results as a company sees it. */
export const toTalentCard = (profile: TalentCardRow) =>
  Object.assign(presentCard.company(profile, asIs), {
    key: keyOf(profile),
    isRedacted: false,
  }) as TalentCard & { isRedacted: false };

/** A row of results as a guest sees it. */
export const toRedactedTalentCard = (profile: TalentCardRow) =>
  Object.assign(presentCard.guest(profile, redactor(profile.name)), {
    key: keyOf(profile),
    isRedacted: true,
  }) as TalentCard & { isRedacted: true };

/** Some of the skills of such a row, as they stand on it. */
export const toRedactedSkills = ({ name }: TalentCardRow, skills: readonly string[]): string[] =>
  skills.map(redactor(name));

/** A whole profile as a company sees it. */
export const toFullTalentProfileView = (profile: TalentProfileRow) =>
  Object.assign(presentWhole.company(profile, asIs), {
    key: keyOf(profile),
    isRedacted: false,
  }) as FullTalentProfileView;

/** A whole profile as a guest sees it: nothing in it says who the person is. */
export const toRedactedTalentProfileView = (profile: TalentProfileRow) =>
  Object.assign(presentWhole.guest(profile, redactor(profile.name)), {
    key: keyOf(profile),
    isRedacted: true,
  }) as RedactedTalentProfileView;

const keyOf = ({ talentId }: TalentCardRow) => ({ talentId });

const asIs: Mask = (text) => text;

type Mask = (text: string) => string;
/** @param place of the value, or of what it is a part of, in its list */
type Show = (value: unknown, mask: Mask, place: number) => unknown;

/** Lists what a table shows to a reader, and nothing else; the contract's views are made from the same table. */
function presenterFor(reader: Reader, audience: Audience) {
  const shown = Object.entries(audience)
    .filter(([, to]) => to[reader] !== 'refused')
    .map(([field, to]) => ({ field, show: showFor(reader, to) }));
  return (record: object, mask: Mask, place = 0): object => {
    const view: Record<string, unknown> = {};
    for (const { field, show } of shown) {
      const value = (record as Record<string, unknown>)[field];
      if (value !== null && value !== undefined) view[field] = show(value, mask, place);
    }
    return view;
  };
}

function showFor(reader: Reader, { parts, ...to }: FieldAudience): Show {
  if (to[reader] === 'place') return (_value, _mask, place) => String(place);
  const showOne = parts
    ? (presenterFor(reader, parts) as Show)
    : to[reader] === 'masked'
      ? (((text: string, mask) => mask(text)) as Show)
      : (value: unknown) => value;
  return (value, mask, place) =>
    Array.isArray(value)
      ? value.map((entry, index) => showOne(entry, mask, index))
      : showOne(value, mask, place);
}
