import { startTransition, useEffect, useState } from 'react';

/**
 * Runs once the browser has painted the response to a press, so that the person sees it at once and waits only for the heavy
 * part. A hidden page does not paint, so it runs at once.
 */
export function afterPaint(act: () => void): void {
  if (document.visibilityState === 'hidden') act();
  else requestAnimationFrame(() => setTimeout(act));
}

/**
 * Returns the value one paint late, so that a key press waits for one of the two renders at most. The first value is there at
 * once.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let isOutdated = false;
    afterPaint(() => {
      if (!isOutdated) startTransition(() => setShown(() => value));
    });
    return () => {
      isOutdated = true;
    };
  }, [value]);
  return shown ?? value;
}
