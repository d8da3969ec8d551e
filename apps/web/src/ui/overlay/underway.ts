import { useEffect } from 'react';
import { createStore } from '../base/store.ts';

/** How much of what was asked for is being loaded. */
export const underway = createStore(0);

/** Says at the upper edge of the window that something is on its way, where nothing else would show that a press was heard. */
export function useUnderway(is: boolean): void {
  useEffect(() => {
    if (!is) return;
    underway.set(underway.get() + 1);
    return () => underway.set(underway.get() - 1);
  }, [is]);
}

/** The same as what stands in the place of a part that loads late. */
export function Underway() {
  useUnderway(true);
  return null;
}
