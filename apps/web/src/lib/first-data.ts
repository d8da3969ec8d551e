import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { visitorStateOf, type Viewer } from './session.ts';
import { queryClient } from './query-client.ts';

/**
 * How long data that no event invalidates counts as fresh, in milliseconds. It is refetched on each visit, but not twice for one
 * visit: on the intent to open the page, and when it opens.
 */
export const VISIT_STALE_MS = 10_000;

/** Query options, the same as in the page's own hook. */
type FirstQuery = { queryKey: QueryKey; initialPageParam?: unknown };

/**
 * Prefetches the first data of a page. It is a route's loader: the router calls it on the intent to open the page, once the
 * guards have admitted the visitor, and again when the page opens. Fresh and pending queries are not fetched again, and nothing
 * waits for it: the page shows its own placeholders. Use it only for calls that change nothing on the server.
 */
export function readFirst(...queries: readonly FirstQuery[]): void {
  // The server fetches the queries of the rendered components instead.
  if (import.meta.env.SSR) return;
  for (const query of queries) {
    if ('initialPageParam' in query) void queryClient.prefetchInfiniteQuery(query as PagedOptions);
    else void queryClient.prefetchQuery(query as FetchQueryOptions);
  }
}

type PagedOptions = FetchInfiniteQueryOptions;

/** The same for an admin page, whose guard is inside the page and not in front of it. */
export function readFirstAsAdmin({ viewer }: { viewer: Viewer }, ...queries: readonly FirstQuery[]): void {
  if (visitorStateOf(viewer).isAdmin && viewer.account?.mustSetUpSecondFactor !== true) readFirst(...queries);
}
