import { INVITATION_NOTE_LENGTH_MAX } from '@talaash/domain/invitation/limit';
import { lengthMaxSentence } from '@talaash/domain/base/words';
import { useRef, useState } from 'react';
import { Button } from '../../ui/press/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import type { Inviting } from './inviting.ts';

/** The last step of inviting: for which job, with a word of one's own. */
export function InviteDialog({ inviting: { invited, send, close } }: { inviting: Inviting }) {
  const [note, setNote] = useState('');
  /** The second press of a double click comes before the first is shown to be under way. */
  const isSending = useRef(false);
  if (!invited) return null;
  const { talent, jobPost } = invited;
  const isTooLong = note.length > INVITATION_NOTE_LENGTH_MAX;

  function press() {
    if (!invited || isSending.current) return;
    isSending.current = true;
    send.mutate(
      { ...invited, note },
      {
        onSuccess: () => {
          setNote('');
          close();
        },
        onSettled: () => {
          isSending.current = false;
        },
      },
    );
  }

  return (
    <Dialog
      opened
      title={`Invite ${talent.name}`}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button tone="primary" loading={send.isPending} disabled={isTooLong} onClick={press}>
            Send invitation
          </Button>
        </>
      }
    >
      <p>
        For <b>{jobPost.title}</b>. An invitation opens a conversation; {talent.name} may accept or decline.
      </p>
      <TextArea
        label="Your note"
        hint="optional"
        rows={4}
        value={note}
        onChange={setNote}
        error={isTooLong ? lengthMaxSentence(INVITATION_NOTE_LENGTH_MAX) : undefined}
      />
    </Dialog>
  );
}
