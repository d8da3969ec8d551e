import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component that asks is still on the page, for what happens after something was awaited. */
export function useStillOpen(): RefObject<boolean> {
  const stillOpen = useRef(false);
  useEffect(() => {
    stillOpen.current = true;
    return () => {
      stillOpen.current = false;
    };
  }, []);
  return stillOpen;
}
