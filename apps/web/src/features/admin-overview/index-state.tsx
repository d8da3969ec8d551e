import type { AdminOverview } from '@talaash/contract/admin-overview';
import { isIndexLate } from '@talaash/domain/admin-overview/rule';
import { formatNumber, formatTenths } from '../../lib/format.ts';
import { Status } from '../../ui/show/badge.tsx';
import { DefinitionList } from '../../ui/show/section.tsx';

export function IndexState({ searchIndex }: { searchIndex: AdminOverview['searchIndex'] }) {
  const { state, talents, behindSeconds } = searchIndex;
  const isLate = isIndexLate({ indexBehindSeconds: behindSeconds });
  return (
    <>
      {state === 'failed' ? (
        <Status tone="bad">Failed</Status>
      ) : state === 'building' ? (
        <Status tone="warm">Being built</Status>
      ) : isLate ? (
        <Status tone="warm">Behind by {Math.round(behindSeconds)} s</Status>
      ) : (
        <Status tone="ok">In step</Status>
      )}
      <DefinitionList
        items={[
          { label: 'People', value: formatNumber(talents) },
          { label: 'Behind by', value: `${formatTenths(behindSeconds)} s` },
        ]}
      />
    </>
  );
}
