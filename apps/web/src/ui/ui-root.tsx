import type { ReactNode } from 'react';
import { LiveRegion } from './announce.tsx';
import { ConfirmDialog } from './confirm.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { Toaster } from './toaster.tsx';

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
