import { lazy } from 'react';
import { createFileRoute } from '@tanstack/react-router';
import { ProfilePreview } from '../../features/talent-profile/profile-preview.tsx';
import { LateSection } from '../../parts/late-section.tsx';
import { readFirst } from '../../lib/first-data.ts';
import { Settings, settingsQueries } from '../-settings.tsx';

const TrackingConsentSection = lazy(async () => ({
  default: (await import('../../features/applicant-tracking/consent-section.tsx')).TrackingConsentSection,
}));

export const Route = createFileRoute('/talent/settings')({
  staticData: { width: 'page' },
  loader: ({ context }) => readFirst(...settingsQueries(context)),
  component: TalentSettings,
});

function TalentSettings() {
  return (
    <Settings
      userType="talent"
      privacy={
        <>
          <ProfilePreview />
          <LateSection fallback={null}>
            <TrackingConsentSection />
          </LateSection>
        </>
      }
    />
  );
}
