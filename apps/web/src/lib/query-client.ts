import { QueryClient } from '@tanstack/react-query';

/** What the server answered, kept for the page. The live stream says when something is stale. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: 1 },
    mutations: { retry: false },
  },
});
