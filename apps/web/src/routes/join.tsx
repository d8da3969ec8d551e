import { createFileRoute } from '@tanstack/react-router';
import { ReceivedInvitations } from '../features/company-member/received-invitations.tsx';
import { requireVerified } from '../lib/guard.ts';
import { useLiveStream } from '../lib/live.ts';
import { useSessionKeeper } from '../lib/session-keeper.ts';
import { usePageTitle } from '../ui/base/page-title.ts';
import { PageHead } from '../ui/show/section.tsx';
import { InfoPortal } from './-info-portal.tsx';
import { LoadingAuthentication } from './-loading.tsx';

export const Route = createFileRoute('/join')({
  pendingComponent: LoadingAuthentication,
  beforeLoad: requireVerified,
  component: Join,
});

function Join() {
  usePageTitle('Join a company');
  useSessionKeeper();
  const { account } = Route.useRouteContext().viewer;
  useLiveStream(account?.uid);
  return (
    <InfoPortal width="wide">
      <PageHead title="Join a company" subtitle={`Invitations to ${account?.email ?? ''}`} />
      <ReceivedInvitations />
    </InfoPortal>
  );
}
