import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches the queries below a key, because their data has changed. Invalidating alone would take a first answer that
 * is under way for a fresh one, although the server may have read it before the change. Such a query is fetched twice.
 */
export function refetch(queryClient: QueryClient, queryKey: QueryKey): void {
  const firstUnderWay = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  void queryClient.invalidateQueries({ queryKey });
  for (const query of firstUnderWay) {
    const again = () => void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    // Joins the request under way.
    query.fetch().then(again, () => undefined);
  }
}
