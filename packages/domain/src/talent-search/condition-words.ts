import { anyOf } from '../base/any-of.ts';
import { countOf, nounOf } from '../base/count.ts';
import { JOB_CATEGORY_LABELS } from '../job-post/words.ts';
import { ENGLISH_FLUENCIES } from '../talent-profile/choice.ts';
import { OPEN_TO_WORK_STATUS_LABELS } from '../talent-profile/words.ts';
import { type EmployerTime, LEVELS, type Level } from './choice.ts';
import { levelOfTitle, yearsOfLevel } from './level.ts';
import type { SearchCondition } from './schema.ts';
import { type ConditionedTalent, standingOf, wouldMoveTo } from './standing.ts';

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

/** What a condition asks, as on a chip: "5 to 8 years", "under ₹18 LPA", "in Bengaluru". */
export function conditionWords(condition: SearchCondition): string {
  switch (condition.kind) {
    case 'experience':
      return yearsWords(condition);
    case 'salary':
      return salaryWords(condition);
    case 'notice':
      return condition.maxWeeks === 0 ? 'can start now' : `notice up to ${noticeWords(condition.maxWeeks)}`;
    case 'place':
      return condition.withinKm === undefined
        ? `in ${anyOf(condition.names)}`
        : `within ${condition.withinKm} km of ${anyOf(condition.names)}`;
    case 'workMode':
      return condition.isRemote ? 'can work from home' : 'works on site';
    case 'employment':
      return condition.isEmployed ? 'employed' : 'not employed';
    case 'english':
      return condition.min === ENGLISH_FLUENCIES.at(-1)
        ? `${condition.min} English`
        : `${condition.min} English or better`;
    case 'active':
      return condition.withinDays === 1 ? 'active today' : `active in the last ${condition.withinDays} days`;
    case 'category':
      return anyOf(condition.categories.map((category) => JOB_CATEGORY_LABELS[category]));
    case 'openToWork':
      return anyOf(condition.statuses.map((status) => OPEN_TO_WORK_STATUS_LABELS[status]));
    case 'employer':
      return `${EMPLOYER_VERBS[condition.when]} ${anyOf(onceWritten(condition.names))}`;
    case 'degree':
      return `${anyOf(shortNames(condition.names))} degree`;
    case 'skill':
      return condition.minYears === undefined || condition.minYears === 0
        ? condition.name
        : `${condition.name} for ${rounded(condition.minYears)}+ years`;
    case 'title':
      return `title “${condition.words}”`;
    case 'level':
      return anyOf(condition.levels.map((level) => LEVEL_LABELS[level]));
    case 'resume':
      return 'has a resume';
  }
}

/** Of several spellings of one degree the first: "B.Tech" of "B.Tech", "BTech" and "Bachelor of Technology". */
function shortNames(names: readonly string[]): string[] {
  const letters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  const isLong = (name: string) => /^(?:bachelor|master|doctor) of /i.test(name);
  const short = names.filter((name) => !isLong(name));
  const byLetters = new Map(
    (short.length === 0 ? names : short).toReversed().map((name) => [letters(name), name]),
  );
  return [...byLetters.values()].toReversed();
}

/** Of two spellings of a name the first: "Larsen and Toubro" of that and "Larsen & Toubro". */
function onceWritten(names: readonly string[]): string[] {
  const spelt = names.map((name) => name.replaceAll(' & ', ' and '));
  return names.filter((_, at) => spelt.indexOf(spelt[at] ?? '') === at);
}

/** At most two decimals, without trailing zeros. */
const rounded = (value: number): string => String(Math.round(value * 100) / 100);

function yearsWords({ min = 0, max }: Extract<SearchCondition, { kind: 'experience' }>): string {
  if (max === undefined) return min === 0 ? 'any experience' : `${rounded(min)}+ years`;
  if (min === 0) return `up to ${rounded(max)} ${nounOf(max, 'year')}`;
  return min === max ? `${rounded(max)} ${nounOf(max, 'year')}` : `${rounded(min)} to ${rounded(max)} years`;
}

