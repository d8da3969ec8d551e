import { useEffect, useRef } from 'react';

/**
 * Whether the person is still on the calling component's page, for code after an await. A page stays mounted while the next one
 * loads, so the address counts too.
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
