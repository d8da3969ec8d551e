import { anyOf } from '../base/any-of.ts';
import { countOf, nounOf } from '../base/count.ts';
import { JOB_CATEGORY_LABELS } from '../job-post/words.ts';
import { ENGLISH_FLUENCIES } from '../talent-profile/choice.ts';
import { OPEN_TO_WORK_STATUS_LABELS } from '../talent-profile/words.ts';
import { type EmployerTime, LEVELS, type Level } from './choice.ts';
import { levelOfTitle, yearsOfLevel } from './level.ts';
import { byKind, type ConditionOf, type ConditionTable } from './condition-table.ts';
import type { SearchCondition } from './schema.ts';
import { type ConditionedTalent, fitOf, type TalentFacts, wouldMoveTo } from './condition-fit.ts';

export const LEVEL_LABELS: Record<Level, string> = {
  junior: 'Junior',
  middle: 'Mid-level',
  senior: 'Senior',
  lead: 'Lead',
};

const EMPLOYER_VERBS: Record<EmployerTime, string> = {
  current: 'works at',
  past: 'formerly at',
  ever: 'worked at',
};

/** The label of a condition's chip: "5 to 8 years", "under ₹18 LPA", "in Bengaluru". */
export const conditionWords = (condition: SearchCondition): string => byKind(CONDITION_WORDS, condition);

const CONDITION_WORDS: ConditionTable<[], string> = {
  experience: yearsWords,
  salary: salaryWords,
  notice: ({ maxWeeks }) => (maxWeeks === 0 ? 'can start now' : `notice up to ${noticeWords(maxWeeks)}`),
  place: ({ names, withinKm }) =>
    withinKm === undefined ? `in ${anyOf(names)}` : `within ${withinKm} km of ${anyOf(names)}`,
  workMode: ({ isRemote }) => (isRemote ? 'can work from home' : 'works on site'),
  employment: ({ isEmployed }) => (isEmployed ? 'employed' : 'not employed'),
  english: ({ min }) => (min === ENGLISH_FLUENCIES.at(-1) ? `${min} English` : `${min} English or better`),
  active: ({ withinDays }) => (withinDays === 1 ? 'active today' : `active in the last ${withinDays} days`),
  category: ({ categories }) => anyOf(categories.map((category) => JOB_CATEGORY_LABELS[category])),
  openToWork: ({ statuses }) => anyOf(statuses.map((status) => OPEN_TO_WORK_STATUS_LABELS[status])),
  employer: ({ when, names }) => `${EMPLOYER_VERBS[when]} ${anyOf(onceWritten(names))}`,
  degree: ({ names }) => `${anyOf(shortNames(names))} degree`,
  skill: ({ name, minYears = 0 }) => (minYears === 0 ? name : `${name} for ${rounded(minYears)}+ years`),
  title: ({ words }) => `title “${words}”`,
  level: ({ levels }) => anyOf(levels.map((level) => LEVEL_LABELS[level])),
  resume: () => 'has a resume',
};

/** The first of several spellings of one degree: "B.Tech" of "B.Tech", "BTech" and "Bachelor of Technology". */
function shortNames(names: readonly string[]): string[] {
  const letters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  const isLong = (name: string) => /^(?:bachelor|master|doctor) of /i.test(name);
  const short = names.filter((name) => !isLong(name));
  const byLetters = new Map(
    (short.length === 0 ? names : short).toReversed().map((name) => [letters(name), name]),
  );
  return [...byLetters.values()].toReversed();
}

/** The first of two spellings of a name: "Larsen and Toubro" of that and "Larsen & Toubro". */
function onceWritten(names: readonly string[]): string[] {
  const spelt = names.map((name) => name.replaceAll(' & ', ' and '));
  return names.filter((_, at) => spelt.indexOf(spelt[at] ?? '') === at);
}

/** At most two decimals, without trailing zeros. */
const rounded = (value: number): string => String(Math.round(value * 100) / 100);

function yearsWords({ min = 0, max }: ConditionOf<'experience'>): string {
  if (max === undefined) return min === 0 ? 'any experience' : `${rounded(min)}+ years`;
  if (min === 0) return `up to ${rounded(max)} ${nounOf(max, 'year')}`;
  return min === max ? `${rounded(max)} ${nounOf(max, 'year')}` : `${rounded(min)} to ${rounded(max)} years`;
}

function salaryWords({ min, max }: ConditionOf<'salary'>): string {
  if (max === undefined) return min === undefined ? 'any salary' : `₹${rounded(min)} LPA or more`;
  return min === undefined || min === 0
    ? `under ₹${rounded(max)} LPA`
    : `₹${rounded(min)} to ${rounded(max)} LPA`;
}

const WEEKS_OF_MONTH = 52 / 12;

