import type { CompanyRelation } from '@talaash/contract/company-relation';
import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { INVITATION_SERIES_SENTENCES } from '@talaash/domain/invitation-series/words';
import type { Series } from './series.ts';

/** One of the people who are invited one after another. */
export type SeriesTalent = { person: TalentProfileView; relation: CompanyRelation };

/** The name of a person; a redacted person has only a title. */
export const headingOf = (person: TalentProfileView): string =>
  person.isRedacted ? person.jobTitle : person.name;

/** What became of a person, in a word or two. */
export function stateOf(series: Series, talentId: string): string | undefined {
  const outcome = series.outcomeOf(talentId);
  if (outcome) return INVITATION_SERIES_SENTENCES[outcome.status];
  return series.refusalOf(talentId) === undefined ? undefined : INVITATION_SERIES_SENTENCES.refused;
}
