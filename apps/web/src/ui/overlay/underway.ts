import { useEffect } from 'react';
import { createStore } from '../base/store.ts';

/** The number of requests being loaded. */
export const underway = createStore(0);

/** Shows the loading bar where nothing else would show that a press had an effect. */
export function useUnderway(is: boolean): void {
  useEffect(() => {
    if (!is) return;
    underway.set(underway.get() + 1);
    return () => underway.set(underway.get() - 1);
  }, [is]);
}

/** The same as a fallback of a lazy-loaded part. */
export function Underway() {
  useUnderway(true);
  return null;
}
