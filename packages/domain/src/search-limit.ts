import type { SearchField } from './talent-search.ts';

/** Limits, suggestions and words of the search page. Zod-free. */
export const SEARCH_PAGE_SIZE = 20;
export const SEARCH_TEXT_LENGTH_MAX = 10_000;
export const SEARCH_SKILLS_MAX = 200;
export const SEARCH_PAGE_MAX = 1_000_000;
export const SKILL_FACETS_SHOWN = 10;
export const SKILL_FACETS_MAX = 50;

export const SUGGESTED_SEARCHES = [
  'React Developer',
  'Python Developer',
  'Full Stack',
  'UI/UX Designer',
  'DevOps Engineer',
  'Data Scientist',
] as const;

export const SEARCH_MESSAGES = {
  initializeFailed: 'Failed to initialize search. Please refresh the page.',
  noJobPosts: 'No Job Posts Yet',
  incomplete: 'Search is still being prepared; some profiles may be missing.',
  keyInvalid: 'Your search has been open for a while. Please try again.',
} as const;

/** How long a search key is accepted; the client asks for a new one when it is not. */
export const SEARCH_KEY_VALID_HOURS = { guest: 24, company: 1 } as const;

/** Where something was found, after "Found in". */
export const SEARCH_FIELD_LABELS: Record<SearchField, string> = {
  jobTitle: 'title',
  name: 'name',
  skills: 'skills',
  locality: 'place',
  jobCategory: 'category',
  about: 'about',
  certifications: 'certifications',
  workExperiences: 'work experience',
  personalProjects: 'projects',
  educationList: 'education',
};
