import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { queryClient } from './lib/query-client.ts';

/** What the server has read for a page that it rendered. */
type RenderedData = {
  /** What the page was rendered from. */
  now: DehydratedState;
  /** What it shows next. */
  later: DehydratedState;
};

/**
 * Takes over the data of a page that the server rendered, so that nothing is read twice. What the page shows next counts as
 * being fetched until the page is taken over, because the server rendered it so. A part of the page may be taken over later than the
 * rest: then the data waits for whoever shows it.
 *
 * @returns what to call then; undefined when the page was not rendered
 */
export function takeRenderedData(): (() => void) | undefined {
  const data = document.getElementById('rendered-data')?.textContent;
  if (!data) return undefined;
  const { now, later } = JSON.parse(data) as RenderedData;
  const { promise: taken, resolve } = Promise.withResolvers<void>();
  hydrate(queryClient, now);
  hydrate(queryClient, {
    mutations: [],
    queries: later.queries.map(({ state, ...query }) => ({
      ...query,
      state: { ...state, data: undefined, dataUpdatedAt: 0, status: 'pending' },
      promise: Promise.all([taken, shown(query.queryHash)]).then(() => state.data),
    })),
  });
  return resolve;
}

/** How long data waits for a part of the page that may not come. */
const SHOWN_MS_MAX = 2000;

/** Ends when a component that shows a query is taken over. */
function shown(queryHash: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'observerAdded' && query.queryHash === queryHash) resolve();
  });
  const timer = setTimeout(resolve, SHOWN_MS_MAX);
  return promise.finally(() => {
    stop();
    clearTimeout(timer);
  });
}
