import { countOf } from '../base/count.ts';
import type { ConditionFit } from '../talent-search/choice.ts';
import type { SearchCondition } from '../talent-search/schema.ts';
import type { ConditionedTalent } from '../talent-search/condition-fit.ts';
import { conditionWords, fitWords } from '../talent-search/condition-words.ts';
import { placeKey } from '../locality/place-key.ts';
import { withoutLevel } from './title.ts';
import type { SkillPlace } from './skill-evidence.ts';
import type { SkillState } from './choice.ts';
import { SKILL_OUTCOMES, skillFact, skillStateNote, skillStateText } from './skill-state.ts';

/** The words of an item of a match. */
export type ItemWords = { label: string; fact: string; detail: string };

type ConditionOf<Kind> = Extract<SearchCondition, { kind: Kind }>;

const PLACES_SHOWN = 3;

/** @param name of the best-known skill among alternatives */
export function skillWords(
  { name, minYears }: { name: string; minYears: number | undefined },
  place: SkillPlace,
  state: SkillState,
  namesEmployers: boolean,
): Omit<ItemWords, 'label'> {
  const text = skillStateText(place, state);
  const note = skillStateNote(place, state, { minYears, namesEmployers });
  return {
    fact: skillFact(name, place, state),
    detail: [text, note]
      .filter((part) => part !== '')
      .join(SKILL_OUTCOMES[state] === 'evidence' ? ': ' : ', '),
  };
}

const TITLE_FACTS: Record<ConditionFit, string> = {
  inside: 'matching title',
  near: 'similar title',
  outside: 'another title',
  unknown: 'title not stated',
};

export const titleWords = (asked: string, jobTitle: string, fit: ConditionFit): ItemWords => ({
  label: 'Title',
  fact: TITLE_FACTS[fit],
  detail: fit === 'inside' ? jobTitle : `${jobTitle}, asked for ${withoutLevel(asked)}`,
});

type Words = (condition: never, talent: ConditionedTalent, nowMs: number) => Omit<ItemWords, 'label'>;

/** What the person has and what the post requires; or what the person lacks. */
const metOrMissed = (
  own: string,
  condition: SearchCondition,
  talent: ConditionedTalent,
  nowMs: number,
): string => fitWords(condition, talent, nowMs) ?? `${own}, asked for ${conditionWords(condition)}`;

export const CONDITION_LABELS = {
  level: 'Level',
  experience: 'Experience',
  salary: 'Salary',
  notice: 'Notice',
  english: 'English',
} as const;

export const CONDITION_WORDS = {
  level(asked: ConditionOf<'level'>, talent, nowMs) {
    const level = conditionWords(asked).toLowerCase();
    const missed = fitWords(asked, talent, nowMs);
    return { fact: missed ?? `${level} level`, detail: missed ?? level };
  },
  experience(asked: ConditionOf<'experience'>, talent, nowMs) {
    const years = countOf(talent.experienceInYears, 'year');
    return { fact: `${years} of experience`, detail: metOrMissed(years, asked, talent, nowMs) };
  },
  salary(asked: ConditionOf<'salary'>, talent, nowMs) {
    const fact = `expects ₹${talent.expectedSalaryInLpaInr} LPA`;
    return { fact, detail: metOrMissed(fact, asked, talent, nowMs) };
  },
  notice(asked: ConditionOf<'notice'>, talent, nowMs) {
    const weeks = talent.facts.noticePeriodInWeeks;
    const fact = weeks === 0 ? 'can start now' : `can start in ${countOf(weeks, 'week')}`;
    return { fact, detail: metOrMissed(fact, asked, talent, nowMs) };
  },
  english(asked: ConditionOf<'english'>, talent, nowMs) {
    const fact = `${talent.facts.englishFluency} English`;
    return { fact, detail: metOrMissed(fact, asked, talent, nowMs) };
  },
} satisfies Record<keyof typeof CONDITION_LABELS, Words>;

const DAY_MS = 24 * 60 * 60 * 1000;

export function freshnessWords({ updatedAtMs }: ConditionedTalent, nowMs: number): ItemWords {
  const days = Math.max(0, Math.floor((nowMs - updatedAtMs) / DAY_MS));
  const fact = days === 0 ? 'changed today' : `changed ${countOf(days, 'day')} ago`;
  return { label: 'Freshness', fact, detail: fact };
}

/** The person's place against a required place or an offer to work from home. */
export function placeWords(
  { place, isHomeOffered }: { place: ConditionOf<'place'> | undefined; isHomeOffered: boolean },
  { facts }: ConditionedTalent,
  fit: ConditionFit,
): ItemWords {
  const asked = new Set(place?.names.map(placeKey));
  const shared = facts.places.find((name) => asked.has(placeKey(name)));
  const home = facts.places.slice(0, 2).join(', ');
  if (shared !== undefined) return { label: 'Place', fact: `in ${shared}`, detail: `lives in ${home}` };
  if (fit === 'inside' && isHomeOffered && facts.canWorkFromHome)
    return { label: 'Place', fact: 'can work from home', detail: `works from home, in ${home}` };
  const where = [...(place?.names ?? []), ...(isHomeOffered ? ['home'] : [])].slice(0, PLACES_SHOWN);
  const fact = fit === 'unknown' ? 'distance not stated' : `lives in ${home}`;
  return { label: 'Place', fact, detail: `lives in ${home}, asked for ${where.join(' or ')}` };
}
