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
