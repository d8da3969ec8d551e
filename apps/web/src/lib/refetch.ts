import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches the queries below a key, because their data has changed. Invalidating alone would take an answer that is
 * under way for a fresh one, although the server may have read it before the change. The request of what is in view is
 * given up for another one. A first answer, and one that is read ahead, are awaited, and count as stale when they are here.
 */
export function refetch(queryClient: QueryClient, queryKey: QueryKey): void {
  const awaited = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter((query) => query.state.data === undefined || !query.isActive());
  void queryClient.invalidateQueries({ queryKey });
  for (const query of awaited) {
    const again = () => void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    // Joins the request under way.
    query.fetch().then(again, () => undefined);
  }
}
