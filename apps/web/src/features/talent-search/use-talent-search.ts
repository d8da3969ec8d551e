import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import type { SearchAnswer } from '@talaash/contract/talent-search';
import { SEARCH_PAGE_SIZE } from '@talaash/domain/talent-search/limit';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../../lib/api.ts';
import { autoLoadMore, type More } from '../../lib/load-more.tsx';
import { isSameState, type SearchState } from './search-address.ts';
import { askPage } from './search-call.ts';
import { foundTotal } from './people-count.ts';
import { type Audience, withSearchKey } from './search-key.ts';
import { pagesShown, toQuestion } from './search-state.ts';

/** While the index is being built, the search is polled with a growing interval. */
const POLL_MS = 1500;
const POLL_MS_MAX = 12_000;

const NO_PAGES: readonly SearchAnswer[] = [];

export const searchQuery = (audience: Audience, state: SearchState, jobPostId?: string) => {
  const question = { ...toQuestion(state), ...(jobPostId === undefined ? {} : { jobPostId }) };
  return infiniteQueryOptions({
    queryKey: ['talent-search', audience, question],
    queryFn: ({ pageParam, signal }) => askPage(audience, { ...question, page: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (last) =>
      (last.page + 1) * SEARCH_PAGE_SIZE < foundTotal(last) ? last.page + 1 : undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.pages[0]?.isComplete === false ? Math.min(POLL_MS * 1.5 ** dataUpdateCount, POLL_MS_MAX) : false,
  });
};

/**
 * The results of a search, with the number of pages in the address. While a changed search loads, the previous results stay,
 * `isPlaceholderData` is true, and `answered` is the search they belong to.
 *
 * @param onPages called with the number of pages once another one loads
 * @param jobPostId the job post of the search: its match orders people
 */
export function useTalentSearch(
  audience: Audience,
  state: SearchState,
  onPages: (count: number) => void,
  jobPostId?: string,
) {
  const query = useInfiniteQuery(searchQuery(audience, state, jobPostId));
  const { hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, fetchNextPage } = query;
  const pages = query.data?.pages ?? NO_PAGES;
  const [answered, setAnswered] = useState(state);
  // The router creates a new search object in each render before the shown one is committed.
  if (query.data && !isPlaceholderData && !isSameState(answered, state)) setAnswered(state);

  const lacksPages = !isPlaceholderData && hasNextPage && pages.length < pagesShown(state);
  useEffect(() => {
    if (lacksPages && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [lacksPages, isFetching, isFetchNextPageError, fetchNextPage]);

  const hits = useMemo(() => distinctHits(pages), [pages]);
  const more: More = {
    loadMore: hasNextPage
      ? () => {
          void fetchNextPage();
          onPages(pages.length + 1);
        }
      : undefined,
    isLoadingMore: isFetching,
    hasMoreFailed: isFetchNextPageError,
  };
  return {
    ...query,
    /** No page has loaded. If only the next page failed, the end of the list reports it. */
    isError: query.isError && !isFetchNextPageError,
    answered,
    first: pages[0],
    hits,
    more,
    loadMore: autoLoadMore(more),
  };
}

export type TalentSearch = ReturnType<typeof useTalentSearch>;

/** Deduplicated: a profile may move from one page to the next between two requests. */
function distinctHits(pages: readonly SearchAnswer[]): SearchAnswer['hits'] {
  const seen = new Set<string>();
  return pages
    .flatMap((page) => page.hits)
    .filter(({ talentProfile: { key } }) => !seen.has(key.talentId) && seen.add(key.talentId));
}

/** Similar searches for one without results. One request, made only then. */
export function useSuggestedSearches(audience: Audience, state: SearchState) {
  const question = toQuestion(state);
  return useQuery({
    queryKey: ['talent-search-suggestions', audience, question],
    queryFn: async ({ signal }) => {
      const { suggestions } = await withSearchKey(audience, (apiKey) =>
        api.talentSearch.suggest.call({ ...question, apiKey }, { signal }),
      );
      return suggestions;
    },
  });
}

/** The number of exact matches of a search. */
export const totalQuery = (audience: Audience, state: SearchState) => {
  const question = toQuestion(state);
  return queryOptions({
    queryKey: ['talent-search-total', audience, question],
    queryFn: async ({ signal }) => {
      const { total } = await askPage(audience, { ...question, page: 0 }, signal);
      return { total };
    },
  });
};
