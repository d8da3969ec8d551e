import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Pool } from 'pg';
import { onTestFinished, vi } from 'vitest';

const REQUEST_STARTS = 'http.server.request.start';

/**
 * Counts the queries that the server makes for requests. Followers of events and jobs read over the same pool at any time;
 * theirs are not counted.
 *
 * @returns how many queries the requests of an act take
 */
export function requestQueries(pool: Pool): (act: () => Promise<unknown>) => Promise<number> {
  const request = new AsyncLocalStorage<true>();
  const begin = () => request.enterWith(true);
  const { query } = pool;
  let count = 0;
  const spy = vi.spyOn(pool, 'query').mockImplementation(((...asked: unknown[]) => {
    if (request.getStore()) count += 1;
    return Reflect.apply(query, pool, asked);
  }) as typeof query);
  subscribe(REQUEST_STARTS, begin);
  onTestFinished(() => {
    unsubscribe(REQUEST_STARTS, begin);
    spy.mockRestore();
  });
  return async (act) => {
    count = 0;
    await act();
    return count;
  };
}
