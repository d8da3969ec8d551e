import { INVITATION_NOTE_LENGTH_MAX } from '@talaash/domain/invitation/limit';
import { lengthMaxSentence } from '@talaash/domain/base/words';
import { markdownRefusal } from '@talaash/domain/markdown/rule';
import { useRef, useState } from 'react';
import { Button } from '../../ui/press/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import type { Inviting } from './inviting.ts';

/** The last step of inviting: shows the job post and takes a note. */
export function InviteDialog({ inviting: { candidate, send, closeDialog } }: { inviting: Inviting }) {
  /** A note belongs to one talent and job post: it is back after a cancel, and never in the dialog of somebody else. */
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  /** Stops the second press of a double click, which comes before `isPending` is rendered. */
  const isSending = useRef(false);
  if (!candidate) return null;
  const { talent, jobPost } = candidate;
  const noteKey = `${talent.talentId} ${jobPost.key.jobPostId}`;
  const note = notes[noteKey] ?? '';
  const setNote = (typed: string) => setNotes((before) => ({ ...before, [noteKey]: typed }));
  const refusal =
    note.length > INVITATION_NOTE_LENGTH_MAX
      ? lengthMaxSentence(INVITATION_NOTE_LENGTH_MAX)
      : markdownRefusal(note);

  function submit() {
    if (!candidate || isSending.current) return;
    isSending.current = true;
    send.mutate(
      { ...candidate, note },
      {
        onSuccess: () => {
          setNote('');
          closeDialog();
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
      onClose={closeDialog}
      actions={
        <>
          <Button onClick={closeDialog}>Cancel</Button>
          <Button tone="primary" loading={send.isPending} disabled={refusal !== undefined} onClick={submit}>
            Send invitation
          </Button>
        </>
      }
    >
      <p>
        For <b>{jobPost.title}</b>. An invitation opens a conversation; {talent.name} can accept or decline
        it.
      </p>
      <TextArea label="Your note" hint="optional" rows={4} value={note} onChange={setNote} error={refusal} />
    </Dialog>
  );
}
