import type { TalentDashboardStats } from '@talaash/contract/talent-dashboard';
import { nounOf } from '@talaash/domain/base/count';
import { INVITATION_GONE_LABEL, INVITATION_STATUS_LABELS } from '@talaash/domain/invitation/words';
import { payWords } from '@talaash/domain/job-terms/words';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/link.tsx';
import { NoticeRow } from '../../ui/show/state.tsx';
import { useInvitationAnswer } from './answer-invitation.ts';
import { DeclineButton } from './decline-button.tsx';
import css from './invitation-row.module.css';

type Pending = NonNullable<TalentDashboardStats['oldestPendingInvitation']>;

interface InvitationRowProps {
  /** The one waiting longest; null if none waits. */
  oldest: Pending | null;
  /** The number of waiting invitations. */
  waiting: number;
  /** Shown if there is no invitation. */
  children: ReactNode;
}

/**
 * The invitation that has waited longest, answered in place. It stays with its answer until the person opens the next one: a
 * replacement would appear under the pointer, and a second press would answer it too.
 */
export function InvitationRow({ oldest, waiting, children }: InvitationRowProps) {
  const [shown, show] = useState(oldest);
  if (!shown && oldest) show(oldest);
  if (!shown) return children;
  const isWaiting = shown.threadId === oldest?.threadId;
  const left = isWaiting ? waiting - 1 : waiting;
  return (
    <OneInvitation
      key={shown.threadId}
      invitation={shown}
      isWaiting={isWaiting}
      left={left}
      onNext={isWaiting || !oldest ? undefined : () => show(oldest)}
    />
  );
}

interface OneInvitationProps {
  invitation: Pending;
  /** Unanswered, as far as the page knows. */
  isWaiting: boolean;
  /** The number of invitations waiting after it. */
  left: number;
  /** Shows the next one; undefined until it is known. The button is there before, because it takes the focus of the answer. */
  onNext: (() => void) | undefined;
}

function OneInvitation({ invitation, isWaiting, left, onNext }: OneInvitationProps) {
  const { threadId, companyName, jobPostTitle, pay, changedIsoDateTimeUtc } = invitation;
  const { answer, accept, decline } = useInvitationAnswer(threadId, changedIsoDateTimeUtc);
  const after = left > 0 ? `${left} more ${nounOf(left, 'invitation')} waiting` : null;
  // Until the refetch, the answered invitation still counts as waiting.
  if (answer === undefined && isWaiting) {
    return (
      <NoticeRow
        title={`${companyName} invites you: ${jobPostTitle}`}
        actions={
          <div className={css['actions']}>
            <ButtonLink to="/talent/messages" search={{ thread: threadId }}>
              Read the post
            </ButtonLink>
            <DeclineButton tone="quiet" {...decline} />
            <Button tone="primary" {...accept}>
              Accept
            </Button>
          </div>
        }
      >
        {payWords(pay)}. {after ? `${after} after this one.` : null}
      </NoticeRow>
    );
  }
  return (
    <NoticeRow
      title={`${answer ? INVITATION_STATUS_LABELS[answer] : INVITATION_GONE_LABEL}: ${companyName}, ${jobPostTitle}`}
      actions={
        <div className={css['actions']} data-answered>
          {left > 0 ? (
            <Button tone="quiet" loading={!onNext} onClick={onNext}>
              Next invitation
            </Button>
          ) : null}
          <ButtonLink to="/talent/messages" search={{ thread: threadId }}>
            Open conversation
          </ButtonLink>
        </div>
      }
    >
      {after ? `${after}.` : null}
    </NoticeRow>
  );
}
