import { IconArrowUpRight } from '@tabler/icons-react';
import type { TalentDashboardStats } from '@talaash/contract/talent-dashboard';
import { nounOf } from '@talaash/domain/base/count';
import { NOT_ENOUGH_YET, TALENT_DASHBOARD_SENTENCES } from '@talaash/domain/talent-dashboard/words';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { Link } from '../../ui/press/link.tsx';
import css from './talent-figures.module.css';

/** The place on the dashboard that says more about shortlists. */
export const MARKET_ANCHOR = 'market';

/** Four figures in a strip. Each leads to where they come from. */
export function TalentFigures({ stats }: { stats: TalentDashboardStats }) {
  const { invitationsReceived, invitationsAnswered, invitationResponseRate: rate } = stats;
  return (
    <ul className={css['figures']}>
      <Figure label="Invitations received" note={waitingNote(stats)} to="/talent/messages">
        {formatNumber(invitationsReceived)}
      </Figure>
      <Figure
        label="Answered"
        note={
          rate === null
            ? TALENT_DASHBOARD_SENTENCES.rateFrom
            : `${formatNumber(invitationsAnswered)} of ${formatNumber(invitationsReceived)} invitations`
        }
        to="/talent/messages"
        isWords={rate === null}
      >
        {rate === null ? NOT_ENOUGH_YET : `${rate}%`}
      </Figure>
      <Figure
        label="Companies shortlisted you"
        note={`${formatNumber(stats.shortlistsThisWeek)} this week, ${formatNumber(stats.shortlistsLastWeek)} last week`}
        to="/talent/dashboard"
        hash={MARKET_ANCHOR}
      >
        {formatNumber(stats.companiesShortlisted)}
      </Figure>
      <Figure label="Active conversations" note={unreadNote(stats)} to="/talent/messages">
        {formatNumber(stats.activeConversations)}
      </Figure>
    </ul>
  );
}

function waitingNote({ invitationsReceived, pendingInvitations }: TalentDashboardStats): string {
  if (invitationsReceived === 0) return 'none yet';
  if (pendingInvitations === 0) return 'all answered';
  return `${formatNumber(pendingInvitations)} waiting for your answer`;
}

const unreadNote = ({ unreadMessages }: TalentDashboardStats): string =>
  unreadMessages === 0
    ? 'nothing unread'
    : `${formatNumber(unreadMessages)} unread ${nounOf(unreadMessages, 'conversation')}`;

interface FigureProps {
  label: string;
  note: string;
  to: string;
  hash?: string;
  /** Words in the place of a figure. */
  isWords?: boolean;
  children: ReactNode;
}

function Figure({ label, note, to, hash, isWords = false, children }: FigureProps) {
  return (
    <li>
      <Link plain to={to as never} {...(hash ? { hash } : {})} className={css['figure']}>
        <span className={css['label']}>
          {label}
          <IconArrowUpRight aria-hidden />
        </span>
        <strong className={css['value']} data-words={isWords || undefined}>
          {children}
        </strong>
        <span className={css['note']}>{note}</span>
      </Link>
    </li>
  );
}
