import { startTransition, useEffect, useState } from 'react';

/**
 * Runs once the browser has painted what a press changed, so that whoever pressed sees at once that it was noticed, and waits
 * only for the heavy part. A page that is not in view paints nothing and runs it at once.
 */
export function afterPaint(act: () => void): void {
  if (document.visibilityState === 'hidden') act();
  else requestAnimationFrame(() => setTimeout(act));
}

/**
 * A value that follows once the page is painted with all that came with it, so that a key waits for one of the two at most. The first
 * one is there at once.
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
