import { createFileRoute } from '@tanstack/react-router';
import { Settings, settingsQueries } from '../-settings.tsx';
import { readFirst } from '../../lib/first-data.ts';

export const Route = createFileRoute('/company/settings')({
  staticData: { width: 'page' },
  loader: ({ context }) => readFirst(...settingsQueries(context)),
  component: CompanySettings,
});

function CompanySettings() {
  return <Settings userType="company" />;
}
