import { useLayoutEffect, useMemo } from 'react';
import { useLatestCallback } from './use-latest-callback.ts';

type Debounced<Args extends unknown[]> = ((...args: Args) => void) & { cancel: () => void };

/** A debounced callback: it runs with the last arguments after a pause of `waitMs`. Unmounting cancels it. */
export function useDebouncedCallback<Args extends unknown[]>(
  act: (...args: Args) => void,
  waitMs: number,
): Debounced<Args> {
  const latest = useLatestCallback(act);
  const debounced = useMemo(() => debounce(latest, waitMs), [latest, waitMs]);
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
