import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches the queries below a key, because their data has changed. Invalidating alone would accept a pending answer as fresh,
 * although the server may have read it before the change. So a pending refetch of an active query is cancelled and repeated. A
 * first fetch and a prefetch are awaited, and their answers count as stale.
 */
export function refetch(queryClient: QueryClient, queryKey: QueryKey): void {
  const awaited = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter((query) => query.state.data === undefined || !query.isActive());
  void queryClient.invalidateQueries({ queryKey });
  for (const query of awaited) {
    const again = () => void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    // Joins the pending request.
    query.fetch().then(again, () => undefined);
  }
}
