import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionSection } from '../../features/subscription/subscription-section.tsx';
import { Settings, settingsQueries } from '../-settings.tsx';
import { subscriptionQuery } from '../../features/subscription/subscription.ts';
import { readFirst } from '../../lib/first-data.ts';

export const Route = createFileRoute('/company/settings')({
  staticData: { width: 'page' },
  loader: ({ context }) => readFirst(...settingsQueries(context), subscriptionQuery),
  component: CompanySettings,
});

function CompanySettings() {
  return <Settings userType="company" subscription={<SubscriptionSection />} />;
}
