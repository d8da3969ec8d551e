import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './lib/query-client.ts';

/** The data that come with a server-rendered page: the time of the fetch, and the entries by query key. */
export interface RenderedData {
  /** In milliseconds since 1970. */
  at: number;
  read: [key: QueryKey, data: unknown][];
}

/**
 * Puts the data of a server-rendered page into the query cache, so that nothing is fetched twice. @returns whether the page was
 * server-rendered
 */
export function takeRenderedData(): boolean {
  const data = document.getElementById('rendered-data')?.textContent;
  if (!data) return false;
  const { at, read } = JSON.parse(data) as RenderedData;
  for (const [key, answer] of read) queryClient.setQueryData(key, answer, { updatedAt: at });
  return true;
}
