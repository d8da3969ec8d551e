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

/** From the best. */
export const MATCH_BANDS = ['strong', 'good', 'possible'] as const;
export type MatchBand = (typeof MATCH_BANDS)[number];
