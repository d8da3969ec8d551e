import { payWords } from '@talaash/domain/job-terms/words';
import { useRef } from 'react';
import { useTextDraft } from '../../lib/draft.ts';
import { KeyCaps } from '../../ui/key/key-cap.tsx';
import { useSendKey } from '../../ui/key/send-key.ts';
import { Button } from '../../ui/press/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import css from './invite-dialog.module.css';
import type { Candidate, Inviting } from './inviting.ts';
import { noteRefusal } from './note.ts';

/** The last step of inviting: shows the job post and asks for a note. */
export function InviteDialog({ inviting: { candidate, send, closeDialog } }: { inviting: Inviting }) {
  return candidate ? (
    <OpenDialog key={candidate.talent.talentId} candidate={candidate} send={send} onClose={closeDialog} />
  ) : null;
}

interface OpenDialogProps {
  candidate: Candidate;
  send: Inviting['send'];
  onClose: () => void;
}

function OpenDialog({ candidate, send, onClose }: OpenDialogProps) {
  const { talent, jobPost } = candidate;
  /** A note belongs to one talent: it is restored after a cancel or a reload, and never appears in another talent's dialog. */
  const [note, setNote] = useTextDraft(`invitation:${talent.talentId}`);
  /** Blocks the second press of a double click, which comes before `isPending` is rendered. */
  const isSending = useRef(false);
  const content = useRef<HTMLDivElement>(null);
  const refusal = noteRefusal(note);
  useSendKey(content, submit, { label: 'Send the invitation' });

  function submit() {
    if (isSending.current || refusal !== undefined) return;
    isSending.current = true;
    send.mutate(
      { ...candidate, note },
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
          <span className={css['keys']}>
            <KeyCaps keys="Mod+Enter" />
          </span>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" loading={send.isPending} disabled={refusal !== undefined} onClick={submit}>
            Send invitation
          </Button>
        </>
      }
    >
      <div ref={content} className={css['content']}>
        <p>
          For <b>{jobPost.title}</b>, {payWords(jobPost.terms?.pay)}. The invitation starts a conversation.{' '}
          {talent.name} can accept or decline it.
        </p>
        <TextArea
          label="Your note"
          hint="optional"
          rows={4}
          value={note}
          onChange={setNote}
          error={refusal}
        />
      </div>
    </Dialog>
  );
}
