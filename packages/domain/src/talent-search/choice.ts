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

/** How a suggested search differs from the one that found nobody. */
export const SEARCH_SUGGESTION_KINDS = [
  'spelling',
  'withoutText',
  'withoutWord',
  'withoutSkill',
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
