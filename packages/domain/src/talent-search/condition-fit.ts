import type { JobCategory } from '../job-post/choice.ts';
import { placeKey } from '../locality/place-key.ts';
import type { GeoPoint } from '../locality/schema.ts';
import { ENGLISH_FLUENCIES, type EnglishFluency, type OpenToWorkStatus } from '../talent-profile/choice.ts';
import type { ConditionFit } from './choice.ts';
import { byKind, type ConditionOf, type ConditionTable } from './condition-table.ts';
import { levelFit } from './level.ts';
import type { SearchCondition } from './schema.ts';

/** The facts that conditions are checked against, besides the searched words. */
export type TalentFacts = {
  noticePeriodInWeeks: number;
  canWorkFromHome: boolean;
  isCurrentlyEmployed: boolean;
  openToWorkStatus: OpenToWorkStatus;
  englishFluency: EnglishFluency;
  category: JobCategory;
  hasResume: boolean;
  /** Suburb, city and state, as far as known, smallest first. */
  places: string[];
  geoPoint?: GeoPoint | undefined;
  employers: { name: string; isCurrent: boolean }[];
  /** Courses. */
  degrees: string[];
  /** Places to which the person would relocate, according to the profile. */
  movesTo?: string[];
  /** Whether the profile says that the person is serving notice. */
  isServingNotice?: boolean;
  /** Months of work with each skill, in the order of the skills; 0 if no job names it. */
  skillMonths: number[];
};

/** A person whom conditions are checked against. */
export type ConditionedTalent = {
  jobTitle: string;
  skills: readonly string[];
  experienceInYears: number;
  expectedSalaryInLpaInr: number;
  updatedAtMs: number;
  facts: TalentFacts;
};

