import { ConfirmDialog } from './confirm-dialog.tsx';
import { ShortcutDialog } from './shortcut-dialog.tsx';
import { Toaster } from './toaster.tsx';

/** What comes above a page once somebody uses it: the confirmation, the list of shortcuts and the toasts. */
export function Overlays() {
  return (
    <>
      <ConfirmDialog />
      <ShortcutDialog />
      <Toaster />
    </>
  );
}
