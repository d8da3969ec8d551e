import type { ConditionFit } from '../talent-search/choice.ts';
import type { MatchCriterion, SkillState } from './choice.ts';

/**
 * How a match is counted. Pages show this table, and each match says its version. Raise the version with each change.
 */
export const MATCH_WEIGHTS = {
  version: 3,
  /**
   * Points of 100 for a post that names everything. All skills of a kind share theirs. What a post does not name counts
   * for nobody, and the rest is scaled to 100.
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
  /** The part of the points that somebody gets, by how well they fit what is asked. */
  shares: { inside: 1, near: 0.5, unknown: 0.5, outside: 0 } satisfies Record<ConditionFit, number>,
  /** The part of the points of a skill, by how the profile stands to it. */
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
  /** So many months of jobs are long, and fewer than these are brief, unless the post asks for a number of years. */
  longMonths: 36,
  briefMonths: 12,
  /** A profile that was changed within so many days is fresh. */
  freshDays: 30,
  /** From so many points. What strong takes depends on how many things a post asks, nice-to-have skills aside. */
  bands: {
    strong: [
      { criteriaMax: 4, from: 85 },
      { criteriaMax: 6, from: 70 },
    ],
    strongElse: 65,
    good: 50,
  },
} as const;
