import { useState } from 'react';
import { Drawer } from '../../../../ui/overlay/drawer.tsx';
import { Button } from '../../../../ui/press/button.tsx';

export function AtTheEnd() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a drawer</Button>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Filters"
        foot={
          <Button tone="primary" full onClick={() => setOpen(false)}>
            Show 86 people
          </Button>
        }
      >
        <p>As wide as the window on phones.</p>
      </Drawer>
    </>
  );
}

export function AtTheStart() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open it at the start</Button>
      <Drawer side="start" opened={isOpen} onClose={() => setOpen(false)} title="Conversations">
        <p>Two wait for you.</p>
      </Drawer>
    </>
  );
}
