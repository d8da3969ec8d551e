import { IconCircleCheck } from '../../ui/icon/circle-check.ts';
import { IconCircleX } from '../../ui/icon/circle-x.ts';
import { useQuery } from '@tanstack/react-query';
import {
  declineReasonSentence,
  INVITATION_STATUS_LABELS,
  jobPostGoneSentence,
} from '@talaash/domain/invitation/words';
import { isConversationOver } from '@talaash/domain/thread/rule';
import type { Thread } from '@talaash/domain/thread/schema';
import { api } from '../../lib/api.ts';
import { JobInvitation } from '../../parts/job-invitation.tsx';
import { Button } from '../../ui/press/button.tsx';
import { useInvitationAnswer } from './answer-invitation.ts';
import { DeclineButton } from './decline-button.tsx';
import css from './invitation-card.module.css';

/** The job of an invitation, with the answer buttons or the answer given. */
export function InvitationCard({ thread, companyName }: { thread: Thread; companyName: string }) {
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
  return (
    <JobInvitation
      companyName={companyName}
      title={thread.jobPostTitle}
      jobPost={jobPost}
      answer={<InvitationAnswer thread={thread} />}
      isOpen={thread.jobPostInvitationStatus === 'Pending'}
      note={isGone || query.isError ? jobPostGoneSentence(isConversationOver(thread)) : undefined}
    />
  );
}

function InvitationAnswer({ thread }: { thread: Thread }) {
  const answer = useInvitationAnswer(thread.key.threadId);
  const status = thread.jobPostInvitationStatus;
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
      <Button tone="primary" {...answer.accept}>
        Accept Invitation
      </Button>
      <DeclineButton {...answer.decline} />
    </div>
  );
}
