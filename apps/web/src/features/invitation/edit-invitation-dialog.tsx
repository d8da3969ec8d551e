import { useState } from 'react';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Button } from '../../ui/press/button.tsx';
import type { InvitationChange } from './invitation-change.ts';
import { noteRefusal } from '../../parts/note-refusal.ts';

interface EditInvitationDialogProps {
  note: string;
  change: InvitationChange;
  onClose: () => void;
}

/** Changes the note of an invitation that was just sent. */
export function EditInvitationDialog({ note, change: { edit }, onClose }: EditInvitationDialogProps) {
  const [text, setText] = useState(note);
  const refusal = noteRefusal(text);
  return (
    <Dialog
      opened
      title="Edit note"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            loading={edit.isPending}
            disabled={refusal !== undefined || text === note}
            onClick={() => edit.mutate(text, { onSuccess: onClose })}
          >
            Save
          </Button>
        </>
      }
    >
      <TextArea label="Your note" hint="optional" rows={4} value={text} onChange={setText} error={refusal} />
    </Dialog>
  );
}
