import type { ReactNode } from 'react';
import { LiveRegion } from '../base/announce.tsx';
import { ConfirmDialog } from '../overlay/confirm.tsx';
import { ShortcutList } from '../overlay/shortcut-list.tsx';
import { Toaster } from '../overlay/toaster.tsx';

/** Mounted once around every page: the live region, the toasts, the confirmation and the list of shortcuts. */
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
