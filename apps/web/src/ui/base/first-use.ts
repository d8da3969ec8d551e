import { createStore } from './store.ts';

/** What somebody does first: they move the pointer, touch, scroll, press a key, or come into a field. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];

/** Whether somebody has done anything on this page. What only then has a use loads then. */
export const isUsed = createStore(false);

function note(): void {
  for (const sign of SIGNS) globalThis.removeEventListener(sign, note, true);
  isUsed.set(true);
}
for (const sign of SIGNS) globalThis.addEventListener?.(sign, note, { capture: true, passive: true });

/** Runs once, with the first that somebody does; at once where that was before. */
export function whenUsed(run: () => void): void {
  if (isUsed.get()) return run();
  const stop = isUsed.subscribe(() => {
    stop();
    run();
  });
}
