import { createFileRoute } from '@tanstack/react-router';
import { type ShownNotifications, shownNotifications } from '../../features/notification/shown.ts';
import { NotificationsPage } from '../../features/notification/notifications-page.tsx';
import { searchParams } from '../../lib/search-params.ts';

type Search = { show?: ShownNotifications };

export const Route = createFileRoute('/company/notifications')({
  validateSearch: searchParams((raw): Search => {
    const show = shownNotifications(raw['show'], 'company');
    return show === undefined ? {} : { show };
  }),
  staticData: { width: 'page' },
  component: CompanyNotifications,
});

function CompanyNotifications() {
  return <NotificationsPage side="company" show={Route.useSearch().show} />;
}
