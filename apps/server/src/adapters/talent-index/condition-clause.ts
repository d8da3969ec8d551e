import { placeKey } from '@talaash/domain/locality/place-key';
import { ENGLISH_FLUENCIES } from '@talaash/domain/talent-profile/choice';
import { LEVELS } from '@talaash/domain/talent-search/choice';
import { NEAR, salaryNear } from '@talaash/domain/talent-search/condition-fit';
import { byKind, type ConditionOf, type ConditionTable } from '@talaash/domain/talent-search/condition-table';
import { levelFit, yearsOfLevel } from '@talaash/domain/talent-search/level';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { skillKey } from '@talaash/lexicon/phrase';
import {
  allOf,
  anyOf,
  type Clause,
  EVERYBODY,
  NOBODY,
  phrase,
  range,
  term,
  terms,
  within,
  without,
} from './clause.ts';
import { flag, NO_LEVEL, numbered, numberedRange } from './stored-person.ts';

/** Who is inside of a condition, near it, or unknown to it; everybody else is outside. */
export type FitClauses = { inside: Clause; near: Clause; unknown: Clause };

const DAY_MS = 24 * 60 * 60 * 1000;
const EARTH_RADIUS_KM = 6371;
const NEAR_LEVEL_YEARS = 2;

/** As `fitOf` of the domain. @param nowMs what days are counted from */
export const fitClauses = (condition: SearchCondition, nowMs: number): FitClauses =>
  byKind(FITS, condition, nowMs);

const onlyInside = (inside: Clause): FitClauses => ({ inside, near: NOBODY, unknown: NOBODY });

const flagged = (name: string, values: readonly (string | boolean)[]): Clause =>
  terms(
    'flags',
    values.map((value) => flag(name, value)),
  );

const FITS: ConditionTable<[number], FitClauses> = {
  experience: (condition) => byRange('experienceInYears', condition, NEAR.years),
  salary: (condition) => byRange('expectedSalaryInLpaInr', condition, salaryNear(condition)),
  notice: ({ maxWeeks }) => {
    const { inside, near } = byRange('noticePeriodInWeeks', { max: maxWeeks }, NEAR.noticeWeeks);
    return { inside, near: without(anyOf([near, flagged('serving', [true])]), inside), unknown: NOBODY };
  },
  active: ({ withinDays }, nowMs) => {
    const since = (days: number) => range('updatedAtMs', { gte: Math.ceil(nowMs - days * DAY_MS) });
    const inside = since(withinDays);
    return { inside, near: without(since(withinDays * NEAR.activeTimes), inside), unknown: NOBODY };
  },
  place: placeFits,
  workMode: ({ isRemote }) => onlyInside(flagged('remote', [isRemote])),
  employment: ({ isEmployed }) => onlyInside(flagged('employed', [isEmployed])),
  english: ({ min }) => {
    const least = ENGLISH_FLUENCIES.indexOf(min);
    return {
      inside: flagged('english', ENGLISH_FLUENCIES.slice(least)),
      near: flagged('english', least > 0 ? ENGLISH_FLUENCIES.slice(least - 1, least) : []),
      unknown: NOBODY,
    };
  },
  category: ({ categories }) => onlyInside(flagged('category', categories)),
  openToWork: ({ statuses }) => onlyInside(flagged('openToWork', statuses)),
  employer: ({ names, when }) => {
    const [now, before] = (['currentEmployers', 'pastEmployers'] as const).map((field) =>
      named(field, names),
    );
    const ever = anyOf([now as Clause, before as Clause]);
    if (when === 'ever') return onlyInside(ever);
    const inside = (when === 'current' ? now : before) as Clause;
    return { inside, near: without(ever, inside), unknown: NOBODY };
  },
  degree: ({ names }) => onlyInside(named('degreeNames', names)),
  skill: skillFits,
  title: ({ words }) => onlyInside(named('titleName', [words])),
  level: levelFits,
  resume: () => onlyInside(flagged('resume', [true])),
};

/** Whoever has the words of any of some names, one after the other. */
const named = (field: string, names: readonly string[]): Clause =>
  anyOf(names.map((name) => phrase(field, placeKey(name))));

/** Who works or worked at any of some employers. */
export const employedAt = (names: readonly string[]): Clause =>
  anyOf([named('currentEmployers', names), named('pastEmployers', names)]);

type Ends = { min?: number | undefined; max?: number | undefined };

