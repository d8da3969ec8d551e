import MiniSearch, { type SearchOptions } from 'minisearch';
import type { TalentDocument } from '../../apps/server/src/search/port.ts';
import type { Ranking } from './ranking.ts';

const FIELDS = [
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
];

/** All words, prefixes of the last and misspellings; where few have all words, who has some of them follows. */
export function miniSearchRanking(documents: readonly TalentDocument[]): Ranking {
  const index = new MiniSearch<TalentDocument>({
    idField: 'talentId',
    fields: FIELDS,
    extractField: (document, field) => {
      const value: unknown = document[field as keyof TalentDocument];
      return Array.isArray(value) ? value.join('\n') : (value as string);
    },
  });
  index.addAll(documents);
  const options: SearchOptions = {
    boost: { jobTitle: 8, name: 6, skills: 5, locality: 3, jobCategory: 2 },
    prefix: (_, at, terms) => at === terms.length - 1,
    fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : false),
  };
  return async (text, count) => {
    const all = index.search(text, { ...options, combineWith: 'AND' });
    const some = all.length < count ? index.search(text, { ...options, combineWith: 'OR' }) : [];
    return [...new Set([...all, ...some].map(({ id }) => id as string))].slice(0, count);
  };
}
