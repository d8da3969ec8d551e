import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks the queries below a key again, because what they show has changed. Invalidating lets a first answer that is under
 * way pass for a fresh one, although it may have been read before the change: that query is asked again after it.
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
