import { createStore, type Store } from './store.ts';

/** What somebody does first: they move the pointer, touch, scroll, press a key, or come into a field. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];

/** Whether somebody has done anything on this page, or is signed in. Until then a page loads only what it shows. */
export const isUsed = createStore(false);

/** Whether somebody has done anything on this page, signed in or not. */
const isActedOn = createStore(false);

/** Notes that the page is used. Whoever is signed in uses it as soon as it is there. */
export function noteUse(): void {
  if (!isUsed.get()) isUsed.set(true);
}

function noteAct(): void {
  for (const sign of SIGNS) globalThis.removeEventListener(sign, noteAct, true);
  noteUse();
  isActedOn.set(true);
}
for (const sign of SIGNS) globalThis.addEventListener?.(sign, noteAct, { capture: true, passive: true });

/**
 * Runs once, with the first that somebody does; at once where that was before. What waits runs in tasks of its own, so that a slow
 * phone answers between two of them.
 */
export const whenUsed = (run: () => void): void => whenSet(isUsed, run);

/** The same for what is needed by what somebody does next: a page of whoever is signed in does not load it by itself. */
export const whenActedOn = (run: () => void): void => whenSet(isActedOn, run);

function whenSet(sign: Store<boolean>, run: () => void): void {
  if (sign.get()) return run();
  const stop = sign.subscribe(() => {
    stop();
    setTimeout(run);
  });
}
