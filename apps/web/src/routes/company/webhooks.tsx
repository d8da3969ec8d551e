import { countOf } from '@talaash/domain/base/count';
import { WEBHOOK_DELIVERY_STATES, type WebhookDeliveryState } from '@talaash/domain/webhook/choice';
import type { WebhookEndpoint } from '@talaash/domain/webhook/schema';
import { WEBHOOK_SENTENCES } from '@talaash/domain/webhook/words';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { PasswordDialog } from '../../features/account/password-dialog.tsx';
import { DeliveryLog } from '../../features/webhook/delivery-log.tsx';
import { type EndpointAct, EndpointList, EndpointStatus } from '../../features/webhook/endpoint-list.tsx';
import { endpointsQuery } from '../../features/webhook/webhooks.ts';
import { useLackOf } from '../../lib/lack.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { searchParams, textOf } from '../../lib/search-params.ts';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { Underway } from '../../ui/overlay/underway.ts';
import { Button } from '../../ui/press/button.tsx';
import { Link } from '../../ui/press/link.tsx';
import { Breadcrumb, PageHead } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Banner, EmptyState } from '../../ui/show/state.tsx';

const EndpointDialog = lazy(async () => ({
  default: (await import('../../features/webhook/endpoint-dialog.tsx')).EndpointDialog,
}));
const SecretDialog = lazy(async () => ({
  default: (await import('../../features/webhook/secret-dialog.tsx')).SecretDialog,
}));
const RotateDialog = lazy(async () => ({
  default: (await import('../../features/webhook/secret-dialog.tsx')).RotateDialog,
}));
const ReplayDialog = lazy(async () => ({
  default: (await import('../../features/webhook/replay-dialog.tsx')).ReplayDialog,
}));
const SwitchOnDialog = lazy(async () => ({
  default: (await import('../../features/webhook/replay-dialog.tsx')).SwitchOnDialog,
}));

export const Route = createFileRoute('/company/webhooks')({
  staticData: { width: 'list' },
  validateSearch: searchParams(
    ({ endpoint, state }): { endpoint?: string | undefined; state?: WebhookDeliveryState | undefined } => ({
      endpoint: textOf(endpoint),
      state: WEBHOOK_DELIVERY_STATES.find((one) => one === state),
    }),
  ),
  component: Webhooks,
});

type Open = { act: EndpointAct; endpoint: WebhookEndpoint } | { act: 'add' };

function Webhooks() {
  usePageTitle('Webhooks');
  const lack = useLackOf('manage');
  const found = useQuery({ ...endpointsQuery, enabled: lack === undefined });
  const { endpoint: shownId } = Route.useSearch();
  const { endpoints = [] } = found.data ?? {};
  const shown = endpoints.find(({ key }) => key.webhookEndpointId === shownId);
  return (
    <>
      {lack === undefined ? null : (
        <>
          <PageHead title="Webhooks" subtitle={WEBHOOK_SENTENCES.subtitle} />
          <Banner tone="info">{lack}</Banner>
        </>
      )}
      {found.isError ? <QueryFailure title="The webhooks did not load" queries={[found]} /> : null}
      {found.isLoading ? <TextSkeleton lines={4} label="Loading the webhooks" /> : null}
      {found.data && shownId !== undefined ? <Log endpoint={shown} /> : null}
      {found.data && shownId === undefined ? <Endpoints endpoints={endpoints} /> : null}
      <PasswordDialog />
    </>
  );
}

function Endpoints({ endpoints }: { endpoints: readonly WebhookEndpoint[] }) {
  const [open, setOpen] = useState<Open>();
  const add = () => setOpen({ act: 'add' });
  useShortcut('n', add, { label: 'New webhook' });
  const newButton = (
    <Button tone="primary" keys="N" onClick={add}>
      New webhook
    </Button>
  );
  return (
    <>
      <PageHead
        title="Webhooks"
        note={countOf(endpoints.length, 'endpoint')}
        subtitle={WEBHOOK_SENTENCES.subtitle}
        actions={endpoints.length > 0 ? newButton : null}
      />
      {endpoints.length === 0 ? (
        <EmptyState title={WEBHOOK_SENTENCES.none} action={newButton}>
          {WEBHOOK_SENTENCES.noneHint}
        </EmptyState>
      ) : (
        <EndpointList
          list={endpoints}
          onAct={(act, endpoint) => setOpen({ act, endpoint })}
          log={({ key, address }) => (
            <Link
              to="/company/webhooks"
              search={{ endpoint: key.webhookEndpointId }}
              aria-label={`Log of ${address}`}
            >
              Log
            </Link>
          )}
        />
      )}
      {open ? <OpenDialog open={open} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}

/** The log of an endpoint; of one that is gone, it says so. */
function Log({ endpoint }: { endpoint: WebhookEndpoint | undefined }) {
  const [open, setOpen] = useState<Open>();
  const navigate = Route.useNavigate();
  const { state } = Route.useSearch();
  const back = <Link to="/company/webhooks">Webhooks</Link>;
  if (!endpoint)
    return (
      <>
        <PageHead title="Webhooks" subtitle={WEBHOOK_SENTENCES.subtitle} />
        <EmptyState title={WEBHOOK_SENTENCES.gone} action={back} />
      </>
    );
  const isOn = endpoint.off === null;
  return (
    <>
      <Breadcrumb trail={[back]} page="Log" />
      <PageHead
        title="Log"
        subtitle={endpoint.address}
        actions={
          <Button onClick={() => setOpen({ act: isOn ? 'replay' : 'switchOn', endpoint })}>
            {isOn ? WEBHOOK_SENTENCES.replay : 'Switch on'}
          </Button>
        }
      />
      <EndpointStatus endpoint={endpoint} />
      <DeliveryLog
        endpoint={endpoint}
        state={state}
        onState={(next) =>
          void navigate({
            search: { endpoint: endpoint.key.webhookEndpointId, state: next },
            replace: true,
            resetScroll: false,
          })
        }
      />
      {open ? <OpenDialog open={open} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}

const DIALOGS = {
  edit: EndpointDialog,
  secret: SecretDialog,
  rotate: RotateDialog,
  switchOn: SwitchOnDialog,
  replay: ReplayDialog,
};

function OpenDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  const Opened = open.act === 'add' ? undefined : DIALOGS[open.act];
  return (
    <Suspense fallback={<Underway />}>
      {open.act === 'add' || Opened === undefined ? (
        <EndpointDialog endpoint={undefined} onClose={onClose} />
      ) : (
        <Opened endpoint={open.endpoint} onClose={onClose} />
      )}
    </Suspense>
  );
}
