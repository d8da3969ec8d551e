import { createFileRoute } from '@tanstack/react-router';
import { Settings } from '../-settings.tsx';

export const Route = createFileRoute('/company/settings')({
  staticData: { width: 'page' },
  component: CompanySettings,
});

function CompanySettings() {
  return <Settings userType="company" />;
}
