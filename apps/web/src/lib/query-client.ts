import { type DataTag, MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isCallError, isPassing } from './call-error.ts';

const retriesMax = 2;

/**
 * The backoff is 0.5 and 1 second, so that a page reports a failed load within 2 seconds. When the server is back, the live
 * stream reconnects and refetches everything.
 */
const retryDelay = (failures: number) => 500 * 2 ** failures;

let onAccessRefused = () => {};

/** Sets the handler for a call whose session has ended, or has lost the right to it. Returns a function that removes it. */
export function whenAccessRefused(act: () => void): () => void {
  onAccessRefused = act;
  return () => {
    onAccessRefused = () => {};
  };
}

const onError = (error: unknown) => {
  if (isCallError(error, 'UNAUTHORIZED', 'FORBIDDEN')) onAccessRefused();
};

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      // Live events invalidate stale queries. This limits the effect of a missed event.
      staleTime: 60_000,
      networkMode: 'offlineFirst',
      retry: (failures, error) => failures < retriesMax && isPassing(error),
      retryDelay,
    },
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
});

/**
 * Changes at once what a query shows, before it is saved. A press builds on the one before it, which may not be rendered yet. What is
 * being read meanwhile is dropped: it may be from before the press.
 *
 * @returns what the query shows now; undefined while it has no data
 */
export function changeShown<Data, Failure>(
  queryKey: DataTag<QueryKey, Data, Failure>,
  change: (shown: Data) => Data,
): Data | undefined {
  void queryClient.cancelQueries({ queryKey });
  return queryClient.setQueryData<Data>(queryKey, (shown) => shown && change(shown));
}
