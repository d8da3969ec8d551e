import { createFileRoute } from '@tanstack/react-router';
import { type ShownNotifications, shownNotifications } from '../../features/notification/shown.ts';
import { NotificationsPage } from '../../features/notification/notifications-page.tsx';
import { searchParams } from '../../lib/search-params.ts';

type Search = { show?: ShownNotifications };

export const Route = createFileRoute('/talent/notifications')({
  validateSearch: searchParams((raw): Search => {
    const show = shownNotifications(raw['show'], 'talent');
    return show === undefined ? {} : { show };
  }),
  staticData: { width: 'page' },
  component: TalentNotifications,
});

function TalentNotifications() {
  return <NotificationsPage side="talent" show={Route.useSearch().show} />;
}
