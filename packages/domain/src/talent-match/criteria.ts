import type { SearchCondition } from '../talent-search/schema.ts';

/** Alternative skills, one of which is enough; most groups have one. */
export type SkillCriterion = { names: string[]; minYears?: number | undefined };

/** The criteria of a job post, as far as it states them. */
export type MatchCriteria = {
  /** As in the post, without place and terms. */
  title: string;
  mustSkills: SkillCriterion[];
  niceSkills: SkillCriterion[];
  /** At most one of a kind. */
  conditions: { [Kind in ConditionCriterion]?: Extract<SearchCondition, { kind: Kind }> };
};

/** The criteria besides skills and title. */
export const CONDITION_CRITERIA = [
  'level',
  'experience',
  'place',
  'workMode',
  'salary',
  'notice',
  'english',
] as const;
export type ConditionCriterion = (typeof CONDITION_CRITERIA)[number];