/** How far outside still counts as near. */
export const NEAR = {
  years: 1,
  salaryShare: 0.15,
  noticeWeeks: 2,
  activeTimes: 2,
  skillYearsShare: 0.5,
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Names that differ only in case, accents or punctuation are the same. */
const nameKey = (name: string): string => placeKey(name);

/**
 * How well a person fits a condition.
 *
 * @param nowMs the reference time of `active`
 * @param skillKey skills with the same key are the same: a caller who knows synonyms passes a key that ignores them
 */
export function fitOf(
  condition: SearchCondition,
  talent: ConditionedTalent,
  nowMs: number,
  skillKey: (label: string) => string = nameKey,
): ConditionFit {
  return byKind(FITS, condition, talent, nowMs, skillKey);
}

const FITS: ConditionTable<[ConditionedTalent, number, (label: string) => string], ConditionFit> = {
  experience: (condition, { experienceInYears }) => rangeFit(experienceInYears, condition, NEAR.years),
  salary: (condition, { expectedSalaryInLpaInr }) =>
    rangeFit(expectedSalaryInLpaInr, condition, salaryNear(condition)),
  notice: ({ maxWeeks }, { facts }) => noticeFit(maxWeeks, facts),
  active: ({ withinDays }, { updatedAtMs }, nowMs) =>
    rangeFit((nowMs - updatedAtMs) / DAY_MS, { max: withinDays }, withinDays * (NEAR.activeTimes - 1)),
  place: (condition, { facts }) => placeFit(condition, facts),
  workMode: ({ isRemote }, { facts }) => insideIf(facts.canWorkFromHome === isRemote),
  employment: ({ isEmployed }, { facts }) => insideIf(facts.isCurrentlyEmployed === isEmployed),
  english: ({ min }, { facts }) => englishFit(min, facts.englishFluency),
  category: ({ categories }, { facts }) => insideIf(categories.includes(facts.category)),
  openToWork: ({ statuses }, { facts }) => insideIf(statuses.includes(facts.openToWorkStatus)),
  employer: (condition, { facts }) => employerFit(condition, facts),
  degree: ({ names }, { facts }) =>
    insideIf(names.some((name) => facts.degrees.some((degree) => hasWords(degree, name)))),
  skill: (condition, talent, _, skillKey) => skillFit(condition, talent, skillKey),
  title: ({ words }, { jobTitle }) => insideIf(hasWords(jobTitle, words)),
  level: ({ levels, isTitle }, talent) => levelFit(levels, talent, isTitle),
  resume: (_, { facts }) => insideIf(facts.hasResume),
};

function englishFit(min: EnglishFluency, own: EnglishFluency): ConditionFit {
  const below = ENGLISH_FLUENCIES.indexOf(min) - ENGLISH_FLUENCIES.indexOf(own);
  if (below <= 0) return 'inside';
  return below === 1 ? 'near' : 'outside';
}

const insideIf = (holds: boolean): ConditionFit => (holds ? 'inside' : 'outside');

type Range = { min?: number | undefined; max?: number | undefined };

/** @param near how far outside is near */
export function rangeFit(
  value: number,
  { min = -Infinity, max = Infinity }: Range,
  near: number,
): ConditionFit {
  if (value >= min && value <= max) return 'inside';
  return (value < min ? min - value : value - max) <= near ? 'near' : 'outside';
}

/** The tolerance of a salary range in lakhs: a share of its upper end, or of its lower end if it has no upper one. */
export const salaryNear = ({ min = 0, max }: Range): number => NEAR.salaryShare * (max ?? min);

/** A person who is serving notice starts sooner than the notice period says. */
function noticeFit(maxWeeks: number, { noticePeriodInWeeks, isServingNotice }: TalentFacts): ConditionFit {
  const fit = rangeFit(noticePeriodInWeeks, { max: maxWeeks }, NEAR.noticeWeeks);
  return fit === 'outside' && isServingNotice === true ? 'near' : fit;
}

/** Whether the person would relocate to any of these places. */
export function wouldMoveTo(
  names: readonly string[],
  { movesTo = [] }: Pick<TalentFacts, 'movesTo'>,
): boolean {
  const keys = new Set(names.map(placeKey));
  return movesTo.some((place) => keys.has(placeKey(place)));
}

/** Whether the profile says in words what brings the person near. */
export const isStatedNear = (
  condition: SearchCondition,
  facts: Pick<TalentFacts, 'movesTo' | 'isServingNotice'>,
): boolean =>
  (condition.kind === 'notice' && facts.isServingNotice === true) ||
  (condition.kind === 'place' && wouldMoveTo(condition.names, facts));

/** A person who would relocate there is near. */
function placeFit(
  { names, around = [], withinKm, point }: ConditionOf<'place'>,
  facts: TalentFacts,
): ConditionFit {
  const { places, geoPoint } = facts;
  const isIn = (asked: readonly string[]) => {
    const keys = new Set(asked.map(placeKey));
    return places.some((place) => keys.has(placeKey(place)));
  };
  if (isIn(names)) return 'inside';
  if (isIn(around)) return 'near';
  const isAsked = withinKm !== undefined && point !== undefined;
  if (isAsked && geoPoint !== undefined && kilometresBetween(point, geoPoint) <= withinKm) return 'inside';
  if (wouldMoveTo(names, facts)) return 'near';
  return isAsked && geoPoint === undefined ? 'unknown' : 'outside';
}

const EARTH_RADIUS_KM = 6371;

/** The distance of two points on the sphere, in km. */
export function kilometresBetween(a: GeoPoint, b: GeoPoint): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const shrink = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(north + shrink * east));
}

function employerFit({ names, when }: ConditionOf<'employer'>, { employers }: TalentFacts): ConditionFit {
  const worked = employers.filter((employer) => names.some((name) => hasWords(employer.name, name)));
  if (worked.length === 0) return 'outside';
  if (when === 'ever' || worked.some(({ isCurrent }) => isCurrent === (when === 'current'))) return 'inside';
  return 'near';
}

function skillFit(
  { name, minYears = 0 }: ConditionOf<'skill'>,
  { skills, facts }: ConditionedTalent,
  skillKey: (label: string) => string,
): ConditionFit {
  const asked = skillKey(name);
  const at = skills.findIndex((skill) => skillKey(skill) === asked);
  if (at === -1) return 'outside';
  if (minYears === 0) return 'inside';
  const months = facts.skillMonths[at] ?? 0;
  if (months === 0) return 'unknown';
  if (months >= minYears * 12) return 'inside';
  return months >= minYears * 12 * NEAR.skillYearsShare ? 'near' : 'outside';
}

/** Whether a name has these words, one after the other. */
const hasWords = (name: string, words: string): boolean =>
  ` ${nameKey(name)} `.includes(` ${nameKey(words)} `);