function byRange(field: string, { min = -Infinity, max = Infinity }: Ends, near: number): FitClauses {
  const inside = within(field, { min, max });
  const below = () =>
    range(field, { lt: min, gte: outermost(min, min - 2 * near - 1, (value) => min - value <= near) });
  const above = () =>
    range(field, {
      ...(min > max ? { gte: min } : { gt: max }),
      lte: outermost(max, max + 2 * near + 1, (value) => value - max <= near),
    });
  return {
    inside,
    near: without(
      anyOf([...(min === -Infinity ? [] : [below()]), ...(max === Infinity ? [] : [above()])]),
      inside,
    ),
    unknown: NOBODY,
  };
}

/** The last number that fulfils a condition, on the way from one that does to one that does not: rounding moves it off the sum. */
function outermost(inner: number, outer: number, isWithin: (value: number) => boolean): number {
  let [last, first] = [inner, outer];
  for (;;) {
    const middle = (last + first) / 2;
    if (middle === last || middle === first) return last;
    if (isWithin(middle)) last = middle;
    else first = middle;
  }
}

function placeFits({ names, around = [], withinKm, point }: ConditionOf<'place'>): FitClauses {
  const livesIn = (places: readonly string[]) => terms('places', places.map(placeKey));
  const isNamed = livesIn(names);
  const beside = without(livesIn(around), isNamed);
  const moving = terms('movesTo', names.map(placeKey));
  if (withinKm === undefined || point === undefined)
    return { inside: isNamed, near: without(anyOf([beside, moving]), isNamed), unknown: NOBODY };
  // The circle is exact in the script; the index narrows whom the script reads.
  const around_ = {
    distance: `${withinKm * 1.001 + 0.01}km`,
    home: { lat: point.latitude, lon: point.longitude },
  };
  const params = {
    latitude: point.latitude,
    longitude: point.longitude,
    km: withinKm,
    radius: EARTH_RADIUS_KM,
  };
  const inCircle = allOf([
    { geo_distance: around_ },
    { script: { script: { lang: 'painless', source: IN_CIRCLE, params } } },
  ]);
  const inside = anyOf([isNamed, without(inCircle, beside)]);
  const near = without(anyOf([beside, moving]), inside);
  const known = anyOf([flagged('home', [true]), inside, near]);
  return { inside, near, unknown: without(EVERYBODY, known) };
}

/** As `kilometresBetween` of the domain. */
const IN_CIRCLE = `
  double toRadians = Math.PI / 180;
  double latitude = doc['homeLatitude'].value;
  double north = Math.pow(Math.sin((latitude - params.latitude) * toRadians / 2), 2);
  double east = Math.pow(Math.sin((doc['homeLongitude'].value - params.longitude) * toRadians / 2), 2);
  double shrink = Math.cos(params.latitude * toRadians) * Math.cos(latitude * toRadians);
  return 2 * params.radius * Math.asin(Math.sqrt(north + shrink * east)) <= params.km;`;

function skillFits({ name, minYears = 0 }: ConditionOf<'skill'>): FitClauses {
  const key = skillKey(name);
  if (minYears === 0) return onlyInside(term('skills', key));
  const months = Math.max(1, Math.ceil(minYears * 12));
  const nearMonths = Math.max(1, Math.ceil(minYears * 12 * NEAR.skillYearsShare));
  return {
    inside: range('skillMonths', numberedRange(key, months)),
    near: nearMonths < months ? range('skillMonths', numberedRange(key, nearMonths, months)) : NOBODY,
    unknown: term('skillMonths', numbered(key, 0)),
  };
}

function levelFits({ levels, isTitle }: ConditionOf<'level'>): FitClauses {
  const namedBy = (fit: 'inside' | 'near') =>
    flagged(
      'level',
      LEVELS.filter((jobTitle) => levelFit(levels, { jobTitle, experienceInYears: 0 }) === fit),
    );
  if (isTitle === true) return { inside: namedBy('inside'), near: namedBy('near'), unknown: NOBODY };
  const unnamed = flagged('level', [NO_LEVEL]);
  const byYears = levels.map((level) => {
    const [min, max] = yearsOfLevel(level);
    return byRange('experienceInYears', { min, max }, NEAR_LEVEL_YEARS);
  });
  const inside = anyOf([namedBy('inside'), allOf([unnamed, anyOf(byYears.map((fits) => fits.inside))])]);
  const near = anyOf([namedBy('near'), allOf([unnamed, anyOf(byYears.map((fits) => fits.near))])]);
  return { inside, near: without(near, inside), unknown: NOBODY };
}
