import type { ReactNode } from 'react';
import { LiveRegion } from '../base/announce.tsx';
import { useShortcut } from '../key/shortcut.ts';
import { LateOverlays } from '../overlay/late-overlays.tsx';
import { openShortcutList } from '../overlay/shortcut-list.ts';

/** Mounted once around every page: the live region, the toasts, the confirmation and the list of shortcuts. */
export function UiRoot({ children }: { children: ReactNode }) {
  useShortcut('?', openShortcutList, { label: 'All shortcuts' });
  return (
    <>
      {children}
      <LateOverlays />
      <LiveRegion />
    </>
  );
}
