import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A stable function that calls the callback of the latest render. For handlers of memoized rows and for timers; do not call it
 * while rendering.
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
