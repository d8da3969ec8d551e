/** Between two steps of a wheel, and a little longer. */
const PAUSE_MS = 150;

let scrolledAt = Number.NEGATIVE_INFINITY;

function note(): void {
  scrolledAt = performance.now();
}
// The wheel too: where the page moves beneath the pointer, a browser tells first what the pointer is over now, and then of the scroll.
for (const sign of ['wheel', 'scroll'])
  globalThis.addEventListener?.(sign, note, { capture: true, passive: true });

/** Whether something scrolls on the page, so that what comes beneath a resting pointer is not what somebody points at. */
export const isScrolling = (): boolean => performance.now() - scrolledAt < PAUSE_MS;

/** After how many milliseconds without another step it rests. */
export const RESTS_AFTER_MS = PAUSE_MS;
