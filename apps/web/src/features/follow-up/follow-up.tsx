import type { FollowUp } from '@talaash/domain/follow-up/schema';
import {
  FOLLOW_UP_SENTENCES,
  FOLLOW_UP_STOP_SENTENCES,
  followUpWaitsSentence,
} from '@talaash/domain/follow-up/words';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../lib/permission.ts';
import type { TemplateFacts } from '../../parts/message-template.ts';
import { Underway } from '../../ui/overlay/underway.ts';
import { Button } from '../../ui/press/button.tsx';
import { MarkdownView } from '../../ui/show/markdown-view.tsx';
import { useFollowUp, useFollowUpChange } from './follow-up.ts';
import css from './follow-up.module.css';

const FollowUpDialog = lazy(async () => ({
  default: (await import('./follow-up-dialog.tsx')).FollowUpDialog,
}));

/** The follow-up of a waiting invitation, as its company sees it. */
export function FollowUpOfInvitation({ threadId, facts }: { threadId: string; facts: TemplateFacts }) {
  const { data } = useFollowUp(threadId);
  const change = useFollowUpChange(threadId);
  const mayRecruit = useMay('recruit');
  const [isOpen, setOpen] = useState(false);
  if (data === undefined) return null;
  const { followUp } = data;
  const isSent = followUp?.state === 'sent';
  const isWaiting = followUp?.state === 'waiting';
  if (followUp === null && !mayRecruit) return null;
  return (
    <div className={css['followUp']}>
      {followUp ? <p className={css['what']}>{sentenceFor(followUp)}</p> : null}
      {isWaiting ? (
        <div className={css['text']}>
          <MarkdownView text={followUp.text} />
        </div>
      ) : null}
      {mayRecruit && !isSent ? (
        <div className={css['actions']}>
          <Button size="s" onClick={() => setOpen(true)}>
            {isWaiting ? 'Edit follow-up' : FOLLOW_UP_SENTENCES.prepare}
          </Button>
          {isWaiting ? (
            <Button size="s" loading={change.cancel.isPending} onClick={() => change.cancel.mutate()}>
              Cancel follow-up
            </Button>
          ) : null}
        </div>
      ) : null}
      {isOpen ? (
        <Suspense fallback={<Underway />}>
          <FollowUpDialog {...{ threadId, followUp, facts, change }} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function sentenceFor({ state, stop, sendOnIsoDate, authorName }: FollowUp): string {
  if (stop !== undefined) return FOLLOW_UP_STOP_SENTENCES[stop];
  if (state === 'sent' || sendOnIsoDate === undefined) return FOLLOW_UP_SENTENCES.sent;
  const by = authorName === undefined ? '' : ` ${authorName} wrote it.`;
  return `${followUpWaitsSentence(sendOnIsoDate)}${by}`;
}
