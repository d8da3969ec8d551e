import type { SearchSort } from '@talaash/domain/talent-search/choice';
import { mayGuestsAsk } from '@talaash/domain/talent-search/rule';
import type { SearchConditionKind, TalentSearchQuestion } from '@talaash/domain/talent-search/schema';
import {
  namesOf,
  present,
  RANGE_ENDS,
  readFilters,
  type SearchState,
  STRICT_KINDS,
} from './search-address.ts';
import { conditionsOf, FILTER_KEYS, type FilterState } from './search-filter.ts';

export const pagesShown = ({ page = 1 }: SearchState): number => page;

const range = (min: number | undefined, max: number | undefined) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

/** The search without the parts that guests may not use, as the server drops them. */
export const withoutForbidden = (state: SearchState): SearchState =>
  omit(
    state,
    ...conditionsOf(state).flatMap(({ condition, keys }) => (mayGuestsAsk(condition.kind) ? [] : keys)),
  );

export const toQuestion = (state: SearchState): Omit<TalentSearchQuestion, 'page'> => ({
  query: (state.q ?? '').trim(),
  skills: state.skills ?? [],
  niceSkills: state.nice ?? [],
  conditions: conditionsOf(state).map(({ condition }) => condition),
  strict: state.strict ?? [],
  asTyped: state.exact ?? false,
  sort: state.sort ?? 'match',
  experienceInYears: range(state.expMin, state.expMax),
  expectedSalaryInLpaInr: range(state.salMin, state.salMax),
  ...(state.since === undefined ? {} : { changedSinceIsoDateTimeUtc: state.since }),
});

export const omit = (state: SearchState, ...keys: (keyof SearchState)[]): SearchState =>
  Object.fromEntries(Object.entries(state).filter(([key]) => !keys.includes(key as keyof SearchState)));

/** The search without the position in its results. */
const questionOf = (state: SearchState): SearchState => omit(state, 'page', 'profile');

/**
 * The navigation from one search to another. Typing, dragging a range and loading more pages replace the history entry. A
 * changed search starts at its first page and scrolls to the top.
 */
export function navigationTo(before: SearchState, after: SearchState, isTyped: boolean) {
  const [query, next] = [questionOf(before), questionOf(after)];
  const changed = keysChanged(query, next);
  if (changed.length === 0) return { search: after, replace: true, resetScroll: false };
  const isDragged = changed.every((key) =>
    RANGE_ENDS.some((end) => end === key && query[end] !== undefined && next[end] !== undefined),
  );
  // Keeps an open profile: a debounced letter may arrive after it was opened.
  return { search: omit(after, 'page'), replace: isTyped || isDragged, resetScroll: true };
}

/**
 * Applies the change from `before` to `after` to the search `now`. The person acts on the search they see, while the address may
 * be ahead of it because of a debounced letter or another filter. Neither is lost. In lists, each entry counts. A cleared search
 * keeps nothing.
 */
export function rebased(after: SearchState, before: SearchState, now: SearchState): SearchState {
  if (Object.keys(after).length === 0) return after;
  const changed = keysChanged(before, after).map((key) => [
    key,
    Array.isArray(now[key])
      ? namesOf(rebasedList(entriesOf(after[key]), entriesOf(before[key]), now[key]))
      : after[key],
  ]);
  return present<SearchState>({ ...now, ...Object.fromEntries(changed) });
}

const rebasedList = (after: string[], before: string[], now: string[]): string[] => {
  const [had, has] = [new Set(before), new Set(after)];
  const kept = now.filter((one) => has.has(one) || !had.has(one));
  return [...new Set([...kept, ...after.filter((one) => !had.has(one))])];
};

const entriesOf = (value: SearchState[keyof SearchState]): string[] => (Array.isArray(value) ? value : []);

const keysChanged = (before: SearchState, after: SearchState): (keyof SearchState)[] =>
  ([...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof SearchState)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );

/** The number of removable parts of a search, those of the text as one. */
export const filterCount = (state: SearchState): number =>
  [
    state.q?.trim(),
    state.expMin !== undefined || state.expMax !== undefined,
    state.salMin !== undefined || state.salMax !== undefined,
    ...(state.skills ?? []),
    ...(state.nice ?? []),
    ...conditionsOf(state),
  ].filter(Boolean).length;

export const withoutSkill = (state: SearchState, skill: string): SearchState => {
  const rest = (key: 'skills' | 'nice') => namesOf(state[key]?.filter((other) => other !== skill) ?? []);
  return {
    ...omit(state, 'skills', 'nice'),
    ...present<SearchState>({ skills: rest('skills'), nice: rest('nice') }),
  };
};

/** Removes a skill, or adds it as required. */
export const toggleSkill = (state: SearchState, skill: string): SearchState =>
  state.skills?.includes(skill) || state.nice?.includes(skill)
    ? withoutSkill(state, skill)
    : { ...state, skills: [...(state.skills ?? []), skill] };

/** Toggles a skill between required and preferred. */
export function toggleNice(state: SearchState, skill: string): SearchState {
  const isNice = state.nice?.includes(skill) ?? false;
  const rest = withoutSkill(state, skill);
  return isNice ? toggleSkill(rest, skill) : { ...rest, nice: [...(rest.nice ?? []), skill] };
}

/** Replaces filters; an undefined one is removed. The radius is removed with its place. */
export function withFilters(
  state: SearchState,
  filters: { [Key in keyof FilterState]: FilterState[Key] | undefined },
): SearchState {
  const next = readFilters({ ...state, ...filters });
  return { ...omit(state, ...FILTER_KEYS), ...next };
}

/** Sets whether facts of this kind in the text are filters. */
export function toggleStrict(state: SearchState, kind: SearchConditionKind): SearchState {
  const strict = state.strict ?? [];
  return withStrict(state, strict.includes(kind) ? strict.filter((one) => one !== kind) : [...strict, kind]);
}

export const withStrict = (state: SearchState, kinds: readonly SearchConditionKind[]): SearchState =>
  kinds.length > 0
    ? { ...state, strict: STRICT_KINDS.filter((kind) => kinds.includes(kind)) }
    : omit(state, 'strict');

export const withSort = (state: SearchState, sort: SearchSort): SearchState =>
  sort === 'match' ? omit(state, 'sort') : { ...state, sort };

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

/** A changed text is corrected again; without a text, no fact is strict. */
export const withText = (state: SearchState, text: string): SearchState =>
  text === '' ? omit(state, 'q', 'exact', 'strict') : { ...omit(state, 'exact'), q: text };

export const withSince = (state: SearchState, since: string | undefined): SearchState =>
  since === undefined ? omit(state, 'since') : { ...state, since };

/** The state that the results depend on. Opening a profile above them and stepping through profiles does not change it. */
export const withoutProfile = <State extends SearchState>({
  profile: _,
  ...state
}: State): Omit<State, 'profile'> => state;

export const withProfile = (state: SearchState, talentId: string | undefined): SearchState =>
  talentId === undefined ? omit(state, 'profile') : { ...state, profile: talentId };
