import type { RefObject } from 'react';
import { useShortcut } from './shortcut.ts';

/** Cmd or Ctrl+Enter submits the text of an element. */
export function useSendKey(
  around: RefObject<HTMLElement | null>,
  send: () => void,
  { label }: { label: string },
): void {
  const sendIfInside = () => {
    if (around.current?.contains(document.activeElement)) send();
  };
  useShortcut('Mod+Enter', sendIfInside, { label });
}
