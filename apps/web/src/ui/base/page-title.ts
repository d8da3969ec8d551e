import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** The number of items waiting for the logged-in person, before the title of every page. */
const waiting = createStore(0);

/** Sets the title of the browser tab: "Search · Talaash", or "(3) Search · Talaash" while items wait. */
export function usePageTitle(page: string): void {
  const count = useStore(waiting);
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${page} · Talaash`;
  }, [page, count]);
}

/** Shows the number of waiting items in all page titles while the calling component is mounted. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    waiting.set(count);
    return () => waiting.set(0);
  }, [count]);
}
