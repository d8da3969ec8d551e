import { invitationChangeRefusal } from '@talaash/domain/invitation/rule';
import { INVITATION_STATUS_LABELS } from '@talaash/domain/invitation/words';
import { hasWaitingInvitation } from '@talaash/domain/thread/rule';
import type { Thread } from '@talaash/domain/thread/schema';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { formatDate } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { AnswerRateFact } from '../../parts/answer-rate.tsx';
import { JobTermsView, TermFact } from '../../parts/job-terms-view.tsx';
import { Underway } from '../../ui/overlay/underway.ts';
import { Button } from '../../ui/press/button.tsx';
import css from './invitation-card.module.css';
import { useInvitationChange } from './invitation-change.ts';

const EditInvitationDialog = lazy(async () => ({
  default: (await import('./edit-invitation-dialog.tsx')).EditInvitationDialog,
}));
const RaisePayDialog = lazy(async () => ({
  default: (await import('./raise-pay-dialog.tsx')).RaisePayDialog,
}));

type Open = 'edit' | 'raise' | undefined;

interface SentInvitationProps {
  thread: Thread;
  name: string;
  /** The follow-up, while the invitation waits. */
  followUp: ReactNode;
}

/** An invitation as the company sent it, with what it can still change. */
export function SentInvitation({ thread, name, followUp }: SentInvitationProps) {
  const [open, setOpen] = useState<Open>();
  const change = useInvitationChange(thread.key.threadId);
  const status = thread.jobPostInvitationStatus;
  const isPending = hasWaitingInvitation(thread);
  const canChange = useCanChange(thread);
  const close = () => setOpen(undefined);
  return (
    <section className={css['sent']} aria-label="Your invitation">
      <p className={css['what']}>
        {isPending ? `You invited ${name}` : INVITATION_STATUS_LABELS[status]} · {thread.jobPostTitle}
      </p>
      <JobTermsView terms={thread.terms} raisedFrom={thread.payBeforeRaise}>
        {isPending && thread.answerUntilIsoDateTimeUtc ? (
          <AnswerUntil at={thread.answerUntilIsoDateTimeUtc} />
        ) : null}
        {isPending ? <AnswerRateFact side="talent" id={thread.talentId} /> : null}
      </JobTermsView>
      {isPending ? (
        <div className={css['actions']}>
          {canChange ? (
            <>
              <Button size="s" onClick={() => setOpen('edit')}>
                Edit note
              </Button>
              <Button size="s" loading={change.takeBack.isPending} onClick={() => change.takeBack.mutate()}>
                Take back
              </Button>
            </>
          ) : null}
          {thread.isPayRaised ? null : (
            <Button size="s" onClick={() => setOpen('raise')}>
              {thread.terms?.pay ? 'Raise pay' : 'State pay'}
            </Button>
          )}
        </div>
      ) : null}
      {isPending ? followUp : null}
      <Suspense fallback={<Underway />}>
        {open === 'edit' ? <EditNote thread={thread} change={change} onClose={close} /> : null}
        {open === 'raise' ? <RaisePayDialog pay={thread.terms?.pay} change={change} onClose={close} /> : null}
      </Suspense>
    </section>
  );
}

export function AnswerUntil({ at }: { at: string }) {
  return (
    <TermFact label="Answer until">
      <LocalText of={() => formatDate(at)} />
    </TermFact>
  );
}

/** Whether the first minutes are not over. It turns false by itself. */
function useCanChange(thread: Thread): boolean {
  const [now, setNow] = useState(() => Date.now());
  const invitation = {
    status: thread.jobPostInvitationStatus,
    isEnded: thread.endedIsoDateTimeUtc !== undefined,
    sentAt: Date.parse(thread.invitedIsoDateTimeUtc ?? thread.createdIsoDateTimeUtc),
  };
  const canChange = invitationChangeRefusal(invitation, now) === undefined;
  useEffect(() => {
    if (!canChange) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 5000);
    return () => clearInterval(timer);
  }, [canChange]);
  return canChange;
}

type Change = ReturnType<typeof useInvitationChange>;

/** Reads the note first: the thread does not carry its text. */
function EditNote({ thread, change, onClose }: { thread: Thread; change: Change; onClose: () => void }) {
  const { key, noteMessageId } = thread;
  const query = useQuery({
    ...api.message.get.queryOptions({ input: { threadId: key.threadId, messageId: noteMessageId ?? '' } }),
    enabled: noteMessageId !== undefined,
    staleTime: 0,
  });
  if (noteMessageId !== undefined && query.data === undefined) return null;
  return <EditInvitationDialog note={query.data?.markdown ?? ''} change={change} onClose={onClose} />;
}
