import { FOLLOW_UP_LABEL } from '@talaash/domain/follow-up/label';
import { FOLLOW_UP_DAYS } from '@talaash/domain/follow-up/limit';
import type { FollowUp } from '@talaash/domain/follow-up/schema';
import { FOLLOW_UP_SENTENCES } from '@talaash/domain/follow-up/words';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../lib/call-error.ts';
import { useTextDraft } from '../../lib/draft.ts';
import { FollowUpFields } from '../../parts/follow-up-fields.tsx';
import type { TemplateFacts } from '../../parts/message-template.ts';
import { noteRefusal } from '../../parts/note-refusal.ts';
import { useSendKey } from '../../ui/key/send-key.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Banner } from '../../ui/show/state.tsx';
import type { FollowUpChange } from './follow-up.ts';
import css from './follow-up.module.css';

interface FollowUpDialogProps {
  threadId: string;
  /** The stored one; null for a new one. */
  followUp: FollowUp | null;
  facts: TemplateFacts;
  change: FollowUpChange;
  onClose: () => void;
}

/** Prepares the follow-up of an invitation, or changes it. What was typed is kept in this browser until it is saved. */
export function FollowUpDialog({
  threadId,
  followUp,
  facts,
  change: { save },
  onClose,
}: FollowUpDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useTextDraft(`follow-up:${threadId}`);
  const [text, setText] = useState(() => typed || (followUp?.text ?? ''));
  const [afterDays, setAfterDays] = useState(followUp?.afterDays ?? FOLLOW_UP_DAYS.usual);
  const canSave = text.trim() !== '' && noteRefusal(text) === undefined;
  useSendKey(content, submit, { label: 'Save the follow-up' });

  function submit() {
    if (!canSave || save.isPending) return;
    save.mutate(
      { text, afterDays, basedOn: followUp?.version ?? null },
      {
        onSuccess: () => {
          setTyped('');
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      opened
      title={FOLLOW_UP_LABEL}
      closeOnOutside={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" loading={save.isPending} disabled={!canSave} onClick={submit}>
            Save
          </Button>
        </>
      }
    >
      <div ref={content} className={css['form']}>
        {save.error ? (
          <Banner tone="bad">{sentenceOf(save.error, FOLLOW_UP_SENTENCES.saveFailed)}</Banner>
        ) : null}
        <FollowUpFields
          values={{ text, afterDays }}
          facts={facts}
          onValues={(values) => {
            setText(values.text);
            setTyped(values.text);
            setAfterDays(values.afterDays);
          }}
        />
      </div>
    </Dialog>
  );
}
