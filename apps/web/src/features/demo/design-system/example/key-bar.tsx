import { useState } from 'react';
import { FullScreenDialog } from '../../../../ui/overlay/full-screen-dialog.tsx';
import { Button } from '../../../../ui/press/button.tsx';
import { KeyBar } from '../../../../ui/shell/key-bar.tsx';

/** Along the bottom edge of a page or a dialog, from 900 px and with a keyboard. */
export function AtTheFootOfADialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open it with keys</Button>
      <FullScreenDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        label="People"
        foot={
          <KeyBar
            hints={[
              { keys: 'J K', label: 'next, previous' },
              { keys: 'Escape', label: 'close' },
            ]}
          />
        }
      >
        <p>The keys stand below.</p>
      </FullScreenDialog>
    </>
  );
}
