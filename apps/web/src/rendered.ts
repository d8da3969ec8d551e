import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './lib/query-client.ts';

/** The data of a page that the server rendered, as they come with it: when they were read, and each with its key. */
export interface RenderedData {
  /** In milliseconds since 1970. */
  at: number;
  read: [key: QueryKey, data: unknown][];
}

/** Takes over the data of a page that the server rendered, so that nothing is read twice. @returns whether the page was rendered */
export function takeRenderedData(): boolean {
  const data = document.getElementById('rendered-data')?.textContent;
  if (!data) return false;
  const { at, read } = JSON.parse(data) as RenderedData;
  for (const [key, answer] of read) queryClient.setQueryData(key, answer, { updatedAt: at });
  return true;
}
