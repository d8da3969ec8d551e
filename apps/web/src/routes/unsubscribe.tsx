import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '../features/notification-preferences/unsubscribe-page.tsx';
import { InfoPortal } from './-info-portal.tsx';
import { tokenSearch } from './-token-search.ts';

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: tokenSearch,
  component: ShortUnsubscribePage,
});

function ShortUnsubscribePage() {
  const { token = '' } = Route.useSearch();
  return (
    <InfoPortal width="wide">
      <UnsubscribePage key={token} token={token} />
    </InfoPortal>
  );
}
