import type { TalentDashboardStats } from '@talaash/contract/talent-dashboard';
import { nounOf } from '@talaash/domain/base/count';
import { NOT_ENOUGH_YET, TALENT_DASHBOARD_SENTENCES } from '@talaash/domain/talent-dashboard/words';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { Figure, FigureStrip } from '../../parts/figure-strip.tsx';

/** The section of the dashboard with details about shortlists. */
export const MARKET_ANCHOR = 'market';

/** The four figures of a talent. */
export function TalentFigures({ stats }: { stats: TalentDashboardStats }) {
  const { invitationsReceived, invitationsAnswered, invitationResponseRate: rate } = stats;
  return (
    <FigureStrip>
      <Figure label="Invitations received" note={waitingNote(stats)} to="/talent/messages">
        {formatNumber(invitationsReceived)}
      </Figure>
      <Figure
        label="Answered"
        note={
          rate === null
            ? TALENT_DASHBOARD_SENTENCES.rateFrom
            : `${formatNumber(invitationsAnswered)} of ${formatCount(invitationsReceived, 'invitation')}`
        }
        to="/talent/messages"
        isWords={rate === null}
      >
        {rate === null ? NOT_ENOUGH_YET : `${rate}%`}
      </Figure>
      <Figure
        label="Companies that shortlisted you"
        note={`${formatNumber(stats.shortlistsThisWeek)} this week, ${formatNumber(stats.shortlistsLastWeek)} last week`}
        to="/talent/dashboard"
        hash={MARKET_ANCHOR}
      >
        {formatNumber(stats.companiesShortlisted)}
      </Figure>
      <Figure label="Active conversations" note={unreadNote(stats)} to="/talent/messages">
        {formatNumber(stats.activeConversations)}
      </Figure>
    </FigureStrip>
  );
}

function waitingNote({ invitationsReceived, pendingInvitations }: TalentDashboardStats): string {
  if (invitationsReceived === 0) return 'none yet';
  if (pendingInvitations === 0) return 'all answered';
  return `${formatNumber(pendingInvitations)} waiting for your answer`;
}

const unreadNote = ({ unreadMessages }: TalentDashboardStats): string =>
  unreadMessages === 0
    ? 'all read'
    : `${formatNumber(unreadMessages)} unread ${nounOf(unreadMessages, 'conversation')}`;
