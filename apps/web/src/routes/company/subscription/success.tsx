import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { CheckoutSuccess } from '../../../features/subscription/checkout-outcome.tsx';
import { searchParams, textOf } from '../../../lib/search-params.ts';
import { usePageTitle } from '../../../ui/base/page-title.ts';

export const Route = createFileRoute('/company/subscription/success')({
  validateSearch: searchParams((raw): { session_id?: string } => {
    const sessionId = textOf(raw['session_id']);
    return sessionId === undefined ? {} : { session_id: sessionId };
  }),
  component: CheckoutSuccessPage,
});

function CheckoutSuccessPage() {
  usePageTitle('Subscription');
  const { session_id: sessionId } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onDone = useCallback(() => void navigate({ to: '/company/dashboard', replace: true }), [navigate]);
  return <CheckoutSuccess sessionId={sessionId} onDone={onDone} />;
}
