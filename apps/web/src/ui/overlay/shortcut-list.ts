import { createStore } from '../base/store.ts';

export const isShortcutListOpen = createStore(false);

export function openShortcutList(): void {
  isShortcutListOpen.set(true);
}
