import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '../../features/notification-preferences/unsubscribe-page.tsx';
import { tokenSearch } from '../-token-search.ts';

export const Route = createFileRoute('/info/unsubscribe')({
  validateSearch: tokenSearch,
  component: InfoUnsubscribePage,
});

function InfoUnsubscribePage() {
  const { token = '' } = Route.useSearch();
  return <UnsubscribePage key={token} token={token} />;
}
