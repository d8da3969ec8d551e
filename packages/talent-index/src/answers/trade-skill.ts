import { type GroupKind, isMust, isNoun, isTitle, mayBeOfTitle } from './group-kind.ts';
import { isOfAnyJob } from '@talaash/question/ad-title';

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
  /** A skill is one of the trade when this share of them has it, in percent, */
  sharePercent: 35,
  /** and when the share is at least so many times that among all talents. */
  lift: 5,
  skillsMin: 2,
  skillsMax: 6,
  /** What it counts, instead of each word of the title, to have half of the skills, and two thirds of them. */
  nearScore: 48,
  score: 56,
} as const;

type Named = GroupKind & { text: string };

/** A job that leads others: whoever has the skills of its holders need not lead. */
const LEADING = /(?:^|[^a-z])(?:manager|head|director|lead|leader|president|owner|master)s?$/i;
const QUALIFIERS_MAX = 2;

/**
 * The words that name the asked trade, in titles that tell of it: all words before the noun with it, or else the last one, or the noun alone where it is a
 * whole job. Nothing where none is asked, or one that leads others.
 */
export function tradeNames<Group extends Named>(groups: readonly Group[]): Group[][] {
  const words = groups.filter(mayBeOfTitle);
  const at = words.findIndex((group) => isNoun(group) || isTitle(group));
  const noun = words[at];
  if (noun === undefined || isMust(noun) || LEADING.test(noun.text)) return [];
  const isWhole = isTitle(noun) || !isOfAnyJob(noun.text.toLowerCase());
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

/** A skill of those who are called so. @param holders how many of those who were looked at have it */
export type UsualSkill = { key: string; holders: number };

/** Whether so many of those who were looked at have a skill that it may be one of the trade. */
export const isUsual = ({ holders }: UsualSkill, looked: number): boolean =>
  holders >= TRADE.holdersMin && holders * 100 >= looked * TRADE.sharePercent;

/**
 * The skills that tell a trade, the commonest first; none where they are too few to tell it.
 *
 * @param looked how many of its people were looked at @param talents how many the index has; of each skill, how many have it
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

/** How many of so many skills of a trade somebody has who is near it, and who is of it. */
export const skillsNeeded = (skills: number): { near: number; own: number } => ({
  near: Math.max(TRADE.skillsMin, Math.ceil(skills / 2)),
  own: Math.max(TRADE.skillsMin, Math.ceil((skills * 2) / 3)),
});
