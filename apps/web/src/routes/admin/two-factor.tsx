import { createFileRoute } from '@tanstack/react-router';
import { TwoFactorPage } from '../../features/account/two-factor-page.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';

export const Route = createFileRoute('/admin/two-factor')({ component: TwoFactor });

function TwoFactor() {
  usePageTitle('Two-factor sign-in');
  return <TwoFactorPage />;
}
