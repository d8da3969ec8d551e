import { useState } from 'react';
import { Modal } from '../../../../ui/float/modal.tsx';
import { Button } from '../../../../ui/press/button.tsx';

export function BelowEveryDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a bare modal</Button>
      {isOpen ? (
        <Modal aria-label="A bare modal" onClose={() => setOpen(false)}>
          <Button onClick={() => setOpen(false)}>Close it</Button>
        </Modal>
      ) : null}
    </>
  );
}
