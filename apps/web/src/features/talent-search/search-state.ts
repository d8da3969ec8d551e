import { ID_LENGTH_MAX } from '@talaash/domain/base/limit';
import { SKILLS_MAX } from '@talaash/domain/talent-profile/limit';
import { SEARCH_SKILL_LENGTH_MAX, SEARCH_TEXT_LENGTH_MAX } from '@talaash/domain/talent-search/limit';
import type { TalentSearchQuestion } from '@talaash/domain/talent-search/schema';
import { searchParams, textOf } from '../../lib/search-params.ts';
import { experienceText } from '../../parts/talent-fact.ts';

/** The search as the address stores it, so that back, reload and sharing work. An absent field is not part of the search. */
export type SearchState = {
  q?: string;
  skills?: string[];
  /** Years. */
  expMin?: number;
  expMax?: number;
  /** Lakhs per annum. */
  salMin?: number;
  salMax?: number;
  /** Only people whose profile was added or changed since this ISO time, in UTC. */
  since?: string;
  /** The number of result pages shown; absent for one. */
  page?: number;
  /** The talent whose profile is open. */
  profile?: string;
};

const RANGE_ENDS = ['expMin', 'expMax', 'salMin', 'salMax'] as const;

/** The maximum of `page` in an address, because the pages load one after the other. */
const PAGES_SHOWN_MAX = 25;

/** Reads the search from an address. Invalid parts are left out, since anybody can type an address. */
export const readSearchState = searchParams((raw): SearchState => {
  const state: SearchState = {};
  // The router reads a typed `2024` or `true` as a value of JSON.
  const text = ['string', 'number', 'boolean'].includes(typeof raw['q']) ? String(raw['q']) : '';
  if (text !== '') state.q = text.slice(0, SEARCH_TEXT_LENGTH_MAX);
  const skills = [raw['skills'] ?? []].flat().filter(isSkill);
  if (skills.length > 0) state.skills = [...new Set(skills)].slice(0, SKILLS_MAX);
  for (const end of RANGE_ENDS) {
    const value = raw[end];
    if (typeof value === 'number' && Number.isFinite(value) && value >= 0) state[end] = value;
  }
  const since = textOf(raw['since']);
  if (since !== undefined && ISO_TIME.test(since)) state.since = since;
  const page = raw['page'];
  if (typeof page === 'number' && Number.isSafeInteger(page) && page > 1)
    state.page = Math.min(page, PAGES_SHOWN_MAX);
  const profile = textOf(raw['profile']);
  if (profile !== undefined && profile.length <= ID_LENGTH_MAX) state.profile = profile;
  return state;
});

/** As the server writes times. */
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const isSkill = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= SEARCH_SKILL_LENGTH_MAX;

export const pagesShown = ({ page = 1 }: SearchState): number => page;

const range = (min: number | undefined, max: number | undefined) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

export const toQuestion = ({
  q = '',
  skills = [],
  expMin,
  expMax,
  salMin,
  salMax,
  since,
}: SearchState): Omit<TalentSearchQuestion, 'page'> => ({
  query: q.trim(),
  skills,
  niceSkills: [],
  conditions: [],
  strict: [],
  asTyped: false,
  sort: 'match',
  experienceInYears: range(expMin, expMax),
  expectedSalaryInLpaInr: range(salMin, salMax),
  ...(since === undefined ? {} : { changedSinceIsoDateTimeUtc: since }),
});

/** The search that asks this. */
export const stateOf = ({
  query,
  skills,
  experienceInYears,
  expectedSalaryInLpaInr,
}: Omit<TalentSearchQuestion, 'page'>): SearchState =>
  withRange(
    withRange(
      { ...(query === '' ? {} : { q: query }), ...(skills.length > 0 ? { skills } : {}) },
      ['expMin', 'expMax'],
      experienceInYears,
    ),
    ['salMin', 'salMax'],
    expectedSalaryInLpaInr,
  );

