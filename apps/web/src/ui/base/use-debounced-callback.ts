import { useLayoutEffect, useMemo, useRef } from 'react';

type Debounced<Args extends unknown[]> = ((...args: Args) => void) & {
  cancel: () => void;
  /** Runs a call that waits at once. */
  flush: () => void;
};

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
  let waiting: Args | undefined;
  function cancel() {
    clearTimeout(timer);
    waiting = undefined;
  }
  function flush() {
    const args = waiting;
    cancel();
    if (args) act(...args);
  }
  function call(...args: Args) {
    cancel();
    waiting = args;
    timer = setTimeout(flush, waitMs);
  }
  return Object.assign(call, { cancel, flush });
}
