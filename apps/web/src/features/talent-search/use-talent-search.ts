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
import { loadUnasked, type More } from '../../lib/load-more.tsx';
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
 * The results of a search, with as many pages as the address says. While a changed search loads, the previous results
 * stay, `isPlaceholderData` is true, and `answered` is the search they belong to.
 *
 * @param onPages called with how many are shown once another one loads
 * @param jobPostId the job post that one searches for: its match orders people
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
  // What the router reads from the address is another object each time that this renders again before it is shown.
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
    /** Nothing has answered. Where only the next page is missing, the end of the list says so. */
    isError: query.isError && !isFetchNextPageError,
    answered,
    first: pages[0],
    hits,
    more,
    loadMore: loadUnasked(more),
  };
}

export type TalentSearch = ReturnType<typeof useTalentSearch>;

/** Each once: a profile may move from one page to the next between two requests. */
function distinctHits(pages: readonly SearchAnswer[]): SearchAnswer['hits'] {
  const seen = new Set<string>();
  return pages
    .flatMap((page) => page.hits)
    .filter(({ talentProfile: { key } }) => !seen.has(key.talentId) && seen.add(key.talentId));
}

/** Searches near one that finds nobody. One request, and only then. */
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

/** How many people are inside of what a search asks. */
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
