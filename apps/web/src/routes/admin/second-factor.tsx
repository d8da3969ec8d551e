import { createFileRoute } from '@tanstack/react-router';
import { SecondFactorPage } from '../../features/account/second-factor-page.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';

export const Route = createFileRoute('/admin/second-factor')({ component: SecondFactor });

function SecondFactor() {
  usePageTitle('Second factor');
  return <SecondFactorPage />;
}
