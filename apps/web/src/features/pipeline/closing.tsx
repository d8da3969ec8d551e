import { lazy, Suspense } from 'react';
import { Underway } from '../../ui/overlay/underway.ts';
import type { useMoving } from './moving.ts';

const CloseDialog = lazy(() => import('./close-dialog.tsx'));

/** Asks for the reason of a person who leaves the pipeline. */
export function Closing({
  moving: { closing, close, cancelClosing },
}: {
  moving: ReturnType<typeof useMoving>;
}) {
  return closing ? (
    <Suspense fallback={<Underway />}>
      <CloseDialog name={closing.talentName} onClose={cancelClosing} onReason={close} />
    </Suspense>
  ) : null;
}
