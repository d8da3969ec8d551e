import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { CheckoutCancelled } from '../../../features/subscription/checkout-outcome.tsx';
import { usePageTitle } from '../../../ui/base/page-title.ts';

export const Route = createFileRoute('/company/subscription/cancelled')({ component: CheckoutCancelledPage });

function CheckoutCancelledPage() {
  usePageTitle('Payment not completed');
  const navigate = Route.useNavigate();
  const onDone = useCallback(() => void navigate({ to: '/company/dashboard', replace: true }), [navigate]);
  return <CheckoutCancelled onDone={onDone} />;
}
