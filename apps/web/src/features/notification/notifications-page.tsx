import { NOTIFICATION_SENTENCES } from '@talaash/domain/notification/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { LoadMore, moreOf } from '../../lib/load-more.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { Link } from '../../ui/press/link.tsx';
import { KeyBar } from '../../ui/shell/key-bar.tsx';
import { RowsSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import { filterChoices, filterOf } from './filter.ts';
import type { ShownNotifications } from './shown.ts';
import { MarkAllRead } from './mark-all-read.tsx';
import { useChangeNotifications, useNotificationCounts, useNotifications } from './notification.ts';
import { NotificationList } from './notification-list.tsx';
import css from './notifications-page.module.css';
import { NOTIFICATIONS_PATHS, SETTINGS_PATHS } from './place.ts';

const HINTS = [
  { keys: 'J K', label: 'move' },
  { keys: 'Enter', label: 'open' },
  { keys: 'U', label: 'read, unread' },
  { keys: 'E', label: 'archive' },
  { keys: 'Z', label: 'undo' },
];

interface NotificationsPageProps {
  side: UserType;
  show: ShownNotifications | undefined;
}

/** All notifications by day, filtered by the address. */
export function NotificationsPage({ side, show }: NotificationsPageProps) {
  usePageTitle('Notifications');
  const { query, list } = useNotifications(filterOf(show));
  const counts = useNotificationCounts().data;
  const { markAllRead, isMarkingAll } = useChangeNotifications();
  const unread = counts?.unread ?? 0;
  return (
    <div className={css['columns']}>
      <h1 className={css['title']}>Notifications</h1>
      <Choices side={side} show={show} />
      {(show === undefined || show === 'unread') && unread > 0 && list && list.length > 0 ? (
        <div className={css['all']}>
          <MarkAllRead isPending={isMarkingAll} onPress={() => markAllRead(list)} />
        </div>
      ) : null}
      <div className={css['list']}>
        <Entries query={query} list={list} side={side} show={show} />
        <LoadMore {...moreOf(query)} className={css['more']} />
      </div>
      <p className={css['kept']}>
        {NOTIFICATION_SENTENCES.kept}{' '}
        <Link to={SETTINGS_PATHS[side]} hash="notifications">
          Email settings
        </Link>
      </p>
      <KeyBar hints={HINTS} />
    </div>
  );
}

interface EntriesProps extends NotificationsPageProps, ReturnType<typeof useNotifications> {}

function Entries({ query, list, side, show }: EntriesProps) {
  if (!list)
    return query.isError ? (
      <QueryFailure title={NOTIFICATION_SENTENCES.loadFailed} queries={[query]} />
    ) : (
      <RowsSkeleton rows={6} label="Loading notifications" />
    );
  if (list.length > 0) return <NotificationList key={show ?? 'all'} entries={list} side={side} show={show} />;
  return show === undefined ? (
    <EmptyState title={NOTIFICATION_SENTENCES.none}>{NOTIFICATION_SENTENCES.noneText}</EmptyState>
  ) : (
    <EmptyState title={NOTIFICATION_SENTENCES.noneShown} />
  );
}

function Choices({ side, show }: NotificationsPageProps) {
  const counts = useNotificationCounts().data;
  return (
    <nav className={css['choices']} aria-label="Which notifications">
      <ul>
        {filterChoices(side, counts).map((choice) => (
          <li key={choice.label}>
            <Link
              plain
              to={NOTIFICATIONS_PATHS[side]}
              search={choice.show === undefined ? {} : { show: choice.show }}
              activeOptions={{ exact: true, includeSearch: true }}
              data-chosen={choice.show === show || undefined}
            >
              {choice.label}
              <span>{choice.count ?? ''}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
