import { countOf, nounOf } from '../base/count.ts';
import type { Standing } from '../talent-search/choice.ts';
import { LEVELS } from '../talent-search/choice.ts';
import { levelOfTitle } from '../talent-search/level.ts';
import type { SearchCondition } from '../talent-search/schema.ts';
import type { ConditionedTalent } from '../talent-search/standing.ts';
import { placeKey } from '../locality/place-key.ts';
import type { MatchOutcome } from './choice.ts';
import type { AskedSkill } from './criteria.ts';
import { withoutLevel } from './title.ts';
import type { SkillPlace } from './skill-evidence.ts';

/** What an item of a match says. */
export type ItemWords = { label: string; fact: string; detail: string };

type ConditionOf<Kind> = Extract<SearchCondition, { kind: Kind }>;

const EMPLOYERS_SHOWN = 3;

export function skillWords(
  { name, minYears }: AskedSkill,
  { worked, isInProject, isListed }: SkillPlace,
  outcome: MatchOutcome,
  namesEmployers: boolean,
): Omit<ItemWords, 'label'> {
  if (worked !== undefined) {
    const long = monthsText(worked.months);
    const shown = worked.employers.slice(0, EMPLOYERS_SHOWN);
    const others = worked.employers.length - shown.length;
    const where = namesEmployers ? `: ${shown.join(', ')}${others > 0 ? ` and ${others} more` : ''}` : '';
    const today = !namesEmployers && worked.isCurrent ? ', in use today' : '';
    const asked = outcome === 'gap' && minYears !== undefined ? `, asked ${countOf(minYears, 'yr')}` : '';
    return { fact: `${name} ${long}`, detail: `${long}${asked}${where}${today}` };
  }
  if (isInProject) return { fact: `${name} in projects only`, detail: 'in a project, in no job' };
  if (isListed)
    return { fact: `${name}, years not stated`, detail: 'listed, where and how long is not stated' };
  return { fact: `no ${name}`, detail: 'not in the profile' };
}

/** "6 yrs", "8 mos" */
const monthsText = (months: number): string =>
  months >= 12 ? countOf(Math.floor(months / 12), 'yr') : countOf(months, 'mo');

const TITLE_FACTS: Record<Standing, string> = {
  inside: 'matching title',
  near: 'similar title',
  outside: 'another title',
  unknown: 'title not stated',
};

export const titleWords = (asked: string, jobTitle: string, standing: Standing): ItemWords => ({
  label: 'Title',
  fact: TITLE_FACTS[standing],
  detail: standing === 'inside' ? jobTitle : `${jobTitle}, asked ${withoutLevel(asked)}`,
});

const LEVEL_WORDS = { junior: 'junior', middle: 'mid-level', senior: 'senior', lead: 'lead' } as const;

/** For whom a level is above what was asked, when the title names none. */
const YEARS_OF_MANY = 5;

function levelWords(
  { levels }: ConditionOf<'level'>,
  { jobTitle, experienceInYears }: ConditionedTalent,
  standing: Standing,
): ItemWords {
  const asked = levels.map((level) => LEVEL_WORDS[level]).join(' or ');
  if (standing === 'inside') return { label: 'Level', fact: `${asked} level`, detail: asked };
  const own = levelOfTitle(jobTitle);
  const highest = Math.max(...levels.map((level) => LEVELS.indexOf(level)));
  const isAbove =
    own === undefined ? experienceInYears > YEARS_OF_MANY && highest < 2 : LEVELS.indexOf(own) > highest;
  const fact = isAbove ? `more than ${asked}` : `not yet ${asked}`;
  return { label: 'Level', fact, detail: own === undefined ? fact : `${LEVEL_WORDS[own]}, asked ${asked}` };
}

/** "5 to 8", "5 or more", "up to 8" */
export function rangeAsked({ min, max }: { min?: number | undefined; max?: number | undefined }): string {
  if (min !== undefined && max !== undefined) return min === max ? String(min) : `${min} to ${max}`;
  return min === undefined ? `up to ${max}` : `${min} or more`;
}

/** "now", "2 weeks", "30 days" */
export const noticeAsked = (weeks: number): string => {
  if (weeks === 0) return 'now';
  return Number.isInteger(weeks)
    ? countOf(weeks, 'week')
    : `${Math.round(weeks * 7)} ${nounOf(Math.round(weeks * 7), 'day')}`;
};

const DAY_MS = 24 * 60 * 60 * 1000;

export const CONDITION_WORDS = {
  level: levelWords,
  experience(asked: ConditionOf<'experience'>, { experienceInYears }: ConditionedTalent): ItemWords {
    const years = countOf(experienceInYears, 'year');
    return {
      label: 'Experience',
      fact: `${years} of experience`,
      detail: `${years}, asked ${rangeAsked(asked)}`,
    };
  },
  salary(asked: ConditionOf<'salary'>, { expectedSalaryInLpaInr }: ConditionedTalent): ItemWords {
    const fact = `expects ₹${expectedSalaryInLpaInr} LPA`;
    return { label: 'Salary', fact, detail: `${fact}, asked ${rangeAsked(asked)}` };
  },
  notice({ maxWeeks }: ConditionOf<'notice'>, { facts }: ConditionedTalent): ItemWords {
    const weeks = facts.noticePeriodInWeeks;
    const fact = weeks === 0 ? 'can start now' : `can start in ${countOf(weeks, 'week')}`;
    return { label: 'Notice', fact, detail: `${fact}, asked ${noticeAsked(maxWeeks)}` };
  },
  english({ min }: ConditionOf<'english'>, { facts }: ConditionedTalent): ItemWords {
    const fact = `${facts.englishFluency} English`;
    return { label: 'English', fact, detail: `${facts.englishFluency}, asked ${min}` };
  },
  freshness({ updatedAtMs }: ConditionedTalent, nowMs: number): ItemWords {
    const days = Math.max(0, Math.floor((nowMs - updatedAtMs) / DAY_MS));
    const fact = days === 0 ? 'changed today' : `changed ${countOf(days, 'day')} ago`;
    return { label: 'Freshness', fact, detail: fact };
  },
} as const;

/** Where somebody lives, against a place and an offer to work from home. */
export function placeWords(
  { place, isHomeOffered }: { place: ConditionOf<'place'> | undefined; isHomeOffered: boolean },
  { facts }: ConditionedTalent,
  standing: Standing,
): ItemWords {
  const asked = new Set(place?.names.map(placeKey));
  const shared = facts.places.find((name) => asked.has(placeKey(name)));
  const home = facts.places.slice(0, 2).join(', ');
  if (shared !== undefined) return { label: 'Place', fact: `in ${shared}`, detail: `lives in ${home}` };
  if (standing === 'inside' && isHomeOffered && facts.canWorkFromHome)
    return { label: 'Place', fact: 'can work from home', detail: `works from home, in ${home}` };
  const where = [...(place?.names ?? []), ...(isHomeOffered ? ['home'] : [])].slice(0, EMPLOYERS_SHOWN);
  const fact = standing === 'unknown' ? 'distance not stated' : `lives in ${home}`;
  return { label: 'Place', fact, detail: `lives in ${home}, asked ${where.join(' or ')}` };
}
