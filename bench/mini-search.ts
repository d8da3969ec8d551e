import MiniSearch, { type SearchOptions } from 'minisearch';
import type { TalentDocument } from '@talaash/talent-index/port';
import type { Ask } from './search-time.ts';

const FIELDS = [
  'jobTitle',
  'name',
  'skills',
  'locality',
  'jobCategory',
  'about',
  'certifications',
  'workExperiences',
];

/** The engine's weights, prefixes and typos, as closely as MiniSearch supports them. */
export const MINI_SEARCH_OPTIONS = {
  boost: { jobTitle: 8, name: 6, skills: 5, locality: 3, jobCategory: 2 },
  prefix: (_, at, terms) => at === terms.length - 1,
  fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : false),
} satisfies SearchOptions;

/** The same fields, weights and filters in MiniSearch, without facets and range bounds, which it does not have. */
export function openMiniSearch(documents: readonly TalentDocument[]): Ask {
  const index = new MiniSearch<TalentDocument>({
    idField: 'talentId',
    fields: FIELDS,
    storeFields: ['skills', 'experienceInYears', 'expectedSalaryInLpaInr'],
    extractField: (document, field) => {
      const value: unknown = document[field as keyof TalentDocument];
      return Array.isArray(value) && field !== 'skills' ? value.join(' ') : (value as string);
    },
  });
  index.addAll(documents);
  return (question) =>
    index.search(question.text === '' ? MiniSearch.wildcard : question.text, {
      ...MINI_SEARCH_OPTIONS,
      combineWith: 'AND',
      filter: (hit) =>
        question.skills.every((skill) => (hit['skills'] as string[]).includes(skill)) &&
        hit['experienceInYears'] >= (question.experienceInYears.min ?? 0) &&
        hit['experienceInYears'] <= (question.experienceInYears.max ?? 50) &&
        hit['expectedSalaryInLpaInr'] >= (question.expectedSalaryInLpaInr.min ?? 0) &&
        hit['expectedSalaryInLpaInr'] <= (question.expectedSalaryInLpaInr.max ?? 100),
    });
}
