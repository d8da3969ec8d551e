/** A scroll ends after this many milliseconds without a step; two steps of a wheel are closer together. */
export const RESTS_AFTER_MS = 150;

let scrolledAt = Number.NEGATIVE_INFINITY;

function note(): void {
  scrolledAt = performance.now();
}
// Also listens to the wheel: when the page moves under the pointer, a browser fires the pointer events before the scroll event.
for (const sign of ['wheel', 'scroll'])
  globalThis.addEventListener?.(sign, note, { capture: true, passive: true });

/** Whether the page is scrolling, so that an element that moves under a resting pointer does not count as hovered. */
export const isScrolling = (): boolean => performance.now() - scrolledAt < RESTS_AFTER_MS;
