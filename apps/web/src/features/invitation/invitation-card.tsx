import { IconCircleCheck } from '../../ui/icon/circle-check.ts';
import { IconCircleX } from '../../ui/icon/circle-x.ts';
import { useQuery } from '@tanstack/react-query';
import {
  declineReasonSentence,
  INVITATION_STATUS_LABELS,
  jobPostGoneSentence,
} from '@talaash/domain/invitation/words';
import { payFit } from '@talaash/domain/job-terms/rule';
import { hasWaitingInvitation, isConversationOver } from '@talaash/domain/thread/rule';
import type { Thread } from '@talaash/domain/thread/schema';
import { type ReactNode, useState } from 'react';
import { api } from '../../lib/api.ts';
import { AnswerRateFact } from '../../parts/answer-rate.tsx';
import { VerifiedDomainMark } from '../../parts/company-verification.tsx';
import { JobTermsView } from '../../parts/job-terms-view.tsx';
import { JobInvitation } from '../../parts/job-invitation.tsx';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { Button } from '../../ui/press/button.tsx';
import { useInvitationAnswer } from './answer-invitation.ts';
import { DeclineButton } from './decline-button.tsx';
import { AnswerUntil } from './sent-invitation.tsx';
import css from './invitation-card.module.css';

/** The job of an invitation, with the answer buttons or the answer given. */
interface InvitationCardProps {
  thread: Thread;
  companyName: string;
  /** What the talent expects; undefined until it is known. */
  expectedInLpaInr: number | undefined;
  /** The button that reports the job post. */
  report: ReactNode;
}

export function InvitationCard({ thread, companyName, expectedInLpaInr, report }: InvitationCardProps) {
  // A deleted company's job posts are gone too, even one that is still in the cache.
  const isGone = thread.deletedSide === 'company';
  const query = useQuery(
    api.jobPost.get.queryOptions({
      input: { jobPostId: thread.jobPostId },
      retry: false,
      enabled: !isGone,
    }),
  );
  const jobPost = isGone ? undefined : query.data;
  const isOpen = thread.jobPostInvitationStatus === 'Pending';
  return (
    <JobInvitation
      companyName={companyName}
      title={thread.jobPostTitle}
      mark={isGone ? undefined : <VerifiedDomainMark companyId={thread.companyId} />}
      jobPost={jobPost}
      terms={thread.terms}
      termsView={
        <JobTermsView
          terms={thread.terms}
          expectedInLpaInr={expectedInLpaInr}
          raisedFrom={thread.payBeforeRaise}
        >
          {isOpen && thread.answerUntilIsoDateTimeUtc ? (
            <AnswerUntil at={thread.answerUntilIsoDateTimeUtc} />
          ) : null}
          {isGone ? null : <AnswerRateFact side="company" id={thread.companyId} />}
        </JobTermsView>
      }
      answer={<InvitationAnswer thread={thread} isBelow={isBelow(thread, expectedInLpaInr)} />}
      isOpen={isOpen}
      report={jobPost === undefined ? null : report}
      note={isGone || query.isError ? jobPostGoneSentence(isConversationOver(thread)) : undefined}
    />
  );
}

/** Pay below the expectation: neither answer is suggested. */
const isBelow = ({ terms }: Thread, expectedInLpaInr: number | undefined): boolean =>
  expectedInLpaInr !== undefined && payFit(terms?.pay, expectedInLpaInr) === 'below';

function InvitationAnswer({ thread, isBelow }: { thread: Thread; isBelow: boolean }) {
  const answer = useInvitationAnswer(thread.key.threadId, thread.invitationChangedIsoDateTimeUtc ?? null);
  const [isDeclining, setDeclining] = useState(false);
  const status = thread.jobPostInvitationStatus;
  useShortcut('a', answer.accept.onClick, {
    label: 'Accept the invitation',
    when: hasWaitingInvitation(thread) && !(isDeclining || answer.accept.loading || answer.accept.disabled),
  });
  if (status !== 'Pending') {
    const Icon = status === 'Accepted' ? IconCircleCheck : IconCircleX;
    return (
      <p className={css['answer']} data-status={status}>
        <Icon aria-hidden />
        {INVITATION_STATUS_LABELS[status]}{' '}
        {thread.declineReason ? <span>{declineReasonSentence(thread.declineReason)}</span> : null}
      </p>
    );
  }
  if (thread.endedIsoDateTimeUtc !== undefined) return null;
  return (
    <div className={css['actions']}>
      <Button tone={isBelow ? 'default' : 'primary'} keys="A" {...answer.accept}>
        Accept Invitation
      </Button>
      <DeclineButton keys="D" onAsked={setDeclining} {...answer.decline} />
    </div>
  );
}
