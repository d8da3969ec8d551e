import type { ReceivedInvitation } from '@talaash/contract/company-member';
import { companyTitle } from '@talaash/domain/company-member/company-title';
import {
  COMPANY_MEMBER_SENTENCES,
  COMPANY_ROLE_HINTS,
  COMPANY_ROLE_LABELS,
} from '@talaash/domain/company-member/words';
import { formatDate } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { Button } from '../../ui/press/button.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import css from './company-member.module.css';
import { useAcceptInvitation, useDeclineInvitation, useOwnMemberships } from './members.ts';

/** The invitations to companies that a person has received, each with its answer. */
export function ReceivedInvitations() {
  const found = useOwnMemberships();
  if (found.isError) return <QueryFailure title="Your invitations did not load" queries={[found]} />;
  if (!found.data) return <TextSkeleton lines={3} label="Loading your invitations" />;
  if (found.data.invitations.length === 0)
    return (
      <EmptyState title={COMPANY_MEMBER_SENTENCES.noneReceived}>
        {COMPANY_MEMBER_SENTENCES.noneReceivedHint}
      </EmptyState>
    );
  return (
    <ul className={css['list']}>
      {found.data.invitations.map((invitation) => (
        <ReceivedRow key={invitation.memberInvitationId} invitation={invitation} />
      ))}
    </ul>
  );
}

function ReceivedRow({ invitation }: { invitation: ReceivedInvitation }) {
  const { memberInvitationId, companyName, role, invitedBy, endsIsoDateTimeUtc } = invitation;
  const accept = useAcceptInvitation();
  const decline = useDeclineInvitation();
  const company = companyTitle(companyName);
  return (
    <li className={css['received']}>
      <div className={css['who']}>
        <b>{company}</b>
        <span>
          {invitedBy === null ? '' : `${invitedBy} invites you. `}
          Your role would be {COMPANY_ROLE_LABELS[role]}: {COMPANY_ROLE_HINTS[role]} Until{' '}
          <LocalText of={() => formatDate(endsIsoDateTimeUtc)} />.
        </span>
      </div>
      <span className={css['acts']}>
        <Button
          tone="primary"
          aria-label={`Join ${company}`}
          loading={accept.isPending || accept.isSuccess}
          onClick={() => accept.mutate({ memberInvitationId })}
        >
          Join
        </Button>
        <Button
          aria-label={`Decline the invitation of ${company}`}
          loading={decline.isPending}
          onClick={() => decline.mutate({ memberInvitationId })}
        >
          Decline
        </Button>
      </span>
    </li>
  );
}