/** One removable part of a search. `without` is the search after its removal. */
export type ActiveFilter = { key: string; name?: string; value: string; without: SearchState };

function rangeWords(
  min: number | undefined,
  max: number | undefined,
  unit: (value: number) => string,
): string {
  if (min !== undefined && max !== undefined) return `${min} to ${unit(max)}`;
  return min !== undefined ? `from ${unit(min)}` : `up to ${unit(max ?? 0)}`;
}

const omit = (state: SearchState, ...keys: (keyof SearchState)[]): SearchState =>
  Object.fromEntries(Object.entries(state).filter(([key]) => !keys.includes(key as keyof SearchState)));

/** The search without the position in its results. */
const questionOf = (state: SearchState): SearchState => omit(state, 'page', 'profile');

/**
 * The navigation from one search to another. Typing, dragging a range and loading more pages replace the history entry. A
 * changed search starts at its first page and scrolls to the top.
 */
export function navigationTo(before: SearchState, after: SearchState, isTyped: boolean) {
  const [asked, next] = [questionOf(before), questionOf(after)];
  const changed = [...new Set([...Object.keys(asked), ...Object.keys(next)])].filter(
    (key) =>
      JSON.stringify(asked[key as keyof SearchState]) !== JSON.stringify(next[key as keyof SearchState]),
  );
  if (changed.length === 0) return { search: after, replace: true, resetScroll: false };
  const isDragged = changed.every((key) =>
    RANGE_ENDS.some((end) => end === key && asked[end] !== undefined && next[end] !== undefined),
  );
  // Keep an open profile: a debounced letter may arrive after it was opened.
  return { search: omit(after, 'page'), replace: isTyped || isDragged, resetScroll: true };
}

/** The chips above the results: text, then skills, then ranges. */
export function activeFilters(state: SearchState): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  if (state.q?.trim())
    filters.push({ key: 'text', name: 'Text', value: state.q.trim(), without: omit(state, 'q') });
  for (const skill of state.skills ?? []) {
    const rest = (state.skills ?? []).filter((other) => other !== skill);
    filters.push({
      key: `skill ${skill}`,
      value: skill,
      without: rest.length > 0 ? { ...state, skills: rest } : omit(state, 'skills'),
    });
  }
  if (state.expMin !== undefined || state.expMax !== undefined) {
    const value = rangeWords(state.expMin, state.expMax, experienceText);
    filters.push({ key: 'experience', name: 'Experience', value, without: omit(state, 'expMin', 'expMax') });
  }
  if (state.salMin !== undefined || state.salMax !== undefined) {
    const value = rangeWords(state.salMin, state.salMax, (lakhs) => `₹${lakhs} LPA`);
    filters.push({ key: 'salary', name: 'Salary', value, without: omit(state, 'salMin', 'salMax') });
  }
  return filters;
}

export function toggleSkill(state: SearchState, skill: string): SearchState {
  const skills = state.skills ?? [];
  const next = skills.includes(skill) ? skills.filter((other) => other !== skill) : [...skills, skill];
  return next.length > 0 ? { ...state, skills: next } : omit(state, 'skills');
}

export function withRange(
  state: SearchState,
  ends: readonly ['expMin' | 'salMin', 'expMax' | 'salMax'],
  value: { min?: number | undefined; max?: number | undefined },
): SearchState {
  const [min, max] = ends;
  return {
    ...omit(state, min, max),
    ...(value.min === undefined ? {} : { [min]: value.min }),
    ...(value.max === undefined ? {} : { [max]: value.max }),
  };
}

export const withText = (state: SearchState, text: string): SearchState =>
  text === '' ? omit(state, 'q') : { ...state, q: text };

export const withSince = (state: SearchState, since: string | undefined): SearchState =>
  since === undefined ? omit(state, 'since') : { ...state, since };

export const withProfile = (state: SearchState, talentId: string | undefined): SearchState =>
  talentId === undefined ? omit(state, 'profile') : { ...state, profile: talentId };
