import { countOf } from '@talaash/domain/base/count';
import type { ApiKey } from '@talaash/domain/api-key/schema';
import { API_KEY_SENTENCES } from '@talaash/domain/api-key/words';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { PasswordDialog } from '../../features/account/password-dialog.tsx';
import { AllCalls, ApiKeyChanges, ApiKeyList } from '../../features/api-key/api-key-list.tsx';
import { apiKeysQuery } from '../../features/api-key/api-keys.ts';
import { ConnectedPrograms } from '../../features/connected-program/program-list.tsx';
import { useLackOf } from '../../lib/lack.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { Underway } from '../../ui/overlay/underway.ts';
import { Button } from '../../ui/press/button.tsx';
import { PageHead } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Banner, EmptyState } from '../../ui/show/state.tsx';

const KeyDialog = lazy(async () => ({
  default: (await import('../../features/api-key/key-dialog.tsx')).KeyDialog,
}));
const RotateDialog = lazy(async () => ({
  default: (await import('../../features/api-key/rotate-dialog.tsx')).RotateDialog,
}));

export const Route = createFileRoute('/company/api-keys')({
  staticData: { width: 'list' },
  component: ApiKeys,
});

type Open = { act: 'save'; apiKey: ApiKey | undefined } | { act: 'rotate'; apiKey: ApiKey };

function ApiKeys() {
  usePageTitle('API keys');
  const lack = useLackOf('manage');
  const found = useQuery({ ...apiKeysQuery, enabled: lack === undefined });
  const [open, setOpen] = useState<Open>();
  const { apiKeys = [], changes = [] } = found.data ?? {};
  const create = () => setOpen({ act: 'save', apiKey: undefined });
  useShortcut(lack === undefined ? 'n' : undefined, create, { label: 'New API key' });
  const newButton = (
    <Button tone="primary" keys="N" onClick={create}>
      New API key
    </Button>
  );
  return (
    <>
      <PageHead
        title="API keys"
        note={found.data ? countOf(apiKeys.length, 'key') : undefined}
        subtitle={
          <>
            {API_KEY_SENTENCES.subtitle} <AllCalls />
          </>
        }
        actions={apiKeys.length > 0 ? newButton : null}
      />
      {lack === undefined ? null : <Banner tone="info">{lack}</Banner>}
      {found.isError ? <QueryFailure title="The API keys did not load" queries={[found]} /> : null}
      {found.isLoading ? <TextSkeleton lines={4} label="Loading the API keys" /> : null}
      {found.data && apiKeys.length === 0 ? (
        <EmptyState title={API_KEY_SENTENCES.none} action={newButton}>
          {API_KEY_SENTENCES.noneHint}
        </EmptyState>
      ) : null}
      {apiKeys.length > 0 ? (
        <ApiKeyList
          list={apiKeys}
          onEdit={(apiKey) => setOpen({ act: 'save', apiKey })}
          onRotate={(apiKey) => setOpen({ act: 'rotate', apiKey })}
        />
      ) : null}
      <ConnectedPrograms />
      {changes.length > 0 ? <ApiKeyChanges changes={changes} /> : null}
      {open ? <OpenDialog open={open} onClose={() => setOpen(undefined)} /> : null}
      <PasswordDialog />
    </>
  );
}

function OpenDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  return (
    <Suspense fallback={<Underway />}>
      {open.act === 'save' ? (
        <KeyDialog apiKey={open.apiKey} onClose={onClose} />
      ) : (
        <RotateDialog apiKey={open.apiKey} onClose={onClose} />
      )}
    </Suspense>
  );
}
