import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { visitorStateOf, type Viewer } from './session.ts';
import { queryClient } from './query-client.ts';

/**
 * How long what no event makes stale counts as fresh, in milliseconds. Such data is read anew on each visit, but not twice for one: by
 * the intent to open the page and by the page.
 */
export const VISIT_STALE_MS = 10_000;

/** The options of a query, as the page's own hook takes them. */
type FirstQuery = { queryKey: QueryKey; initialPageParam?: unknown };

/**
 * Begins to read what a page shows first. It is the loader of a route: the router calls it on the intent to open the page, once
 * the guards have admitted the visitor, and again when the page opens. What is fresh or under way is not read again, and nobody
 * waits: the page shows its own placeholders. Only calls that change nothing on the server belong here.
 */
export function readFirst(...queries: readonly FirstQuery[]): void {
  // The server reads what the rendered components ask for.
  if (import.meta.env.SSR) return;
  for (const query of queries) {
    if ('initialPageParam' in query) void queryClient.prefetchInfiniteQuery(query as PagedOptions);
    else void queryClient.prefetchQuery(query as FetchQueryOptions);
  }
}

type PagedOptions = FetchInfiniteQueryOptions;

/** The same for a page of admins, whose guard stands in the page and not before it. */
export function readFirstAsAdmin({ viewer }: { viewer: Viewer }, ...queries: readonly FirstQuery[]): void {
  if (visitorStateOf(viewer).isAdmin && viewer.account?.mustSetUpTwoFactor !== true) readFirst(...queries);
}
