/**
 * Runs once the browser has painted what a press changed, so that whoever pressed sees at once that it was noticed, and waits
 * only for the heavy part. A page that is not in view paints nothing and runs it at once.
 */
export function afterPaint(act: () => void): void {
  if (document.visibilityState === 'hidden') act();
  else requestAnimationFrame(() => setTimeout(act));
}
