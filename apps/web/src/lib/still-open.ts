import { useEffect, useRef } from 'react';

/**
 * Whether the person is still on the page of the component that asks, for what happens after something was awaited. A page stays
 * in view while the next one loads, so the address counts, too.
 */
export function useStillOpen(): () => boolean {
  const pathname = useRef<string>(undefined);
  useEffect(() => {
    pathname.current = location.pathname;
    return () => {
      pathname.current = undefined;
    };
  }, []);
  return () => pathname.current === location.pathname;
}
