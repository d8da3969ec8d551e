import { SEARCH_FIELDS } from '@talaash/domain/talent-search/choice';
import MiniSearch from 'minisearch';
import type { TalentDocument } from '@talaash/talent-index/port';
import { MINI_SEARCH_OPTIONS } from '../mini-search.ts';
import type { Ranking } from './ranking.ts';

/** All words, with typos, the last one as a prefix; when few talents have all words, those with some follow. */
export function miniSearchRanking(documents: readonly TalentDocument[]): Ranking {
  const index = new MiniSearch<TalentDocument>({
    idField: 'talentId',
    fields: [...SEARCH_FIELDS],
    extractField: (document, field) => {
      const value: unknown = document[field as keyof TalentDocument];
      return Array.isArray(value) ? value.join('\n') : (value as string);
    },
  });
  index.addAll(documents);
  return async (text, count) => {
    const all = index.search(text, { ...MINI_SEARCH_OPTIONS, combineWith: 'AND' });
    const some = all.length < count ? index.search(text, { ...MINI_SEARCH_OPTIONS, combineWith: 'OR' }) : [];
    return [...new Set([...all, ...some].map(({ id }) => id as string))].slice(0, count);
  };
}
