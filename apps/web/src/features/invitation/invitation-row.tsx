import type { TalentDashboardStats } from '@talaash/contract/talent-dashboard';
import { nounOf } from '@talaash/domain/base/count';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/link.tsx';
import { NoticeRow } from '../../ui/show/state.tsx';
import { useInvitationAnswer } from './answer-invitation.ts';
import { DeclineButton } from './decline-button.tsx';
import css from './invitation-row.module.css';

interface InvitationRowProps {
  invitation: NonNullable<TalentDashboardStats['oldestPendingInvitation']>;
  /** How many wait after it. */
  others: number;
}

/**
 * The invitation that waits longest, answered in place. The next one is a row of its own with new buttons, so that a
 * second press does not answer it too.
 */
export function InvitationRow({ invitation, others }: InvitationRowProps) {
  return <OneInvitation key={invitation.threadId} invitation={invitation} others={others} />;
}

function OneInvitation({ invitation: { threadId, companyName, jobPostTitle }, others }: InvitationRowProps) {
  const answer = useInvitationAnswer(threadId);
  return (
    <NoticeRow
      title={`${companyName} invites you: ${jobPostTitle}`}
      actions={
        <div className={css['actions']}>
          <ButtonLink tone="quiet" to="/talent/messages" search={{ thread: threadId }}>
            Read the post
          </ButtonLink>
          <DeclineButton {...answer.decline} />
          <Button tone="primary" {...answer.accept}>
            Accept
          </Button>
        </div>
      }
    >
      {others > 0
        ? `${others} more ${nounOf(others, 'invitation waits', 'invitations wait')} after this one.`
        : null}
    </NoticeRow>
  );
}
