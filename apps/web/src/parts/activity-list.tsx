import { type ActivityWords, DASHBOARD_SENTENCES } from '@talaash/domain/dashboard/words';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { QueryFailure } from '../lib/query-failure.tsx';
import { RelativeTime } from '../lib/thread-time.tsx';
import { Link } from '../ui/press/link.tsx';
import { RowsSkeleton } from '../ui/show/skeleton.tsx';
import css from './activity-list.module.css';

interface ListedActivity {
  id: string;
  timestamp: string;
}

interface ActivityListProps<Activity extends ListedActivity> {
  recent: UseQueryResult<{ activities: Activity[] }>;
  show: (activity: Activity) => {
    icon: ComponentType<{ 'aria-hidden'?: boolean }>;
    words: ActivityWords;
    /** The name is bold, unless it only says that somebody acted. */
    isNamed: boolean;
    /** The link to its page. */
    place: {
      to: string;
      search?: Record<string, string>;
      params?: Record<string, string>;
      hash?: string;
    };
  };
}

/** Recent activity. Each entry links to its page. */
export function ActivityList<Activity extends ListedActivity>({ recent, show }: ActivityListProps<Activity>) {
  if (recent.data === undefined) {
    return recent.isError ? (
      <QueryFailure title={DASHBOARD_SENTENCES.activitiesFailed} queries={[recent]} />
    ) : (
      <RowsSkeleton rows={5} label="Loading recent activity" />
    );
  }
  const { activities } = recent.data;
  if (activities.length === 0) return <p className={css['none']}>{DASHBOARD_SENTENCES.noActivity}</p>;
  return (
    <ul className={css['activities']}>
      {activities.map((activity) => {
        const { icon: Icon, words, isNamed, place } = show(activity);
        return (
          <li key={activity.id}>
            <Link plain {...(place as { to: never })} className={css['activity']}>
              <span className={css['time']}>
                <RelativeTime at={activity.timestamp} />
              </span>
              <Icon aria-hidden />
              <span className={css['words']}>
                {words.before}
                {isNamed ? <b>{words.name}</b> : words.name}
                {words.after}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
