import { useState } from 'react';
import { Sheet } from '../../../../ui/overlay/sheet.tsx';
import { Button } from '../../../../ui/press/button.tsx';

export function FromBelowOnAPhone() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a sheet</Button>
      {isOpen ? (
        <Sheet
          title="Filters"
          onClose={() => setOpen(false)}
          head={
            <Button size="s" tone="quiet">
              Clear All
            </Button>
          }
          foot={
            <Button tone="primary" onClick={() => setOpen(false)}>
              Show 36 people
            </Button>
          }
        >
          <p>The handle drags it to the whole height, back, and away.</p>
        </Sheet>
      ) : null}
    </>
  );
}
