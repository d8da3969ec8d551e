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
        <Status tone="warm">Building</Status>
      ) : isLate ? (
        <Status tone="warm">{Math.round(behindSeconds)} s behind</Status>
      ) : (
        <Status tone="ok">Up to date</Status>
      )}
      <DefinitionList
        items={[
          { label: 'People', value: formatNumber(talents) },
          { label: 'Delay', value: `${formatTenths(behindSeconds)} s` },
        ]}
      />
    </>
  );
}
