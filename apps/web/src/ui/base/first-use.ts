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

/** Whether the visitor has interacted with this page, or is logged in and does not save data. Until then a page loads only what it shows. */
export const isUsed = createStore(false);

/** Whether the visitor has interacted with this page, logged in or not. */
const hasInteracted = createStore(false);

/** Whether the browser asks for little data, which it also tells servers by `Save-Data: on`. Not every browser says so. */
export function savesData(): boolean {
  const { connection } = globalThis.navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Marks the page as used without an interaction: as soon as it loads, for a logged-in person who does not save data. */
export function noteUse(): void {
  if (!savesData()) markUsed();
}

function markUsed(): void {
  if (!isUsed.get()) isUsed.set(true);
}

function noteInteraction(): void {
  for (const sign of INTERACTIONS) globalThis.removeEventListener(sign, noteInteraction, true);
  markUsed();
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
 * The same, but being logged in is not enough: it waits for a real interaction. For code that only the next interaction needs.
 */
export const whenInteracted = (run: () => void): void => whenSet(hasInteracted, run);

function whenSet(sign: Store<boolean>, run: () => void): void {
  if (sign.get()) return run();
  const stop = sign.subscribe(() => {
    stop();
    setTimeout(run);
  });
}
