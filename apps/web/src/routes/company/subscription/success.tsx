import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { CheckoutSuccess } from '../../../features/subscription/checkout-outcome.tsx';
import { usePageTitle } from '../../../ui/base/page-title.ts';

export const Route = createFileRoute('/company/subscription/success')({
  validateSearch: (search: Record<string, unknown>): { session_id?: string } =>
    typeof search['session_id'] === 'string' && search['session_id'] !== ''
      ? { session_id: search['session_id'] }
      : {},
  component: CheckoutSuccessPage,
});

function CheckoutSuccessPage() {
  usePageTitle('Subscription');
  const { session_id: sessionId } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onDone = useCallback(() => void navigate({ to: '/company/dashboard', replace: true }), [navigate]);
  return <CheckoutSuccess sessionId={sessionId} onDone={onDone} />;
}
