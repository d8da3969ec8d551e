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
 * being fetched until the page is taken over, because the server rendered it so.
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
      promise: taken.then(() => state.data),
    })),
  });
  return resolve;
}
