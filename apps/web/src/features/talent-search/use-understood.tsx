import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SearchHit } from '@talaash/contract/talent-search';
import { type ReactNode, useCallback } from 'react';
import { whenIdle } from '../../ui/base/idle.ts';
import { queryClient } from '../../lib/query-client.ts';
import { whenInteracted } from '../../ui/base/first-use.ts';
import type { Gaps } from './gap.ts';
import type { SearchState } from './search-address.ts';
import { filterCount } from './search-state.ts';
import type { TalentSearch } from './use-talent-search.ts';

/** The labels of filters and facts are lazy-loaded: they load with the first search that has any. */
const understoodQuery = queryOptions({
  queryKey: ['search-understood'],
  queryFn: async () => {
    const [{ ActiveFilters }, { ReadingLine, Missed }, { gapsOf }] = await Promise.all([
      import('./active-filters.tsx'),
      import('./understood.tsx'),
      import('./gap.ts'),
    ]);
    return { ActiveFilters, ReadingLine, Missed, gapsOf };
  },
  staleTime: Number.POSITIVE_INFINITY,
  // Code, not data: it must not be serialized into a server-rendered page.
  meta: { isCode: true },
});
// Prefetched, because a visitor who uses the page soon types a word, and a load would then be in the way.
whenInteracted(() => whenIdle(() => void queryClient.prefetchQuery(understoodQuery)));

/** The components that show a search's filters and how its text was read; undefined without any, and until they have loaded. */
export function useUnderstood({ answered }: Pick<TalentSearch, 'answered'>, state: SearchState) {
  const isNeeded = filterCount(state) > 0 || filterCount(answered) > 0;
  const { data } = useQuery({ ...understoodQuery, enabled: isNeeded });
  return isNeeded ? data : undefined;
}

/** A person's gaps: texts for the row's columns, and the rendered rest. */
export type RowGaps = Omit<Gaps, 'others'> & { others: ReactNode };

/** For the list of people: each person's gaps to the text's facts, and the index of the first near match. */
export function useGaps(search: TalentSearch, state: SearchState) {
  const understood = useUnderstood(search, state);
  const { first, answered } = search;
  const isByMatch = answered.sort === undefined;
  const isSoft = first?.reading.facts.some(({ isStrict, isExcluded }) => !isStrict && !isExcluded) ?? false;
  const nearTotal = first?.nearTotal ?? 0;
  const reading = first?.reading;
  const gapsOf = useCallback(
    (hit: SearchHit): RowGaps | undefined => {
      if (!reading || !understood) return undefined;
      const { others, ...columns } = understood.gapsOf(hit, reading, Date.now());
      return { ...columns, others: others.length > 0 ? <understood.Missed gaps={others} /> : null };
    },
    [reading, understood],
  );
  return {
    near:
      first && first.total > 0 && isByMatch && nearTotal > 0
        ? { from: first.total, total: nearTotal, isByFact: isSoft }
        : undefined,
    /** A new function for each new response. */
    gapsOf,
  };
}
