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

const CARD_AUDIENCE: Audience = Object.fromEntries(
  TALENT_CARD_FIELDS.map((field) => [field, TALENT_PROFILE_AUDIENCE[field]]),
);

/** A row of results as a company sees it. */
export const toTalentCard = (profile: TalentCardRow) =>
  ({ ...viewFor('company', profile, CARD_AUDIENCE), isRedacted: false }) as TalentCard & {
    isRedacted: false;
  };

/** A row of results as a guest sees it. */
export const toRedactedTalentCard = (profile: TalentCardRow) =>
  ({ ...viewFor('guest', profile, CARD_AUDIENCE), isRedacted: true }) as TalentCard & { isRedacted: true };

/** Some of the skills of such a row, as they stand on it. */
export const toRedactedSkills = ({ name }: TalentCardRow, skills: readonly string[]): string[] =>
  skills.map(redactor(name));

/** A whole profile as a company sees it. */
export const toFullTalentProfileView = (profile: TalentProfileRow) =>
  ({ ...viewFor('company', profile, TALENT_PROFILE_AUDIENCE), isRedacted: false }) as FullTalentProfileView;

/** A whole profile as a guest sees it: nothing in it says who the person is. */
export const toRedactedTalentProfileView = (profile: TalentProfileRow) =>
  ({ ...viewFor('guest', profile, TALENT_PROFILE_AUDIENCE), isRedacted: true }) as RedactedTalentProfileView;

/** What the table lists for a reader, and nothing else; the contract's views are made from the same table. */
function viewFor(reader: Reader, { talentId, ...profile }: TalentCardRow, audience: Audience): object {
  const mask = redactor(profile.name);
  return listed({ key: { talentId }, ...profile }, audience, 0);

  function listed(record: object, table: Audience, place: number): object {
    const view: Record<string, unknown> = {};
    for (const [field, shown] of Object.entries(table)) {
      const value = (record as Record<string, unknown>)[field];
      if (shown[reader] === 'refused' || value === null || value === undefined) continue;
      view[field] = valueOf(value, shown, place);
    }
    return view;
  }

  function valueOf(value: unknown, shown: FieldAudience, place: number): unknown {
    if (shown[reader] === 'place') return String(place);
    if (Array.isArray(value)) return value.map((entry, index) => valueOf(entry, shown, index));
    if (shown.parts) return listed(value as object, shown.parts, place);
    return shown[reader] === 'masked' ? mask(value as string) : value;
  }
}
