import { CONNECTION_SENTENCES } from '@talaash/domain/connected-program/words';
import { createFileRoute } from '@tanstack/react-router';
import { PasswordDialog } from '../features/account/password-dialog.tsx';
import { Consent } from '../features/connected-program/consent.tsx';
import { requireCompany } from '../lib/guard.ts';
import { useLiveStream } from '../lib/live.ts';
import { searchParams, textOf } from '../lib/search-params.ts';
import { useSessionKeeper } from '../lib/session-keeper.ts';
import { usePageTitle } from '../ui/base/page-title.ts';
import { PageHead } from '../ui/show/section.tsx';
import { InfoPortal } from './-info-portal.tsx';
import { LoadingAuthentication } from './-loading.tsx';

export const Route = createFileRoute('/connect')({
  validateSearch: searchParams((raw): { request?: string } => {
    const request = textOf(raw['request']);
    return request === undefined ? {} : { request };
  }),
  pendingComponent: LoadingAuthentication,
  beforeLoad: requireCompany,
  component: Connect,
});

function Connect() {
  usePageTitle(CONNECTION_SENTENCES.title);
  useSessionKeeper();
  const { account } = Route.useRouteContext().viewer;
  useLiveStream(account?.uid);
  const { request } = Route.useSearch();
  return (
    <InfoPortal>
      <PageHead title={CONNECTION_SENTENCES.title} />
      <Consent key={request} request={request} />
      <PasswordDialog />
    </InfoPortal>
  );
}
