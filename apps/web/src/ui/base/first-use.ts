import { createStore, type Store } from './store.ts';

/** The first signs of use: the pointer moves, a touch, a scroll, a key press, a field gets the focus. */
const INTERACTIONS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
];

/** Whether the visitor has interacted with this page, or is signed in. Until then a page loads only what it shows. */
export const isUsed = createStore(false);

/** Whether the visitor has interacted with this page, signed in or not. */
const hasInteracted = createStore(false);

/** Marks the page as used. For a signed-in person this happens as soon as the page loads. */
export function noteUse(): void {
  if (!isUsed.get()) isUsed.set(true);
}

function noteInteraction(): void {
  for (const sign of INTERACTIONS) globalThis.removeEventListener(sign, noteInteraction, true);
  noteUse();
  hasInteracted.set(true);
}
for (const sign of INTERACTIONS)
  globalThis.addEventListener?.(sign, noteInteraction, { capture: true, passive: true });

/**
 * Runs once, on the first interaction; at once if that has happened. Each callback runs in its own task, so that a slow phone
 * responds between two of them.
 */
export const whenUsed = (run: () => void): void => whenSet(isUsed, run);

/**
 * The same, but being signed in is not enough: it waits for a real interaction. For code that only the next interaction needs.
 */
export const whenInteracted = (run: () => void): void => whenSet(hasInteracted, run);

function whenSet(sign: Store<boolean>, run: () => void): void {
  if (sign.get()) return run();
  const stop = sign.subscribe(() => {
    stop();
    setTimeout(run);
  });
}
