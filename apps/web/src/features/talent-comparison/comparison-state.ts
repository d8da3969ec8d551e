import { ID_LENGTH_MAX } from '@talaash/domain/base/limit';
import { COMPARED_MAX, COMPARED_SKILLS_MAX } from '@talaash/domain/talent-comparison/limit';
import { SEARCH_SKILL_LENGTH_MAX } from '@talaash/domain/talent-search/limit';
import { searchParams, textOf } from '../../lib/search-params.ts';

/** The state of a comparison in the address. */
export type ComparisonState = {
  /** Talent ids, comma-separated, each once. One id beyond the limit records that there were more. */
  people?: string;
  /** The job post to shortlist and invite for. */
  post?: string;
  /** The required skills; without them, those of the job post. */
  skills?: string[];
  /** Only the rows that differ. */
  differs?: true;
  /** The talent with the open profile. */
  profile?: string;
};

const isId = (value: string) => value !== '' && value.length <= ID_LENGTH_MAX;

const isSkill = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= SEARCH_SKILL_LENGTH_MAX;

const uniqueIds = (ids: readonly string[]) => [...new Set(ids.map((id) => id.trim()).filter(isId))];

/** Reads the address. Invalid parts are dropped, since anybody can type an address. */
export const readComparisonState = searchParams((raw): ComparisonState => {
  // The router parses digits alone as a number.
  const typed = typeof raw['people'] === 'number' ? String(raw['people']) : textOf(raw['people']);
  const people = uniqueIds((typed ?? '').split(',')).slice(0, COMPARED_MAX + 1);
  const [post, profile] = [textOf(raw['post']), textOf(raw['profile'])];
  const skills = [...new Set([raw['skills'] ?? []].flat().filter(isSkill))].slice(0, COMPARED_SKILLS_MAX);
  return {
    ...(people.length > 0 ? { people: people.join(',') } : {}),
    ...(post && isId(post) ? { post } : {}),
    ...(skills.length > 0 ? { skills } : {}),
    ...(raw['differs'] === true ? { differs: true as const } : {}),
    ...(profile && isId(profile) ? { profile } : {}),
  };
});

/** The compared people, and whether the address names more. */
export function comparedIds({ people = '' }: ComparisonState): { talentIds: string[]; isCut: boolean } {
  const ids = people.split(',').filter(isId);
  return { talentIds: ids.slice(0, COMPARED_MAX), isCut: ids.length > COMPARED_MAX };
}

/** The address without one of the people. */
export function withoutPerson(state: ComparisonState, talentId: string): ComparisonState {
  const { people: _, ...rest } = state;
  const left = comparedIds(state).talentIds.filter((id) => id !== talentId);
  return left.length > 0 ? { ...rest, people: left.join(',') } : rest;
}
