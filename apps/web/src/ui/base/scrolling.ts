/** After how many milliseconds without a step a scroll has ended: two steps of a wheel are less apart. */
export const RESTS_AFTER_MS = 150;

let scrolledAt = Number.NEGATIVE_INFINITY;

function note(): void {
  scrolledAt = performance.now();
}
// The wheel too: where the page moves beneath the pointer, a browser tells first what the pointer is over now, and then of the scroll.
for (const sign of ['wheel', 'scroll'])
  globalThis.addEventListener?.(sign, note, { capture: true, passive: true });

/** Whether something scrolls on the page, so that what comes beneath a resting pointer is not what somebody points at. */
export const isScrolling = (): boolean => performance.now() - scrolledAt < RESTS_AFTER_MS;
