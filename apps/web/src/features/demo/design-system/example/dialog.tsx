import { useState } from 'react';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { Button } from '../../../../ui/press/button.tsx';

export function AQuestionWithItsAnswers() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a dialog</Button>
      <Dialog
        opened={isOpen}
        onClose={close}
        title="Sign up to see who this is"
        actions={
          <>
            <Button onClick={close}>Not now</Button>
            <Button tone="primary" onClick={close}>
              Sign up
            </Button>
          </>
        }
      >
        Guests see what people can do. Companies also see who they are.
      </Dialog>
    </>
  );
}

export function Large() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a large one</Button>
      <Dialog size="l" closeOnOutside={false} opened={isOpen} onClose={() => setOpen(false)} title="Terms">
        A press outside does not close it.
      </Dialog>
    </>
  );
}
