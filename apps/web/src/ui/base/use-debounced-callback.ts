import { useLayoutEffect, useMemo, useRef } from 'react';

type Debounced<Args extends unknown[]> = ((...args: Args) => void) & { cancel: () => void };

/** A debounced callback: it runs with the last arguments after a pause of `waitMs`. Unmounting cancels it. */
export function useDebouncedCallback<Args extends unknown[]>(
  act: (...args: Args) => void,
  waitMs: number,
): Debounced<Args> {
  const latest = useRef(act);
  // A layout effect, because the timer may fire before the effects of a commit run.
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
