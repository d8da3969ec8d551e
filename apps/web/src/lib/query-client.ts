import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isCallError, isPassing } from './call-error.ts';

const retriesMax = 2;

/**
 * The backoff is 0.5 and 1 second, so that a page says within 2 seconds that something did not load. When the server is
 * back, the live stream reconnects and refetches everything.
 */
const retryDelay = (failures: number) => 500 * 2 ** failures;

let onSessionLost = () => {};

/** Sets the handler for a call whose session the server no longer knows. Returns a function that removes it. */
export function whenSessionLost(act: () => void): () => void {
  onSessionLost = act;
  return () => {
    onSessionLost = () => {};
  };
}

const onError = (error: unknown) => {
  if (isCallError(error, 'UNAUTHORIZED')) onSessionLost();
};

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      // Live events invalidate what is stale. This limits the effect of a missed event.
      staleTime: 60_000,
      networkMode: 'offlineFirst',
      retry: (failures, error) => failures < retriesMax && isPassing(error),
      retryDelay,
    },
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
});
