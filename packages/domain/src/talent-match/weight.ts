import type { ConditionFit } from '../talent-search/choice.ts';
import type { MatchCriterion, SkillState } from './choice.ts';

/**
 * The published weights of a match. Pages show this table, and each match names its version. Raise the version with each change.
 */
export const MATCH_WEIGHTS = {
  version: 3,
  /**
   * Points out of 100 for a post that states every criterion. All skills of a kind share theirs. Criteria that a post does not
   * state are left out, and the rest is scaled to 100.
   */
  points: {
    mustSkill: 40,
    niceSkill: 10,
    title: 12,
    level: 6,
    experience: 11,
    place: 7,
    salary: 6,
    notice: 3,
    english: 2,
    freshness: 3,
  } satisfies Record<MatchCriterion, number>,
  /** The share of the points, by how well the person fits the condition. */
  shares: { inside: 1, near: 0.5, unknown: 0.5, outside: 0 } satisfies Record<ConditionFit, number>,
  /** The share of a skill's points, by its evidence. */
  skillShares: {
    long: 1,
    worked: 0.75,
    brief: 0.6,
    nearly: 0.75,
    short: 0.5,
    project: 0.5,
    listed: 0.5,
    none: 0,
  } satisfies Record<SkillState, number>,
  /** The months of long and of brief use, unless the post requires a number of years. */
  longMonths: 36,
  briefMonths: 12,
  /** A profile that was changed within this many days is fresh. */
  freshDays: 30,
  /** The minimum points of each band. Strong depends on how many criteria a post has, without nice-to-have skills. */
  bands: {
    strong: [
      { criteriaMax: 4, from: 85 },
      { criteriaMax: 6, from: 70 },
    ],
    strongElse: 65,
    good: 50,
  },
} as const;
