import { anyOf } from '../base/any-of.ts';
import { SESSION_ENDED_SENTENCE } from '../base/words.ts';
import type { SearchField, SearchSuggestionKind } from './choice.ts';

export const SUGGESTED_SEARCHES = [
  'React Developer',
  'Python Developer',
  'Full Stack',
  'UI/UX Designer',
  'DevOps Engineer',
  'Data Scientist',
] as const;

export const SEARCH_SENTENCES = {
  away: 'Search is not responding. Please try again.',
  initializeFailed: 'Failed to initialize search. Please refresh the page.',
  incomplete: 'Search is still being prepared; some profiles may be missing.',
  byJobPost: 'Ordered by how well each person matches your job post.',
  keyMissing: 'Send the search key of a page, or an API key of your company.',
  keyInvalid: 'Your search has been open for a while. Please try again.',
  keySessionOver: SESSION_ENDED_SENTENCE,
  keyApprovalOver:
    'Your company profile is no longer approved. Search again to see what guests see, without names.',
} as const;

/** Shown for jobs that nobody has, if people who mention them are found. */
export const mentionedWords = (jobs: readonly string[]): string =>
  `No one has ${anyOf(jobs.map((job) => `\u201c${job}\u201d`))} as a title or skill. These people mention it.`;

/** Shown if few people have the words, and people with the same skills follow. */
export const SIMILAR_PEOPLE = 'Few people have your words. People with the same skills follow.';

/** Tells a guest which parts of a text were ignored, because guests do not see that data. */
export const withheldWords = (parts: readonly string[]): string =>
  `Left out: ${parts.map((part) => `\u201c${part}\u201d`).join(', ')}. Only approved companies can search by employer or resume.`;

/** Follow "found in". */
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

/** Precedes the part of the search that a suggestion changes. */
export const SEARCH_SUGGESTION_WORDS: Record<SearchSuggestionKind, string> = {
  spelling: 'Did you mean',
  withoutText: 'Without',
  withoutWord: 'Without',
  withoutSkill: 'Without',
  withoutCondition: 'Without',
  withoutFact: 'Without',
  withoutExperience: 'Without',
  withoutSalary: 'Without',
  widerExperience: 'With',
  widerSalary: 'With',
  onlyText: 'Only',
  onlySkill: 'Only',
  onlyExperience: 'Only',
  onlySalary: 'Only',
};
