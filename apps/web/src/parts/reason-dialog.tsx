import { useId, useState } from 'react';
import { TextArea } from '../ui/field/text-area.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { Button } from '../ui/press/button.tsx';

interface ReasonDialogProps {
  title: string;
  /** The button that acts. */
  act: { label: string; tone: 'primary' | 'danger' };
  /** The button that changes nothing. */
  keepLabel: string;
  field: { label: string; hint: string; maxLength: number };
  isPending: boolean;
  onClose: () => void;
  /** Gets the reason, which is not empty. The dialog keeps it until its owner closes it, so a failure loses nothing. */
  onReason: (reason: string) => void;
}

/** Asks why something is done. The other side reads it. */
export function ReasonDialog({
  title,
  act,
  keepLabel,
  field,
  isPending,
  onClose,
  onReason,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const formId = useId();
  const typed = reason.trim();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{keepLabel}</Button>
          <Button
            type="submit"
            form={formId}
            tone={act.tone}
            loading={isPending}
            disabled={typed === '' ? 'Write the reason first' : false}
          >
            {act.label}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== '' && !isPending) onReason(typed);
        }}
      >
        <TextArea {...field} value={reason} onChange={setReason} rows={3} />
      </form>
    </Dialog>
  );
}
