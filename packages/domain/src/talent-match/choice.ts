/** The criteria of a match, in the order in which they are shown. */
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

/** The result of a criterion. `notStated` counts half. */
export const MATCH_OUTCOMES = ['evidence', 'gap', 'notStated'] as const;
export type MatchOutcome = (typeof MATCH_OUTCOMES)[number];

/**
 * The evidence of a skill, best first: long, medium or brief use in jobs; nearly the required years, or far fewer; in a project;
 * only listed; missing.
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

/** Best first. */
export const MATCH_BANDS = ['strong', 'good', 'possible'] as const;
export type MatchBand = (typeof MATCH_BANDS)[number];
