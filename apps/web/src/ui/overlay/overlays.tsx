import { useEffect } from 'react';
import { holdPresses } from '../press/held-press.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ShortcutDialog } from './shortcut-dialog.tsx';
import { Toaster } from './toaster.tsx';
import { TravelBar } from './travel-bar.tsx';

/** What comes above a page once somebody uses it: the confirmation, the list of shortcuts, the toasts and the line of a page on its way. With it comes what holds its presses. */
export function Overlays() {
  useEffect(holdPresses, []);
  return (
    <>
      <ConfirmDialog />
      <ShortcutDialog />
      <Toaster />
      <TravelBar />
    </>
  );
}
