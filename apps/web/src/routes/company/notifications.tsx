import { createFileRoute } from '@tanstack/react-router';
import { type ShownNotifications, shownNotifications } from '../../features/notification/shown.ts';
import { NotificationsPage } from '../../features/notification/notifications-page.tsx';
import { readFirst } from '../../lib/first-data.ts';
import { searchParams } from '../../lib/search-params.ts';
import { filterOf } from '../../features/notification/filter.ts';
import { notificationsQuery, notificationCountsQuery } from '../../features/notification/notification.ts';

type Search = { show?: ShownNotifications };

export const Route = createFileRoute('/company/notifications')({
  validateSearch: searchParams((raw): Search => {
    const show = shownNotifications(raw['show'], 'company');
    return show === undefined ? {} : { show };
  }),
  staticData: { width: 'page' },
  loader: ({ location }) =>
    readFirst(
      notificationsQuery(filterOf(shownNotifications((location.search as Search).show, 'company'))),
      notificationCountsQuery,
    ),
  component: CompanyNotifications,
});

function CompanyNotifications() {
  return <NotificationsPage side="company" show={Route.useSearch().show} />;
}
