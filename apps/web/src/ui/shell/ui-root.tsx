import type { ReactNode } from 'react';
import { LiveRegion } from '../base/announce.tsx';
import { ConfirmDialog } from '../overlay/confirm.tsx';
import { ShortcutList } from '../overlay/shortcut-list.tsx';
import { Toaster } from '../overlay/toaster.tsx';

/** What is there once, around every page: spoken sentences, toasts, the confirmation, the list of shortcuts. */
export function UiRoot({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ConfirmDialog />
      <ShortcutList />
      <Toaster />
      <LiveRegion />
    </>
  );
}
