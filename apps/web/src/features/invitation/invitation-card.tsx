import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { declineReasonSentence, INVITATION_STATUS_LABELS } from '@talaash/domain/invitation/words';
import { benefitsOf, JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import type { Thread } from '@talaash/domain/thread/schema';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/press/button.tsx';
import { MarkdownView } from '../../ui/show/markdown-view.tsx';
import { useInvitationAnswer } from './answer-invitation.ts';
import { DeclineButton } from './decline-button.tsx';
import css from './invitation-card.module.css';

/** The job a talent is invited for, with the buttons to answer or the answer given. */
export function InvitationCard({ thread, companyName }: { thread: Thread; companyName: string }) {
  // A company that is gone has taken its job posts with it, also one that this page has read before.
  const isGone = thread.deletedSide === 'company';
  const query = useQuery(
    api.jobPost.get.queryOptions({
      input: { jobPostId: thread.jobPostId },
      retry: false,
      enabled: !isGone,
    }),
  );
  const jobPost = isGone ? undefined : query.data;
  const benefits = benefitsOf(jobPost ?? {});
  return (
    <section className={css['card']} aria-label="Job invitation">
      <p className={css['from']}>
        {companyName} invites you
        {jobPost ? ` · ${JOB_CATEGORY_LABELS[jobPost.category]}` : ''}
      </p>
      <h2 className={css['title']}>{thread.jobPostTitle}</h2>
      {/* Above the description, which may be long. */}
      <InvitationAnswer thread={thread} />
      {jobPost ? (
        <details className={css['details']} open={thread.jobPostInvitationStatus === 'Pending'}>
          <summary>About the job</summary>
          <MarkdownView text={jobPost.description} />
          {benefits.length > 0 ? <p className={css['benefits']}>{benefits.join(' · ')}</p> : null}
        </details>
      ) : null}
      {isGone || query.isError ? (
        <p className={css['from']}>The company has removed the job post. The conversation stays.</p>
      ) : null}
    </section>
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
