import type { MessageTemplate } from '@talaash/domain/message-template/schema';
import { MESSAGE_TEMPLATE_SENTENCES } from '@talaash/domain/message-template/words';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { TemplateList } from '../../features/message-template/template-list.tsx';
import { readFirst } from '../../lib/first-data.ts';
import { useLackOf } from '../../lib/lack.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { messageTemplatesQuery } from '../../parts/message-template.ts';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { Underway } from '../../ui/overlay/underway.ts';
import { Button } from '../../ui/press/button.tsx';
import { PageHead } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Banner, EmptyState } from '../../ui/show/state.tsx';

const TemplateDialog = lazy(async () => ({
  default: (await import('../../features/message-template/template-dialog.tsx')).TemplateDialog,
}));

export const Route = createFileRoute('/company/templates')({
  staticData: { width: 'list' },
  loader: () => readFirst(messageTemplatesQuery),
  component: Templates,
});

type Open = { template: MessageTemplate | undefined };

function Templates() {
  usePageTitle('Templates');
  const found = useQuery(messageTemplatesQuery);
  const lack = useLackOf('recruit');
  const [open, setOpen] = useState<Open>();
  const list = found.data?.list ?? [];
  const write = () => setOpen({ template: undefined });
  useShortcut(lack === undefined ? 'n' : undefined, write, { label: 'New template' });
  const newButton =
    lack === undefined ? (
      <Button tone="primary" keys="N" onClick={write}>
        New template
      </Button>
    ) : null;
  return (
    <>
      <PageHead
        title="Templates"
        subtitle={MESSAGE_TEMPLATE_SENTENCES.subtitle}
        actions={list.length > 0 ? newButton : null}
      />
      {lack === undefined ? null : <Banner tone="info">{lack}</Banner>}
      {found.isError ? <QueryFailure title="The templates did not load" queries={[found]} /> : null}
      {found.isPending ? <TextSkeleton lines={4} label="Loading the templates" /> : null}
      {found.data && list.length === 0 ? (
        <EmptyState title={MESSAGE_TEMPLATE_SENTENCES.none} action={newButton}>
          {MESSAGE_TEMPLATE_SENTENCES.noneHint}
        </EmptyState>
      ) : null}
      {list.length > 0 ? (
        <TemplateList
          list={list}
          mayChange={lack === undefined}
          onEdit={(template) => setOpen({ template })}
        />
      ) : null}
      {open ? (
        <Suspense fallback={<Underway />}>
          <TemplateDialog template={open.template} list={list} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
