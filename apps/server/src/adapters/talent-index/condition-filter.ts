import { ENGLISH_FLUENCIES } from '@talaash/domain/talent-profile/choice';
import { LEVELS } from '@talaash/domain/talent-search/choice';
import { yearsOfLevel } from '@talaash/domain/talent-search/level';
import { byKind, type ConditionOf, type ConditionTable } from '@talaash/domain/talent-search/condition-table';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { NEAR, salaryNear } from '@talaash/domain/talent-search/condition-fit';
import {
  nameRuns,
  factToken,
  HALF_YEARS_MAX,
  movesToToken,
  NO_LEVEL,
  placeToken,
  SERVING,
  skillTimeToken,
  skillToken,
  type TokenKind,
} from './fact-token.ts';
import { allOf, anyOf, type Filter, NOBODY, rangeFilter, tokenFilter } from './filter.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NEAR_LEVEL_YEARS = 2;

/** Whoever is inside of a condition. @param nowMs what days are counted from */
export const insideFilter = (condition: SearchCondition, nowMs: number): Filter =>
  fitFilter(condition, nowMs, false);

/** Whoever is inside of a condition or near it. Who is unknown is neither. */
export const nearFilter = (condition: SearchCondition, nowMs: number): Filter =>
  fitFilter(condition, nowMs, true);

const fitFilter = (condition: SearchCondition, nowMs: number, isNear: boolean): Filter =>
  byKind(FILTERS, condition, isNear, nowMs);

const FILTERS: ConditionTable<[isNear: boolean, nowMs: number], Filter> = {
  experience: (condition, isNear) =>
    rangeFilter('experienceInYears', widened(condition, isNear ? NEAR.years : 0)),
  salary: (condition, isNear) =>
    rangeFilter('expectedSalaryInLpaInr', widened(condition, isNear ? salaryNear(condition) : 0)),
  notice: ({ maxWeeks }, isNear) =>
    anyOf([
      rangeFilter('noticePeriodInWeeks', { max: maxWeeks + (isNear ? NEAR.noticeWeeks : 0) }),
      ...(isNear ? [factFilter('mark', [SERVING])] : []),
    ]),
  active: ({ withinDays }, isNear, nowMs) =>
    rangeFilter('updatedAtMs', { min: nowMs - withinDays * DAY_MS * (isNear ? NEAR.activeTimes : 1) }),
  place: placeFilter,
  workMode: ({ isRemote }) => factFilter('mark', [isRemote ? 'remote' : 'office']),
  employment: ({ isEmployed }) => factFilter('mark', [isEmployed ? 'employed' : 'unemployed']),
  english: ({ min }, isNear) => {
    const least = ENGLISH_FLUENCIES.indexOf(min) - (isNear ? 1 : 0);
    return factFilter('english', ENGLISH_FLUENCIES.slice(Math.max(0, least)));
  },
  category: ({ categories }) => factFilter('category', categories),
  openToWork: ({ statuses }) => factFilter('openToWork', statuses),
  employer: ({ when, names }, isNear) =>
    anyOf(employerKinds(when, isNear).map((kind) => namesFilter(kind, names))),
  degree: ({ names }) => namesFilter('degree', names),
  skill: skillFilter,
  title: ({ words }) => namesFilter('title', [words]),
  level: levelFilter,
  resume: () => factFilter('mark', ['resume']),
};

/** Whoever has any of some facts of a kind. */
function factFilter(kind: TokenKind, keys: readonly string[]): Filter {
  return tokenFilter(
    'factTokens',
    keys.map((key) => factToken(kind, key)),
  );
}

type Ends = { min?: number | undefined; max?: number | undefined };

const widened = ({ min, max }: Ends, by: number): Ends => ({
  ...(min === undefined ? {} : { min: min - by }),
  ...(max === undefined ? {} : { max: max + by }),
});

function placeFilter({ names, around = [], withinKm, point }: ConditionOf<'place'>, isNear: boolean): Filter {
  const named = tokenFilter('factTokens', [
    ...[...names, ...(isNear ? around : [])].map(placeToken),
    ...(isNear ? names.map(movesToToken) : []),
  ]);
  if (withinKm === undefined || point === undefined) return named;
  const circle = `home:(${point.latitude.toFixed(6)}, ${point.longitude.toFixed(6)}, ${withinKm.toFixed(3)} km)`;
  // The server has no negation of a circle: whoever lives outside of it cannot be asked.
  return anyOf([named, { kind: 'one', yes: circle, no: NO_NEGATION }]);
}

/** Stands where the server cannot negate. */
const NO_NEGATION = '';

/** Whether a condition can also be excluded. */
export const canExclude = (condition: SearchCondition): boolean =>
  condition.kind !== 'place' || condition.withinKm === undefined || condition.point === undefined;

function employerKinds(when: 'current' | 'past' | 'ever', isNear: boolean): TokenKind[] {
  if (when === 'ever' || isNear) return ['currentEmployer', 'pastEmployer'];
  return [when === 'current' ? 'currentEmployer' : 'pastEmployer'];
}

/** A name contains the words of any of some names. */
function namesFilter(kind: TokenKind, names: readonly string[]): Filter {
  const runs = names.map((name) => nameRuns(kind, name)).filter((tokens) => tokens.length > 0);
  const short = runs.flatMap((tokens) => (tokens.length === 1 ? tokens : []));
  const long = runs.filter((tokens) => tokens.length > 1);
  return anyOf([
    tokenFilter('factTokens', short),
    ...long.map((tokens) => allOf(tokens.map((token) => tokenFilter('factTokens', [token])))),
  ]);
}

function skillFilter({ name, minYears = 0 }: ConditionOf<'skill'>, isNear: boolean): Filter {
  if (minYears === 0) return tokenFilter('skillTokens', [skillToken(name)]);
  const years = isNear ? minYears * NEAR.skillYearsShare : minYears;
  const halfYears = Math.max(1, Math.ceil(years * 2));
  return halfYears > HALF_YEARS_MAX ? NOBODY : tokenFilter('factTokens', [skillTimeToken(name, halfYears)]);
}

/** By the level that the title names, else by the years, as `levelFit` reads them. */
function levelFilter({ levels, isTitle }: ConditionOf<'level'>, isNear: boolean): Filter {
  const steps = isNear ? 1 : 0;
  const named = LEVELS.filter((own) =>
    levels.some((level) => Math.abs(LEVELS.indexOf(level) - LEVELS.indexOf(own)) <= steps),
  );
  const byYears = levels.map((level) => {
    const [min, max] = yearsOfLevel(level);
    return rangeFilter('experienceInYears', widened({ min, max }, isNear ? NEAR_LEVEL_YEARS : 0));
  });
  const byTitle = tokenFilter(
    'factTokens',
    named.map((level) => factToken('level', level)),
  );
  if (isTitle === true) return byTitle;
  return anyOf([byTitle, allOf([tokenFilter('factTokens', [factToken('level', NO_LEVEL)]), anyOf(byYears)])]);
}
