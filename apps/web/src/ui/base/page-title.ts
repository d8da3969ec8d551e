import { useEffect } from 'react';

/** Names the page in the browser's tab: where one is, and how many wait. `usePageTitle('Messages', 3)`. */
export function usePageTitle(page: string, waiting = 0): void {
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${page} · Talaash`;
  }, [page, waiting]);
}
