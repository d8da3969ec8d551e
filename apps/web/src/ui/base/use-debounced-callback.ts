import { useLayoutEffect, useMemo, useRef } from 'react';

type Debounced<Args extends unknown[]> = ((...args: Args) => void) & { cancel: () => void };

/** Acts once, with the last arguments, when it has not been called for that long; unmounting drops what waits. */
export function useDebouncedCallback<Args extends unknown[]>(
  act: (...args: Args) => void,
  waitMs: number,
): Debounced<Args> {
  const latest = useRef(act);
  // With the commit, not after it: the timer may end before effects have run.
  useLayoutEffect(() => {
    latest.current = act;
  });
  const debounced = useMemo(() => debounce((...args: Args) => latest.current(...args), waitMs), [waitMs]);
  useLayoutEffect(() => debounced.cancel, [debounced]);
  return debounced;
}

function debounce<Args extends unknown[]>(act: (...args: Args) => void, waitMs: number): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout>;
  const cancel = () => clearTimeout(timer);
  function call(...args: Args) {
    cancel();
    timer = setTimeout(act, waitMs, ...args);
  }
  return Object.assign(call, { cancel });
}
