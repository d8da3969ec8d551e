import { createStore } from './store.ts';

/** What somebody does first: they move the pointer, touch, scroll, press a key, or come into a field. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];

/** Whether somebody has done anything on this page. What only then has a use loads then. */
export const isUsed = createStore(false);

/** Whoever is signed in uses a page as soon as it is there. */
export function noteUse(): void {
  for (const sign of SIGNS) globalThis.removeEventListener(sign, noteUse, true);
  if (!isUsed.get()) isUsed.set(true);
}
for (const sign of SIGNS) globalThis.addEventListener?.(sign, noteUse, { capture: true, passive: true });

/**
 * Runs once, with the first that somebody does; at once where that was before. What waits runs in tasks of its own, so that a slow
 * phone answers between two of them.
 */
export function whenUsed(run: () => void): void {
  if (isUsed.get()) return run();
  const stop = isUsed.subscribe(() => {
    stop();
    setTimeout(run);
  });
}
