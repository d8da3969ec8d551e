import { wordGroup } from '@talaash/lexicon/word-group';
import { ANY_JOB_NOUNS } from '@talaash/lexicon/role-noun';
import { type GroupKind, isMust, isNoun, isTitle, mayBeOfTitle } from './group-kind.ts';

/** Limits for learning a trade's skills from the people with that title in the index. */
export const TRADE = {
  /**
   * A larger index has enough people with the title. Learning would take as long as the rest of the answer there (24 instead of
   * 14 ms at a million).
   */
  talentsMax: 50_000,
  /** The minimum number of people with the title. */
  holdersMin: 2,
  /** Sample size: the people who were updated last. */
  holdersMax: 256,
  /** The minimum share of these people who have a skill, in percent, */
  sharePercent: 35,
  /** and the minimum ratio of that share to the share among all talents, for a skill to belong to the trade. */
  lift: 5,
  skillsMin: 2,
  skillsMax: 6,
  /** The score for half of the skills, and for two thirds of them. It replaces the score for each word of the title. */
  nearScore: 48,
  score: 56,
} as const;

type Named = GroupKind & { text: string };

/** A job that leads others: having the skills of its holders does not mean leading. */
const LEADING = new RegExp(`(?:^|[^a-z])(?:${[...wordGroup('leaders')].join('|')})s?$`, 'i');
export const isLeading = ({ text }: { text: string }): boolean => LEADING.test(text);
const QUALIFIERS_MAX = 2;

/**
 * The words of the requested trade in titles: all words before the noun with it, or else the last one, or the noun alone if it is
 * a whole job. Nothing if no trade is requested, or one that leads others.
 */
export function tradeNames<Group extends Named>(groups: readonly Group[]): Group[][] {
  const words = groups.filter(mayBeOfTitle);
  const at = words.findIndex((group) => isNoun(group) || isTitle(group));
  const noun = words[at];
  if (noun === undefined || isMust(noun) || isLeading(noun)) return [];
  const isWhole = isTitle(noun) || !ANY_JOB_NOUNS.has(noun.text.toLowerCase());
  const before = words.slice(Math.max(0, at - QUALIFIERS_MAX), at);
  const names: Group[][] = [];
  if (before.length > 1) names.push([...before, noun]);
  const last = before.at(-1);
  if (last !== undefined) names.push([last, noun]);
  if (isWhole) names.push([noun]);
  return names.filter((name) => !name.some(isMust));
}

/** Whether several words before the noun name a trade: a safety associate is no drug safety associate. */
export const isOfSeveral = (name: readonly unknown[]): boolean => name.length > 2;

/** A skill of people with a title. @param holders how many people of the sample have it */
export type UsualSkill = { key: string; holders: number };

/** Whether enough of the sampled talents have a skill for it to be one of the trade. */
export const isUsual = ({ holders }: UsualSkill, looked: number): boolean =>
  holders >= TRADE.holdersMin && holders * 100 >= looked * TRADE.sharePercent;

/**
 * The skills that identify a trade, most common first. Empty if they are too few.
 * @param looked the size of the sample
 * @param talents how many talents the index has, and how many have each skill
 */
export function skillsOfTrade<Skill extends UsualSkill & { talents: number }>(
  skills: readonly Skill[],
  looked: number,
  talents: number,
): Skill[] {
  const own = skills
    .filter(
      (skill) => isUsual(skill, looked) && skill.holders * talents >= TRADE.lift * skill.talents * looked,
    )
    .sort((a, b) => b.holders - a.holders || (a.key < b.key ? -1 : 1))
    .slice(0, TRADE.skillsMax);
  return own.length < TRADE.skillsMin ? [] : own;
}

/** How many of a trade's skills a near talent has, and a talent of the trade. */
export const skillsNeeded = (skills: number): { near: number; own: number } => ({
  near: Math.max(TRADE.skillsMin, Math.ceil(skills / 2)),
  own: Math.max(TRADE.skillsMin, Math.ceil((skills * 2) / 3)),
});
