import { inTouchSentence, TALENT_RECORD_SENTENCES } from '@talaash/domain/talent-record/words';
import { payWords } from '@talaash/domain/job-terms/words';
import { useRef } from 'react';
import { useNow } from '../../lib/thread-time.tsx';
import { useTextDraft } from '../../lib/draft.ts';
import { KeyCaps } from '../../ui/key/key-cap.tsx';
import { useSendKey } from '../../ui/key/send-key.ts';
import { Button } from '../../ui/press/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Banner } from '../../ui/show/state.tsx';
import css from './invite-dialog.module.css';
import { useContactCheck } from './contact-check.ts';
import { FollowUpPart, useFollowUpDraft } from './follow-up-part.tsx';
import type { Candidate, Inviting } from './inviting.ts';
import { Allowance, NoteFields, templateFactsOf } from './note-fields.tsx';
import { noteRefusal } from '../../parts/note-refusal.ts';

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
  const now = useNow();
  /** A note belongs to one talent: it is restored after a cancel or a reload, and never appears in another talent's dialog. */
  const [note, setNote] = useTextDraft(`invitation:${talent.talentId}`);
  /** Blocks the second press of a double click, which comes before `isPending` is rendered. */
  const isSending = useRef(false);
  const content = useRef<HTMLDivElement>(null);
  const refusal = noteRefusal(note);
  const contact = useContactCheck(talent.talentId);
  const followUp = useFollowUpDraft(talent.talentId);
  const isRefused = refusal !== undefined || followUp.refusal !== undefined;
  useSendKey(content, submit, { label: 'Send the invitation' });

  function submit() {
    if (isSending.current || isRefused || contact.asks()) return;
    isSending.current = true;
    send.mutate(
      { ...candidate, note, followUp: followUp.draft, knownContactOwner: contact.known },
      {
        onError: contact.learn,
        onSuccess: () => {
          setNote('');
          followUp.setOn(false);
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
          <Button
            tone="primary"
            loading={send.isPending}
            disabled={isRefused && (refusal ?? followUp.refusal)}
            onClick={submit}
          >
            {contact.isConfirming ? TALENT_RECORD_SENTENCES.inviteAnyway : 'Send invitation'}
          </Button>
        </>
      }
    >
      <div ref={content} className={css['content']}>
        {contact.colleague ? <Banner tone="warm">{inTouchSentence(contact.colleague, now)}</Banner> : null}
        <p>
          For <b>{jobPost.title}</b>, {payWords(jobPost.terms?.pay)}. The invitation starts a conversation.{' '}
          {talent.name} can accept or decline it.
        </p>
        <NoteFields candidate={candidate} note={note} setNote={setNote} refusal={refusal} />
        <FollowUpPart followUp={followUp} facts={templateFactsOf(candidate)} />
        <Allowance />
      </div>
    </Dialog>
  );
}