/** "2 weeks"; in days if the weeks are not whole, or are months, as notice periods usually are: "30 days". */
export function noticeWords(weeks: number): string {
  const months = Math.round(weeks / WEEKS_OF_MONTH);
  if (months > 0 && Math.abs(weeks - months * WEEKS_OF_MONTH) < 0.01) return countOf(months * 30, 'day');
  if (Number.isInteger(weeks)) return countOf(weeks, 'week');
  return countOf(Math.round(weeks * 7), 'day');
}

/**
 * How a person misses a condition: "expects 22, asked for 20". Undefined if the condition is met.
 *
 * @param nowMs the reference time for the days since the last change
 */
export function fitWords(
  condition: SearchCondition,
  talent: ConditionedTalent,
  nowMs: number = talent.updatedAtMs,
): string | undefined {
  const fit = fitOf(condition, talent, nowMs);
  return fit === 'inside' ? undefined : missedWords(condition, talent, nowMs);
}

const missedWords = (condition: SearchCondition, talent: ConditionedTalent, nowMs: number): string =>
  byKind(MISSED_WORDS, condition, talent, nowMs);

const MISSED_WORDS: ConditionTable<[ConditionedTalent, number], string> = {
  experience: (condition, { experienceInYears }) => missedYears(condition, experienceInYears),
  salary: ({ min = 0, max }, { expectedSalaryInLpaInr: own }) =>
    `expects ${rounded(own)}, asked for ${rounded(own < min ? min : (max ?? min))}`,
  notice: ({ maxWeeks }, { facts }) =>
    facts.isServingNotice === true
      ? 'says: serving the notice'
      : `notice of ${countOf(facts.noticePeriodInWeeks, 'week')}, asked for ${noticeWords(maxWeeks)}`,
  place: ({ names }, { facts }) => missedPlace(names, facts),
  workMode: ({ isRemote }) => (isRemote ? 'cannot work from home' : 'works from home'),
  employment: ({ isEmployed }) => (isEmployed ? 'not employed now' : 'employed now'),
  english: ({ min }, { facts }) => `${facts.englishFluency} English, asked for ${min}`,
  active: ({ withinDays }, { updatedAtMs }, nowMs) =>
    `last active ${countOf(Math.ceil((nowMs - updatedAtMs) / DAY_MS), 'day')} ago, asked for ${withinDays}`,
  category: (_, { facts }) => `in ${JOB_CATEGORY_LABELS[facts.category]}`,
  openToWork: (_, { facts }) => OPEN_TO_WORK_STATUS_LABELS[facts.openToWorkStatus],
  employer: missedEmployer,
  degree: ({ names }) => `no ${anyOf(shortNames(names))}`,
  skill: missedSkill,
  title: (_, { jobTitle }) => `is ${jobTitle}`,
  level: ({ levels }, talent) => missedLevel(levels, talent),
  resume: () => 'no resume',
};

const DAY_MS = 24 * 60 * 60 * 1000;

function missedPlace(names: readonly string[], facts: TalentFacts): string {
  if (wouldMoveTo(names, facts)) return 'says: open to relocate there';
  return facts.places[0] === undefined ? 'place not stated' : `lives in ${facts.places[0]}`;
}

function missedYears({ min = 0, max }: { min?: number | undefined; max?: number | undefined }, own: number) {
  if (own >= min) return `${rounded(own)} years, asked for up to ${rounded(max ?? min)}`;
  const months = Math.max(1, Math.round((min - own) * 12));
  const short = months % 12 === 0 ? countOf(months / 12, 'year') : countOf(months, 'month');
  return months > 24
    ? `${rounded(own)} years, asked for ${rounded(min)}`
    : `${short} short of ${countOf(min, 'year')}`;
}

function missedEmployer(
  condition: ConditionOf<'employer'>,
  talent: ConditionedTalent,
  nowMs: number,
): string {
  const names = anyOf(condition.names);
  if (fitOf({ ...condition, when: 'ever' }, talent, nowMs) !== 'inside') return `not from ${names}`;
  return condition.when === 'current' ? `worked at ${names} before` : `works at ${names} now`;
}

function missedSkill(condition: ConditionOf<'skill'>, talent: ConditionedTalent, nowMs: number): string {
  const { name, minYears = 0 } = condition;
  if (fitOf({ kind: 'skill', name }, talent, nowMs) !== 'inside') return `no ${name}`;
  if (fitOf(condition, talent, nowMs) === 'unknown') return `years of ${name} not stated`;
  return `less than ${countOf(minYears, 'year')} of ${name}`;
}

function missedLevel(levels: readonly Level[], { jobTitle, experienceInYears }: ConditionedTalent): string {
  const lowest = LEVELS.find((level) => levels.includes(level)) ?? 'junior';
  const own = levelOfTitle(jobTitle);
  const isBelow =
    own === undefined
      ? experienceInYears < yearsOfLevel(lowest)[0]
      : LEVELS.indexOf(own) < LEVELS.indexOf(lowest);
  return isBelow
    ? `not yet ${LEVEL_LABELS[lowest].toLowerCase()}`
    : `more than ${LEVEL_LABELS[levels.at(-1) ?? lowest].toLowerCase()}`;
}
