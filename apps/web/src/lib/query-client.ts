import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isCallError, isPassing } from './call-error.ts';

const retriesMax = 4;

/** 0.5, 1, 2 and 4 seconds: long enough for a database that is restarted. */
const retryDelay = (failures: number) => 500 * 2 ** failures;

let onSessionLost = () => {};

/** Says what happens when the server no longer knows the session that a call was made with. Returns how to take it back. */
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
      // Live events say when something is stale; this only bounds what a missed one could cost.
      staleTime: 60_000,
      networkMode: 'offlineFirst',
      retry: (failures, error) => failures < retriesMax && isPassing(error),
      retryDelay,
    },
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
});
