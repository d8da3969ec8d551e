import { ConfirmDialog } from './confirm-dialog.tsx';
import { ShortcutDialog } from './shortcut-dialog.tsx';
import { Toaster } from './toaster.tsx';
import { TravelBar } from './travel-bar.tsx';

/** What appears above a page once it is used: the confirmation, the list of shortcuts, the toasts and the loading bar. */
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
