import { createFileRoute } from '@tanstack/react-router';
import { HiddenProfilesPage } from '../../features/hidden-profile/hidden-profiles-page.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';

export const Route = createFileRoute('/company/hidden-profiles')({ component: HiddenProfiles });

function HiddenProfiles() {
  usePageTitle('Hidden Profiles');
  const navigate = Route.useNavigate();
  return (
    <HiddenProfilesPage
      onOpen={(talentId) => void navigate({ to: '/company/search', search: { profile: talentId } })}
    />
  );
}
