import type { SearchAnswer } from '@talaash/contract/talent-search';
import type { TalentSearchQuestion } from '@talaash/domain/talent-search/schema';
import { api } from '../../lib/api.ts';
import { type Audience, withSearchKey } from './search-key.ts';

/** Requests one page of the results of a query. The first page is 0. */
export const askPage = (
  audience: Audience,
  question: TalentSearchQuestion,
  signal: AbortSignal,
): Promise<SearchAnswer> =>
  withSearchKey(audience, (apiKey) => api.talentSearch.search.call({ ...question, apiKey }, { signal }));
