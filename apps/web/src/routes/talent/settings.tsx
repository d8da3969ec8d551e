import { createFileRoute } from '@tanstack/react-router';
import { ProfilePreview } from '../../features/talent-profile/profile-preview.tsx';
import { readFirst } from '../../lib/first-data.ts';
import { Settings, settingsQueries } from '../-settings.tsx';

export const Route = createFileRoute('/talent/settings')({
  staticData: { width: 'page' },
  loader: ({ context }) => readFirst(...settingsQueries(context)),
  component: TalentSettings,
});

function TalentSettings() {
  return <Settings userType="talent" privacy={<ProfilePreview />} />;
}
