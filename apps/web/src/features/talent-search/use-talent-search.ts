import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { SEARCH_PAGE_SIZE } from '@talaash/domain/talent-search/limit';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { type Audience, withSearchKey } from './search-key.ts';
import { type ActiveFilter, pagesShown, type SearchState, toQuestion } from './search-state.ts';

/** While the index is still being built the same is asked again: soon at first, then at leisure. */
const ASK_AGAIN_MS = 1500;
const ASK_AGAIN_MS_MAX = 12_000;

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
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.pages[0]?.isComplete === false
        ? Math.min(ASK_AGAIN_MS * 1.5 ** dataUpdateCount, ASK_AGAIN_MS_MAX)
        : false,
  });
};

/**
 * The results of a search, page by page: as many pages as the address says. While a changed search is asked, the old
 * results stay, `isPlaceholderData` holds, and `answered` is what they are the results of.
 */
export function useTalentSearch(
  audience: Audience,
  state: SearchState,
  onState: (next: SearchState) => void,
) {
  const query = useInfiniteQuery(searchOptions(audience, state));
  const { hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, fetchNextPage } = query;
  const pages = query.data?.pages ?? [];
  const [answered, setAnswered] = useState(state);
  if (query.data && !isPlaceholderData && answered !== state) setAnswered(state);

  const lacksPages = !isPlaceholderData && hasNextPage && pages.length < pagesShown(state);
  useEffect(() => {
    if (lacksPages && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [lacksPages, isFetching, isFetchNextPageError, fetchNextPage]);

  const seen = new Set<string>();
  // A profile that moved between two pages while one scrolled stands once.
  const hits = pages
    .flatMap((page) => page.hits)
    .filter(({ talentProfile: { key } }) => !seen.has(key.talentId) && seen.add(key.talentId));
  return {
    ...query,
    answered,
    first: pages[0],
    hits,
    /** Undefined while there is no more, or something is on its way. */
    loadMore:
      hasNextPage && !isFetching
        ? () => {
            void fetchNextPage();
            onState({ ...state, page: pages.length + 1 });
          }
        : undefined,
  };
}

/** How many people come back without each of these filters; asked one after the other, so that typing on need not wait for many. */
export function useTotalsWithout(
  audience: Audience,
  filters: readonly ActiveFilter[],
): readonly number[] | undefined {
  const questions = filters.map(({ without }) => toQuestion(without));
  const { data } = useQuery({
    queryKey: ['talent-search-totals', audience, questions],
    queryFn: async ({ signal }) => {
      const totals: number[] = [];
      for (const question of questions) {
        const answer = await withSearchKey(audience, (apiKey) =>
          api.talentSearch.search.call({ ...question, page: 0, apiKey }, { signal }),
        );
        totals.push(answer.total);
      }
      return totals;
    },
    enabled: questions.length > 0,
  });
  return data;
}