function salaryWords({ min, max }: Extract<SearchCondition, { kind: 'salary' }>): string {
  if (max === undefined) return min === undefined ? 'any salary' : `₹${rounded(min)} LPA or more`;
  return min === undefined || min === 0
    ? `under ₹${rounded(max)} LPA`
    : `₹${rounded(min)} to ${rounded(max)} LPA`;
}

const WEEKS_OF_MONTH = 52 / 12;

/** "2 weeks"; days where the weeks are not whole or are months, in which notice is given: "30 days". */
export function noticeWords(weeks: number): string {
  const months = Math.round(weeks / WEEKS_OF_MONTH);
  if (months > 0 && Math.abs(weeks - months * WEEKS_OF_MONTH) < 0.01) return countOf(months * 30, 'day');
  if (Number.isInteger(weeks)) return countOf(weeks, 'week');
  return countOf(Math.round(weeks * 7), 'day');
}

/**
 * How somebody misses a condition: "expects 22, asked for 20". Undefined when nothing is missed.
 *
 * @param nowMs what the days since the last change are counted from
 */
export function standingWords(
  condition: SearchCondition,
  talent: ConditionedTalent,
  nowMs: number = talent.updatedAtMs,
): string | undefined {
  const standing = standingOf(condition, talent, nowMs);
  return standing === 'inside' ? undefined : missedWords(condition, talent, nowMs);
}

function missedWords(condition: SearchCondition, talent: ConditionedTalent, nowMs: number): string {
  const { facts } = talent;
  switch (condition.kind) {
    case 'experience':
      return missedYears(condition, talent.experienceInYears);
    case 'salary': {
      const { min = 0, max } = condition;
      const own = talent.expectedSalaryInLpaInr;
      return `expects ${rounded(own)}, asked for ${rounded(own < min ? min : (max ?? min))}`;
    }
    case 'notice':
      return facts.isServingNotice === true
        ? 'says: serving the notice'
        : `notice of ${countOf(facts.noticePeriodInWeeks, 'week')}, asked for ${noticeWords(condition.maxWeeks)}`;
    case 'place':
      if (wouldMoveTo(condition.names, facts)) return 'says: open to relocate there';
      return facts.places[0] === undefined ? 'place not stated' : `lives in ${facts.places[0]}`;
    case 'workMode':
      return condition.isRemote ? 'cannot work from home' : 'works from home';
    case 'employment':
      return condition.isEmployed ? 'not employed now' : 'employed now';
    case 'english':
      return `${facts.englishFluency} English, asked for ${condition.min}`;
    case 'active': {
      const days = Math.ceil((nowMs - talent.updatedAtMs) / (24 * 60 * 60 * 1000));
      return `last active ${countOf(days, 'day')} ago, asked for ${condition.withinDays}`;
    }
    case 'category':
      return `in ${JOB_CATEGORY_LABELS[facts.category]}`;
    case 'openToWork':
      return OPEN_TO_WORK_STATUS_LABELS[facts.openToWorkStatus];
    case 'employer':
      return missedEmployer(condition, talent, nowMs);
    case 'degree':
      return `no ${anyOf(shortNames(condition.names))}`;
    case 'skill':
      return missedSkill(condition, talent, nowMs);
    case 'title':
      return `is ${talent.jobTitle}`;
    case 'level':
      return missedLevel(condition.levels, talent);
    case 'resume':
      return 'no resume';
  }
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
  condition: Extract<SearchCondition, { kind: 'employer' }>,
  talent: ConditionedTalent,
  nowMs: number,
): string {
  const names = anyOf(condition.names);
  if (standingOf({ ...condition, when: 'ever' }, talent, nowMs) !== 'inside') return `not from ${names}`;
  return condition.when === 'current' ? `worked at ${names} before` : `works at ${names} now`;
}

function missedSkill(
  condition: Extract<SearchCondition, { kind: 'skill' }>,
  talent: ConditionedTalent,
  nowMs: number,
): string {
  const { name, minYears = 0 } = condition;
  if (standingOf({ kind: 'skill', name }, talent, nowMs) !== 'inside') return `no ${name}`;
  if (standingOf(condition, talent, nowMs) === 'unknown') return `years of ${name} not stated`;
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
