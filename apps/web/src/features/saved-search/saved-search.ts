import type { SavedSearch, SavedSearchDraft, SavedSearchQuestion } from '@talaash/domain/saved-search/schema';
import { SAVED_SEARCH_SENTENCES } from '@talaash/domain/saved-search/words';
import { type QueryKey, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { registerStale } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/overlay/toast.ts';

export const savedSearchesQuery = api.savedSearch.list.queryOptions({ input: {} });

/** One call counts all saved searches, with one query of the index for each. So it is seldom repeated. */
const countsQuery = api.savedSearch.counts.queryOptions({ input: {}, staleTime: 5 * 60_000 });

const changed = (): QueryKey[] => [savedSearchesQuery.queryKey, countsQuery.queryKey];
const counted = (): QueryKey[] => [countsQuery.queryKey];
registerStale({
  'savedSearch.saved': changed,
  'savedSearch.deleted': changed,
  'hiddenProfile.put': counted,
  'hiddenProfile.deleted': counted,
});

/** The counts may be slightly stale. @property newCounts by id; absent while unknown */
export type SavedSearches = { list: SavedSearch[] | undefined; newCounts: Record<string, number> };

export function useSavedSearches(): SavedSearches {
  const { data } = useQuery(savedSearchesQuery);
  const counts = useQuery({ ...countsQuery, enabled: data !== undefined && data.list.length > 0 });
  const newCounts = Object.fromEntries(
    counts.data?.counts.map(({ savedSearchId, newCount }) => [savedSearchId, newCount]) ?? [],
  );
  return { list: data?.list, newCounts };
}

/** The saved search with the same query. @param toCurrentForm normalizes a stored query to the current form */
export function savedSearchOf(
  list: readonly SavedSearch[] | undefined,
  question: SavedSearchQuestion,
  toCurrentForm: (question: SavedSearchQuestion) => SavedSearchQuestion,
): SavedSearch | undefined {
  const asked = canonical(question);
  return list?.find((saved) => canonical(toCurrentForm(saved.question)) === asked);
}

/** The same string for the same query, in whatever order its fields are. */
const canonical = (question: SavedSearchQuestion): string =>
  JSON.stringify(question, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/** Tells the server that the company has viewed a saved search. */
export function useVisit(savedSearchId: string | undefined): void {
  useEffect(() => {
    if (savedSearchId === undefined) return;
    // It fails silently: the search is shown anyway, and the next visit counts.
    api.savedSearch.visit.call({ savedSearchId }).catch(() => {});
  }, [savedSearchId]);
}

const refresh = () => Promise.all(changed().map((queryKey) => queryClient.invalidateQueries({ queryKey })));

export const useSaveSearch = (onSaved: () => void) =>
  useMutation({
    mutationFn: (savedSearch: SavedSearchDraft) => api.savedSearch.update.call({ savedSearch }),
    onSuccess: async (_, { key }) => {
      await refresh();
      onSaved();
      toast.success(key ? SAVED_SEARCH_SENTENCES.changed : SAVED_SEARCH_SENTENCES.saved);
    },
  });

export const useDeleteSearch = (onDeleted: () => void) =>
  useMutation({
    ...api.savedSearch.delete.mutationOptions(),
    onSuccess: async () => {
      await refresh();
      onDeleted();
      toast.success(SAVED_SEARCH_SENTENCES.deleted);
    },
    onError: (error) => toast.error(sentenceOf(error, SAVED_SEARCH_SENTENCES.deleteFailed)),
  });
