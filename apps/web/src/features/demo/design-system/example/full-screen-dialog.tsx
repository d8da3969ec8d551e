import { useState } from 'react';
import { FullScreenDialog } from '../../../../ui/overlay/full-screen-dialog.tsx';
import { Button } from '../../../../ui/press/button.tsx';
import { KeyBar } from '../../../../ui/shell/key-bar.tsx';

export function AProfile() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a full screen</Button>
      <FullScreenDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        label="Profile of Priya Deshpande"
        bar="3 of 86"
        actions={<Button tone="primary">Invite</Button>}
        foot={<KeyBar hints={[{ keys: 'Escape', label: 'close' }]} />}
      >
        <h2>Priya Deshpande</h2>
      </FullScreenDialog>
    </>
  );
}
