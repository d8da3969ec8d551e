import { createFileRoute } from '@tanstack/react-router';
import { privacyShieldQuery } from '../../features/privacy-shield/privacy-shield.ts';
import { PrivacyShieldPage } from '../../features/privacy-shield/privacy-shield-page.tsx';
import { readFirst } from '../../lib/first-data.ts';

export const Route = createFileRoute('/talent/privacy-shield')({
  staticData: { width: 'page' },
  loader: () => readFirst(privacyShieldQuery),
  component: PrivacyShieldPage,
});
