import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SearchHit } from '@talaash/contract/talent-search';
import { type ReactNode, useCallback } from 'react';
import { whenIdle } from '../../ui/base/idle.ts';
import { queryClient } from '../../lib/query-client.ts';
import { whenActedOn } from '../../ui/base/first-use.ts';
import type { Gaps } from './gap.ts';
import type { SearchState } from './search-address.ts';
import { filterCount } from './search-state.ts';
import type { TalentSearch } from './use-talent-search.ts';

/** What names filters and facts is no part of the first page: it loads with the first search that has any. */
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
  // Code is no data that a page could bring along.
  meta: { isCode: true },
});
// Whoever uses the page types a word soon, and then it is not the time to load anything.
whenActedOn(() => whenIdle(() => void queryClient.prefetchQuery(understoodQuery)));

/** What shows the filters of a search and how its text was read; undefined without any, and until it has loaded. */
export function useUnderstood({ answered }: Pick<TalentSearch, 'answered'>, state: SearchState) {
  const isNeeded = filterCount(state) > 0 || filterCount(answered) > 0;
  const { data } = useQuery({ ...understoodQuery, enabled: isNeeded });
  return isNeeded ? data : undefined;
}

/** What a person misses: words for the columns of the row, and the rest as it is shown. */
export type RowGaps = Omit<Gaps, 'others'> & { others: ReactNode };

/** For the list of people: what each misses of the text's facts, and where those who miss something begin. */
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
    /** Another function with each other answer. */
    gapsOf,
  };
}
