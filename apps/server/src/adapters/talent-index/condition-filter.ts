import { ENGLISH_FLUENCIES } from '@talaash/domain/talent-profile/choice';
import { LEVELS } from '@talaash/domain/talent-search/choice';
import { yearsOfLevel } from '@talaash/domain/talent-search/level';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { NEAR, salaryNear } from '@talaash/domain/talent-search/standing';
import {
  askedRuns,
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
  standingFilter(condition, nowMs, false);

/** Whoever is inside of a condition or near it. Who is unknown is neither. */
export const nearFilter = (condition: SearchCondition, nowMs: number): Filter =>
  standingFilter(condition, nowMs, true);

function standingFilter(condition: SearchCondition, nowMs: number, isNear: boolean): Filter {
  const has = (kind: TokenKind, keys: readonly string[]) =>
    tokenFilter(
      'factTokens',
      keys.map((key) => factToken(kind, key)),
    );
  switch (condition.kind) {
    case 'experience':
      return rangeFilter('experienceInYears', widened(condition, isNear ? NEAR.years : 0));
    case 'salary':
      return rangeFilter('expectedSalaryInLpaInr', widened(condition, isNear ? salaryNear(condition) : 0));
    case 'notice':
      return anyOf([
        rangeFilter('noticePeriodInWeeks', { max: condition.maxWeeks + (isNear ? NEAR.noticeWeeks : 0) }),
        ...(isNear ? [has('mark', [SERVING])] : []),
      ]);
    case 'active':
      return rangeFilter('updatedAtMs', {
        min: nowMs - condition.withinDays * DAY_MS * (isNear ? NEAR.activeTimes : 1),
      });
    case 'place':
      return placeFilter(condition, isNear);
    case 'workMode':
      return has('mark', [condition.isRemote ? 'remote' : 'office']);
    case 'employment':
      return has('mark', [condition.isEmployed ? 'employed' : 'unemployed']);
    case 'english':
      return has(
        'english',
        ENGLISH_FLUENCIES.slice(Math.max(0, ENGLISH_FLUENCIES.indexOf(condition.min) - (isNear ? 1 : 0))),
      );
    case 'category':
      return has('category', condition.categories);
    case 'openToWork':
      return has('openToWork', condition.statuses);
    case 'employer': {
      const kinds = employerKinds(condition.when, isNear);
      return anyOf(kinds.map((kind) => namesFilter(kind, condition.names)));
    }
    case 'degree':
      return namesFilter('degree', condition.names);
    case 'skill':
      return skillFilter(condition, isNear);
    case 'title':
      return namesFilter('title', [condition.words]);
    case 'level':
      return levelFilter(condition, isNear);
    case 'resume':
      return has('mark', ['resume']);
  }
}

type Ends = { min?: number | undefined; max?: number | undefined };

const widened = ({ min, max }: Ends, by: number): Ends => ({
  ...(min === undefined ? {} : { min: min - by }),
  ...(max === undefined ? {} : { max: max + by }),
});

function placeFilter(
  { names, around = [], withinKm, point }: Extract<SearchCondition, { kind: 'place' }>,
  isNear: boolean,
): Filter {
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
  const runs = names.map((name) => askedRuns(kind, name)).filter((tokens) => tokens.length > 0);
  const short = runs.flatMap((tokens) => (tokens.length === 1 ? tokens : []));
  const long = runs.filter((tokens) => tokens.length > 1);
  return anyOf([
    tokenFilter('factTokens', short),
    ...long.map((tokens) => allOf(tokens.map((token) => tokenFilter('factTokens', [token])))),
  ]);
}

function skillFilter(
  { name, minYears = 0 }: Extract<SearchCondition, { kind: 'skill' }>,
  isNear: boolean,
): Filter {
  if (minYears === 0) return tokenFilter('skillTokens', [skillToken(name)]);
  const years = isNear ? minYears * NEAR.skillYearsShare : minYears;
  const halfYears = Math.max(1, Math.ceil(years * 2));
  return halfYears > HALF_YEARS_MAX ? NOBODY : tokenFilter('factTokens', [skillTimeToken(name, halfYears)]);
}

/** By the level that the title names, else by the years, as `levelStanding` reads them. */
function levelFilter(
  { levels, isTitle }: Extract<SearchCondition, { kind: 'level' }>,
  isNear: boolean,
): Filter {
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
