import { droppedBy, factName, type FactProfile } from '@talaash/domain/verified-fact/statement';
import { countOf } from '@talaash/domain/base/count';
import { droppedMarksSentence } from '@talaash/domain/verified-fact/own-words';
import { queryClient } from '../../lib/query-client.ts';
import type { useConfirm } from '../../ui/overlay/confirm.tsx';
import { ownFactsQuery } from './verified-fact.ts';

/**
 * Asks before a save that removes marks, and names them. Returns whether to save.
 *
 * @param before the stored profile
 */
export async function mayDropMarks(
  confirm: ReturnType<typeof useConfirm>,
  { before, after }: { before: FactProfile; after: FactProfile },
): Promise<boolean> {
  // A server that cannot say which marks there are cannot save either.
  const facts = await queryClient.fetchQuery({ ...ownFactsQuery, staleTime: 0 }).catch(() => undefined);
  const marked = facts?.list.filter(({ verified }) => verified !== undefined) ?? [];
  const names = droppedBy(marked, { before, after }).map((fact) => factName(before, fact));
  if (names.length === 0) return true;
  return confirm({
    title: `Save and remove ${countOf(names.length, 'verified mark')}?`,
    body: droppedMarksSentence(names),
  });
}
