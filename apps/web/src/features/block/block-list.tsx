import type { Block } from '@talaash/contract/block';
import { BLOCK_SENTENCES } from '@talaash/domain/block/words';
import { formatDate } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { Button } from '../../ui/press/button.tsx';
import { DefinitionList, Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import { useBlocks, useUnblock } from './block.ts';

/** Whom the person has blocked, with a button to end it. */
export function BlockSection() {
  return (
    <Section id="blocked" title="Blocked">
      <BlockList />
    </Section>
  );
}

function BlockList() {
  const found = useBlocks();
  if (found.isError) return <QueryFailure title="The list did not load" queries={[found]} />;
  if (!found.data) return <TextSkeleton lines={2} label="Loading whom you have blocked" />;
  if (found.data.blocks.length === 0)
    return (
      <EmptyState title={BLOCK_SENTENCES.none} level={3}>
        {BLOCK_SENTENCES.noneHint}
      </EmptyState>
    );
  return (
    <DefinitionList
      items={found.data.blocks.map((block) => ({
        label: block.name,
        value: <BlockEnd key={block.id} {...block} />,
      }))}
    />
  );
}

function BlockEnd({ id, name, createdIsoDateTimeUtc }: Block) {
  const unblock = useUnblock(name);
  return (
    <>
      <LocalText of={() => formatDate(createdIsoDateTimeUtc)} />{' '}
      <Button
        size="s"
        aria-label={`Unblock ${name}`}
        loading={unblock.isPending}
        onClick={() => unblock.mutate({ id })}
      >
        Unblock
      </Button>
    </>
  );
}
