import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionSection } from '../../features/subscription/subscription-section.tsx';
import { subscriptionQuery } from '../../features/subscription/subscription.ts';
import { readFirst } from '../../lib/first-data.ts';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { PageHead } from '../../ui/show/section.tsx';

export const Route = createFileRoute('/company/plan')({
  staticData: { width: 'list' },
  loader: () => readFirst(subscriptionQuery),
  component: CompanyPlan,
});

function CompanyPlan() {
  usePageTitle('Plan');
  return (
    <>
      <PageHead title="Plan" subtitle="Your subscription and your payments." />
      <SubscriptionSection />
    </>
  );
}
