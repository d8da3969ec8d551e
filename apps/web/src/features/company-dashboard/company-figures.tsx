import type { CompanyDashboardStats } from '@talaash/contract/company-dashboard';
import { nounOf } from '@talaash/domain/base/count';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { Figure, FigureStrip } from '../../parts/figure-strip.tsx';

/** The four figures of a company. */
export function CompanyFigures({ stats }: { stats: CompanyDashboardStats }) {
  return (
    <FigureStrip>
      <Figure label="Active job posts" note={jobPostNote(stats)} to="/company/job_posts">
        {formatNumber(stats.activeJobPostsCount)}
      </Figure>
      <Figure label="Invitations sent" note={waitingNote(stats)} to="/company/messages">
        {formatNumber(stats.invitationsSentCount)}
      </Figure>
      <Figure label="Messages sent in the last month" note={conversationNote(stats)} to="/company/messages">
        {formatNumber(stats.messagesSentInLastMonthCount)}
      </Figure>
      <Figure label="Shortlisted profiles" note={shortlistNote(stats)} to="/company/shortlist">
        {formatNumber(stats.shortlistedProfilesCount)}
      </Figure>
    </FigureStrip>
  );
}

function jobPostNote({ activeJobPostsCount, failedJobPostsCount }: CompanyDashboardStats): string {
  if (activeJobPostsCount === 0) return 'none yet';
  return failedJobPostsCount === 0
    ? 'no changes needed'
    : `${formatNumber(failedJobPostsCount)} ${nounOf(failedJobPostsCount, 'needs', 'need')} changes`;
}

function waitingNote({ invitationsSentCount, invitationPerformance }: CompanyDashboardStats): string {
  if (invitationsSentCount === 0) return 'none yet';
  const { pendingCount } = invitationPerformance;
  return pendingCount === 0 ? 'all answered' : `${formatNumber(pendingCount)} waiting for an answer`;
}

const conversationNote = ({ conversationsInLastMonthCount }: CompanyDashboardStats): string =>
  conversationsInLastMonthCount === 0
    ? 'none yet'
    : `in ${formatCount(conversationsInLastMonthCount, 'conversation')}`;

function shortlistNote({ shortlistedProfilesCount, shortlistsThisWeek }: CompanyDashboardStats): string {
  if (shortlistedProfilesCount === 0) return 'none yet';
  return `${formatNumber(shortlistsThisWeek)} since Monday`;
}
