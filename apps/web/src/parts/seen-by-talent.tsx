import { IconEye } from '../ui/icon/eye.ts';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { Button } from '../ui/press/button.tsx';

interface SeenByTalentProps {
  /** When talent see it. */
  note: string;
  children: ReactNode;
}

/** A form's preview button: shows what talent will see, including unsaved changes. */
export function SeenByTalent({ note, children }: SeenByTalentProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<IconEye aria-hidden />} onClick={() => setOpen(true)}>
        Preview
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="As talent see it" size="l">
        <p>{note}</p>
        {children}
      </Dialog>
    </>
  );
}
