import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { queryClient } from './lib/query-client.ts';

/** Takes over the data of a page that the server rendered, so that nothing is read twice. @returns whether the page was rendered */
export function takeRenderedData(): boolean {
  const data = document.getElementById('rendered-data')?.textContent;
  if (!data) return false;
  hydrate(queryClient, JSON.parse(data) as DehydratedState);
  return true;
}
