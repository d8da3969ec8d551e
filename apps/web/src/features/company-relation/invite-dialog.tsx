import { INVITATION_NOTE_LENGTH_MAX } from '@talaash/domain/invitation/limit';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { RelatedTalent, RelationActions } from './relation-actions.ts';

interface InviteDialogProps {
  talent: RelatedTalent | undefined;
  jobPost: JobPost | undefined;
  invite: RelationActions['invite'];
  onClose: () => void;
}

/** The last step of inviting: for which job, with a word of one's own. */
export function InviteDialog({ talent, jobPost, invite, onClose }: InviteDialogProps) {
  const [note, setNote] = useState('');
  /** The second press of a double click comes before the first is shown to be under way. */
  const isSending = useRef(false);
  if (!talent || !jobPost) return null;
  const excess = note.length > INVITATION_NOTE_LENGTH_MAX;

  function send() {
    if (!talent || isSending.current) return;
    isSending.current = true;
    invite.mutate(
      { ...talent, note },
      {
        onSuccess: () => {
          setNote('');
          onClose();
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
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" loading={invite.isPending} disabled={excess} onClick={send}>
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
        error={excess ? `Must be no more than ${INVITATION_NOTE_LENGTH_MAX} characters long` : undefined}
      />
    </Dialog>
  );
}
