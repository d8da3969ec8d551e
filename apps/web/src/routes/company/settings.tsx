import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionSection } from '../../features/subscription/subscription-section.tsx';
import { Settings } from '../-settings.tsx';

export const Route = createFileRoute('/company/settings')({
  staticData: { width: 'page' },
  component: CompanySettings,
});

function CompanySettings() {
  return <Settings userType="company" subscription={<SubscriptionSection />} />;
}
