/** What a match asks about, in the order in which it is shown. */
export const MATCH_CRITERIA = [
  'mustSkill',
  'niceSkill',
  'title',
  'level',
  'experience',
  'place',
  'salary',
  'notice',
  'english',
  'freshness',
] as const;
export type MatchCriterion = (typeof MATCH_CRITERIA)[number];

/** What a profile says to a criterion. `notStated` counts half. */
export const MATCH_OUTCOMES = ['evidence', 'gap', 'notStated'] as const;
export type MatchOutcome = (typeof MATCH_OUTCOMES)[number];

/**
 * How a profile stands to a skill, from the best: long, for a while or briefly in jobs; nearly as long as asked, or much
 * shorter; in a project; in the list of skills; not at all.
 */
export const SKILL_STATES = [
  'long',
  'worked',
  'brief',
  'nearly',
  'short',
  'project',
  'listed',
  'none',
] as const;
export type SkillState = (typeof SKILL_STATES)[number];

/** From the best. */
export const MATCH_BANDS = ['strong', 'good', 'possible'] as const;
export type MatchBand = (typeof MATCH_BANDS)[number];
