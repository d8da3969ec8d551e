import {
  IconCircleCheck,
  IconCircleX,
  IconMail,
  IconMessage,
  IconMessageForward,
  IconPencil,
  IconStar,
} from '@tabler/icons-react';
import type { TalentActivity } from '@talaash/contract/talent-dashboard';
import type { TalentActivityType } from '@talaash/domain/talent-dashboard/choice';
import { activityWords, TALENT_DASHBOARD_SENTENCES } from '@talaash/domain/talent-dashboard/words';
import type { ComponentType } from 'react';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { RelativeTime } from '../../lib/thread-time.tsx';
import { Link } from '../../ui/press/link.tsx';
import { RowsSkeleton } from '../../ui/show/skeleton.tsx';
import css from './recent-activity.module.css';
import { useRecentActivities } from './talent-dashboard.ts';
import { MARKET_ANCHOR } from './talent-figures.tsx';

const ICONS: Record<TalentActivityType, ComponentType<{ 'aria-hidden'?: boolean }>> = {
  InvitationReceived: IconMail,
  InvitationAccepted: IconCircleCheck,
  InvitationRejected: IconCircleX,
  MessageReceived: IconMessage,
  MessageSent: IconMessageForward,
  Shortlisted: IconStar,
  ProfileUpdated: IconPencil,
};

/** What has happened lately. Each entry leads to where it happened. */
export function RecentActivity() {
  const recent = useRecentActivities();
  if (recent.data === undefined) {
    return recent.isError ? (
      <QueryFailure title={TALENT_DASHBOARD_SENTENCES.activitiesFailed} queries={[recent]} />
    ) : (
      <RowsSkeleton rows={5} label="Loading recent activity" />
    );
  }
  const { activities } = recent.data;
  if (activities.length === 0) return <p className={css['none']}>{TALENT_DASHBOARD_SENTENCES.noActivity}</p>;
  return (
    <ul className={css['activities']}>
      {activities.map((activity) => (
        <li key={activity.id}>
          <Activity activity={activity} />
        </li>
      ))}
    </ul>
  );
}

function Activity({ activity }: { activity: TalentActivity }) {
  const { before, name, after } = activityWords(activity);
  const Icon = ICONS[activity.type];
  return (
    <Link plain {...placeOf(activity)} className={css['activity']}>
      <span className={css['time']}>
        <RelativeTime at={activity.timestamp} />
      </span>
      <Icon aria-hidden />
      <span className={css['words']}>
        {before}
        {activity.companyName === null ? name : <b>{name}</b>}
        {after}
      </span>
    </Link>
  );
}

/** Where it happened. A company that is not named is only counted. */
function placeOf({ type, threadId }: TalentActivity) {
  if (threadId !== null) return { to: '/talent/messages', search: { thread: threadId } } as const;
  return type === 'ProfileUpdated'
    ? ({ to: '/talent/profile' } as const)
    : ({ to: '/talent/dashboard', hash: MARKET_ANCHOR } as const);
}
