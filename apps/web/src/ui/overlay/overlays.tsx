import { ConfirmDialog } from './confirm-dialog.tsx';
import { ShortcutDialog } from './shortcut-dialog.tsx';
import { Toaster } from './toaster.tsx';
import { TravelBar } from './travel-bar.tsx';

/** What comes above a page once somebody uses it: the confirmation, the list of shortcuts, the toasts and the line of a page on its way. */
export function Overlays() {
  return (
    <>
      <ConfirmDialog />
      <ShortcutDialog />
      <Toaster />
      <TravelBar />
    </>
  );
}
