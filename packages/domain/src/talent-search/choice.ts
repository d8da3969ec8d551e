export const SEARCH_FIELDS = [
  'jobTitle',
  'name',
  'skills',
  'locality',
  'jobCategory',
  'about',
  'certifications',
  'workExperiences',
  'personalProjects',
  'educationList',
] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** How a suggested search differs from the one without results. */
export const SEARCH_SUGGESTION_KINDS = [
  'spelling',
  'withoutText',
  'withoutWord',
  'withoutSkill',
  'withoutCondition',
  'withoutFact',
  'withoutExperience',
  'withoutSalary',
  'widerExperience',
  'widerSalary',
  'onlyText',
  'onlySkill',
  'onlyExperience',
  'onlySalary',
] as const;
export type SearchSuggestionKind = (typeof SEARCH_SUGGESTION_KINDS)[number];

/** The orders of results. `match` puts the best answers first. */
export const SEARCH_SORTS = ['match', 'newest', 'experience', 'salary', 'notice'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** When somebody worked for an employer. */
export const EMPLOYER_TIMES = ['current', 'past', 'ever'] as const;
export type EmployerTime = (typeof EMPLOYER_TIMES)[number];

/** The kinds of completions. */
export const COMPLETION_KINDS = ['title', 'skill', 'place', 'employer'] as const;
export type CompletionKind = (typeof COMPLETION_KINDS)[number];

/** Lowest first. */
export const LEVELS = ['junior', 'middle', 'senior', 'lead'] as const;
export type Level = (typeof LEVELS)[number];

/** How well somebody fits a condition. `near` is outside by a little; `unknown` is not stated. */
export const CONDITION_FITS = ['inside', 'near', 'outside', 'unknown'] as const;
export type ConditionFit = (typeof CONDITION_FITS)[number];
