import { useEffect } from 'react';

/** Sets the title of the browser tab. `usePageTitle('Messages', 3)` shows "(3) Messages · Talaash". */
export function usePageTitle(page: string, waiting = 0): void {
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${page} · Talaash`;
  }, [page, waiting]);
}
