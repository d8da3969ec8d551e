import { useEffect, useRef } from 'react';
import { openModals } from '../float/open-modals.ts';
import { createStore, useStore } from '../base/store.ts';

export interface Shortcut {
  /** One key ("j", "/", "Enter"), with the modifier ("Mod+K"), or two in a row ("g s"). */
  keys: string;
  label: string;
  run: (event: KeyboardEvent) => void;
  /** The number of open modal dialogs at registration. A dialog that opens later suspends the shortcut. */
  layer: number;
}

interface ShortcutOptions {
  /** Its name in the list of shortcuts. */
  label: string;
  /** False suspends it. */
  when?: boolean | undefined;
}

const offKey = 'talaash-single-key-shortcuts-off';
const sequencePause = 1000;
const active = createStore<readonly Shortcut[]>([]);
const singleKeysOff = createStore(localStorageFlag(), false);
let first: { key: string; at: number } | undefined;

/**
 * Runs a function on a key while the component is mounted. Single keys are ignored while the person types, while a dialog covers
 * the page (unless the caller is inside it), and when the person has switched them off. The newest shortcut wins.
 */
export function useShortcut(
  keys: string | undefined,
  run: (event: KeyboardEvent) => void,
  { label, when = true }: ShortcutOptions,
): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!keys || !when) return;
    const shortcut: Shortcut = {
      keys,
      label,
      run: (event) => latest.current(event),
      layer: openModals.get().length,
    };
    active.set([...active.get(), shortcut]);
    return () => active.set(active.get().filter((other) => other !== shortcut));
  }, [keys, label, when]);
}

/** The shortcuts of the current page, for the list behind `?`. */
export function useActiveShortcuts(): readonly Shortcut[] {
  return useStore(active);
}

/** Whether single keys are on, and the setter. WCAG 2.1.4 requires the switch. Stored on this device. */
export function useSingleKeys(): [on: boolean, setOn: (on: boolean) => void] {
  const off = useStore(singleKeysOff);
  return [!off, setSingleKeys];
}

function setSingleKeys(on: boolean): void {
  singleKeysOff.set(!on);
  try {
    if (on) localStorage.removeItem(offKey);
    else localStorage.setItem(offKey, 'true');
  } catch {
    return;
  }
}

function localStorageFlag(): boolean {
  try {
    return localStorage.getItem(offKey) === 'true';
  } catch {
    return false;
  }
}

window.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.isComposing) return;
  const pressed = nameOf(event);
  const single = !pressed.includes('+');
  if (single && isTyping(event.target)) return;
  if (pressed.length === 1 && singleKeysOff.get()) return;
  // The time of the event: a busy page may handle both keys of a sequence late, and far apart.
  const now = event.timeStamp;
  const sequence = first && now - first.at < sequencePause ? `${first.key} ${pressed}` : undefined;
  const shortcut = find(sequence) ?? find(pressed);
  first = single ? { key: pressed, at: now } : undefined;
  if (!shortcut) return;
  if (isOfControl(pressed, event.target)) return;
  event.preventDefault();
  first = undefined;
  shortcut.run(event);
});

function find(keys: string | undefined): Shortcut | undefined {
  if (!keys) return undefined;
  const layer = openModals.get().length;
  return active.get().findLast((shortcut) => shortcut.keys.toLowerCase() === keys && shortcut.layer >= layer);
}

function nameOf(event: KeyboardEvent): string {
  const key = event.key.toLowerCase();
  // "+" would read as a modifier.
  if (key === '+') return 'plus';
  return event.metaKey || event.ctrlKey ? `mod+${key}` : event.altKey ? `alt+${key}` : key;
}

/** Whether the focused control uses this key itself: Enter presses buttons and links, arrows move sliders and radio buttons. */
function isOfControl(pressed: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (pressed === 'enter') return target.closest('a, button, summary, input:not([type=radio])') !== null;
  return pressed.startsWith('arrow') && target.matches('input');
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches(
        'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=range])',
      ))
  );
}
