import { ID_LENGTH_MAX } from '@talaash/domain/base/limit';
import { JOB_CATEGORIES } from '@talaash/domain/job-post/choice';
import { ENGLISH_FLUENCIES, OPEN_TO_WORK_STATUSES } from '@talaash/domain/talent-profile/choice';
import { SKILLS_MAX } from '@talaash/domain/talent-profile/limit';
import { EMPLOYER_TIMES, SEARCH_SORTS, type SearchSort } from '@talaash/domain/talent-search/choice';
import {
  SEARCH_CONDITION_VALUES_MAX,
  SEARCH_SKILL_LENGTH_MAX,
  SEARCH_TEXT_LENGTH_MAX,
} from '@talaash/domain/talent-search/limit';
import type { SearchConditionKind } from '@talaash/domain/talent-search/schema';
import { searchParams, textOf } from '../../lib/search-params.ts';
import type { FilterState } from './search-filter.ts';

/** The search as stored in the address, so that back, reload and sharing work. A missing field is not part of the search. */
export type SearchState = FilterState & {
  q?: string;
  /** Required skills. */
  skills?: string[];
  nice?: string[];
  /** Years. */
  expMin?: number;
  expMax?: number;
  /** Lakhs per annum. */
  salMin?: number;
  salMax?: number;
  /** The kinds of facts in the text that are filters too. */
  strict?: SearchConditionKind[];
  /** The text is neither corrected nor relaxed. */
  exact?: true;
  /** Only people whose profile was added or changed since this ISO time, in UTC. */
  since?: string;
  /** Absent for the best match. */
  sort?: Exclude<SearchSort, 'match'>;
  /** The number of result pages shown; absent for one. */
  page?: number;
  /** The talent with the open profile. */
  profile?: string;
};

/** Whether two searches are equal in every part. */
export const isSameState = (one: SearchState, other: SearchState): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The ends of the ranges. */
export const RANGE_ENDS = ['expMin', 'expMax', 'salMin', 'salMax'] as const;

/** The maximum of `page` in an address, because the pages load one after the other. */
const PAGES_SHOWN_MAX = 25;

/** Parses the search from an address. Invalid parts are dropped, since anybody can type an address. */
export const readSearchState = searchParams((raw): SearchState => {
  const skills = namesOf(raw['skills'], SKILLS_MAX);
  const nice = namesOf(raw['nice'], SKILLS_MAX)?.filter((skill) => !skills?.includes(skill));
  return present<SearchState>({
    q: searchTextOf(raw['q']),
    skills,
    nice: nice && listOf(nice),
    ...Object.fromEntries(RANGE_ENDS.map((end) => [end, numberWithin(raw[end], 0, Number.MAX_VALUE)])),
    ...readFilters(raw),
    strict: choicesOf(raw['strict'], STRICT_KINDS),
    exact: raw['exact'] === true ? true : undefined,
    sort: choiceOf(raw['sort'], SORTS),
    since: isoTimeOf(raw['since']),
    page: pageOf(raw['page']),
    profile: idOf(raw['profile']),
  });
});

/** The router parses a typed `2024` or `true` as JSON. */
function searchTextOf(value: unknown): string | undefined {
  const text = ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
  return text === '' ? undefined : text.slice(0, SEARCH_TEXT_LENGTH_MAX);
}

function isoTimeOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && ISO_TIME.test(text) ? text : undefined;
}

function pageOf(value: unknown): number | undefined {
  const isPage = typeof value === 'number' && Number.isSafeInteger(value) && value > 1;
  return isPage ? Math.min(value, PAGES_SHOWN_MAX) : undefined;
}

function idOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && text.length <= ID_LENGTH_MAX ? text : undefined;
}

/** In the server's time format. */
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const SORTS = SEARCH_SORTS.filter((sort) => sort !== 'match');

/** The kinds of facts that a text can have. */
export const STRICT_KINDS = Object.keys({
  experience: 0,
  salary: 0,
  notice: 0,
  place: 0,
  workMode: 0,
  employment: 0,
  english: 0,
  active: 0,
  category: 0,
  openToWork: 0,
  employer: 0,
  degree: 0,
  skill: 0,
  title: 0,
  level: 0,
  resume: 0,
} satisfies Record<SearchConditionKind, 0>) as SearchConditionKind[];

const WEEKS_MAX = 1000;
const DAYS_MAX = 10_000;
const KM_MAX = 500;

/** Parses the filters of an address. Invalid ones are dropped. */
export function readFilters(raw: Record<string, unknown>): FilterState {
  const place = namesOf(raw['place']);
  const employer = namesOf(raw['employer']);
  return present({
    notice: numberWithin(raw['notice'], 0, WEEKS_MAX),
    place,
    km: place?.length === 1 ? numberWithin(raw['km'], 1, KM_MAX) : undefined,
    state: namesOf(raw['state']),
    remote: booleanOf(raw['remote']),
    category: choicesOf(raw['category'], JOB_CATEGORIES),
    open: choicesOf(raw['open'], OPEN_TO_WORK_STATUSES),
    employed: booleanOf(raw['employed']),
    english: choiceOf(raw['english'], ENGLISH_FLUENCIES),
    employer,
    when: employer ? choiceOf(raw['when'], EMPLOYMENT_TIMES) : undefined,
    degree: namesOf(raw['degree']),
    active: numberWithin(raw['active'], 1, DAYS_MAX),
    resume: raw['resume'] === true ? true : undefined,
  });
}

const EMPLOYMENT_TIMES = EMPLOYER_TIMES.filter((time) => time !== 'ever');

type Loose<Of> = { [Key in keyof Of]?: Of[Key] | undefined };

/** Removes undefined values. */
export const present = <Of extends object>(of: Loose<Of>): Of =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as Of;

const numberWithin = (value: unknown, min: number, max: number) =>
  typeof value === 'number' && value >= min && value <= max ? value : undefined;

const booleanOf = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

const choiceOf = <Choice extends string>(value: unknown, choices: readonly Choice[]) =>
  choices.find((choice) => choice === value);

const choicesOf = <Choice extends string>(value: unknown, choices: readonly Choice[]) =>
  listOf(choices.filter((choice) => [value].flat().includes(choice)));

/** Distinct names, each within the search's length limit; undefined for none. */
export const namesOf = (value: unknown, max: number = SEARCH_CONDITION_VALUES_MAX): string[] | undefined =>
  listOf([...new Set([value].flat().filter(isName))].slice(0, max));

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= SEARCH_SKILL_LENGTH_MAX;

const listOf = <One>(list: One[]): One[] | undefined => (list.length > 0 ? list : undefined);
