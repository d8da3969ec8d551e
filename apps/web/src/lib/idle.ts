/** How long a browser that does not tell when it is idle is given for the page. */
const GIVEN_MS = 2000;

/** Runs once when the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, GIVEN_MS);
}
