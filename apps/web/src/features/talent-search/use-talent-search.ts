import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQueries,
} from '@tanstack/react-query';
import { SEARCH_PAGE_SIZE } from '@talaash/domain/search-limit';
import { api } from '../../lib/api.ts';
import { type Audience, withSearchKey } from './search-key.ts';
import { type ActiveFilter, type SearchState, toQuestion } from './search-state.ts';

const searchOptions = (audience: Audience, state: SearchState) => {
  const question = toQuestion(state);
  return infiniteQueryOptions({
    queryKey: ['talent-search', audience, question],
    queryFn: ({ pageParam, signal }) =>
      withSearchKey(audience, (apiKey) =>
        api.talentSearch.search.call({ ...question, page: pageParam, apiKey }, { signal }),
      ),
    initialPageParam: 0,
    getNextPageParam: (last) => ((last.page + 1) * SEARCH_PAGE_SIZE < last.total ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
};

/** The results of a search, page by page. While a changed one is asked, the old results stay and `isPlaceholderData` holds. */
export function useTalentSearch(audience: Audience, state: SearchState) {
  const query = useInfiniteQuery(searchOptions(audience, state));
  const pages = query.data?.pages ?? [];
  const seen = new Set<string>();
  // A profile that moved between two pages while one scrolled stands once.
  const hits = pages
    .flatMap((page) => page.hits)
    .filter(({ talentProfile: { key } }) => !seen.has(key.talentId) && seen.add(key.talentId));
  return { ...query, first: pages[0], hits };
}

/** How many people come back without each of these filters. */
export function useTotalsWithout(
  audience: Audience,
  filters: readonly ActiveFilter[],
): (number | undefined)[] {
  return useQueries({
    queries: filters.map(({ without }) => {
      const question = toQuestion(without);
      return queryOptions({
        queryKey: ['talent-search-total', audience, question],
        queryFn: async ({ signal }) => {
          const answer = await withSearchKey(audience, (apiKey) =>
            api.talentSearch.search.call({ ...question, page: 0, apiKey }, { signal }),
          );
          return answer.total;
        },
      });
    }),
    combine: (results) => results.map(({ data }) => data),
  });
}
