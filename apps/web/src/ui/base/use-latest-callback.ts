import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function in every render, which calls the one of the latest. For handlers of memoized rows and for timers; it must not be
 * called while rendering.
 */
export function useLatestCallback<Args extends unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act);
  // A layout effect, because a timer may fire before the effects of a commit run.
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
