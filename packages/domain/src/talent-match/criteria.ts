import type { SearchCondition } from '../talent-search/schema.ts';

/** Skills of which any one will do; most stand alone. */
export type SkillCriterion = { names: string[]; minYears?: number | undefined };

/** What a job post asks, as far as it names it. */
export type MatchCriteria = {
  /** As the post writes it, without what it says of place and terms. */
  title: string;
  mustSkills: SkillCriterion[];
  niceSkills: SkillCriterion[];
  /** At most one of a kind. */
  conditions: { [Kind in ConditionCriterion]?: Extract<SearchCondition, { kind: Kind }> };
};

/** What a post may ask besides skills and the title. */
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
