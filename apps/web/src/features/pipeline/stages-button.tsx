import { lazy, Suspense, useState } from 'react';
import { IconAdjustmentsHorizontal } from '../../ui/icon/adjustments-horizontal.ts';
import { Underway } from '../../ui/overlay/underway.ts';
import { Button } from '../../ui/press/button.tsx';

const StagesDialog = lazy(() => import('./stages-dialog.tsx'));

/** Opens the dialog that edits the stages. It loads on the first press. */
export function StagesButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<IconAdjustmentsHorizontal aria-hidden />} onClick={() => setOpen(true)}>
        Stages
      </Button>
      {isOpen ? (
        <Suspense fallback={<Underway />}>
          <StagesDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
