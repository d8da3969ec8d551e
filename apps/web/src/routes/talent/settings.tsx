import { createFileRoute } from '@tanstack/react-router';
import { ProfilePreview } from '../../features/talent-profile/profile-preview.tsx';
import { Settings } from '../-settings.tsx';

export const Route = createFileRoute('/talent/settings')({
  staticData: { width: 'page' },
  component: TalentSettings,
});

function TalentSettings() {
  return <Settings userType="talent" privacy={<ProfilePreview />} />;
}
