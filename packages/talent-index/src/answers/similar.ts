import { SEARCH_PAGE_SIZE } from '@talaash/domain/talent-search/limit';
import { FIELD_IMPACT } from '@talaash/question/field';
import { isNeeded } from '@talaash/question/understanding';
import { type GroupKind, isMust } from './group-kind.ts';
import { isLeading, TRADE, type UsualSkill } from './trade-skill.ts';

/** Limits for finding people who are similar to the few who were found: who share their skills. */
export const SIMILAR = {
  /** As many people make a page, and need nobody else. */
  enough: SEARCH_PAGE_SIZE,
  /** A larger index has enough people with the words. */
  talentsMax: TRADE.talentsMax,
  /** The minimum ratio of the share of the found people with a skill to the share among all talents. */
  lift: 5,
  skillsMax: 12,
  /** How many of these skills people have: most first, and fewer only until a page is full. Each count that is reached is worth points. */
  counts: [5, 4, 3, 2, 1],
  points: 0.3,
} as const;

/** The score of a word that is a person's name. People who share a name share nothing else. */
export const NAME_SCORE = FIELD_IMPACT.name;

/**
 * Whether similar people may follow. Beside an explicit AND or a quoted phrase everybody must have the words, and whoever has the
 * skills of those who lead does not lead.
 */
export const mayHaveSimilar = (groups: readonly (GroupKind & { text: string })[]): boolean =>
  groups.some(isNeeded) && !groups.some((group) => isMust(group) || (isNeeded(group) && isLeading(group)));

/**
 * The skills that identify the found people, most common first.
 *
 * @param found how many people were found
 * @param talents how many talents the index has, and how many have each skill
 */
export const skillsOfFound = <Skill extends UsualSkill & { talents: number }>(
  skills: readonly Skill[],
  found: number,
  talents: number,
): Skill[] =>
  skills
    .filter((skill) => skill.holders * talents >= SIMILAR.lift * skill.talents * found)
    .sort((a, b) => b.holders - a.holders || a.talents - b.talents || (a.key < b.key ? -1 : 1))
    .slice(0, SIMILAR.skillsMax);
