import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SearchHit } from '@talaash/contract/talent-search';
import type { ReactNode } from 'react';
import type { Gaps } from './gap.ts';
import { conditionsOf } from './search-filter.ts';
import type { SearchState } from './search-state.ts';
import type { useTalentSearch } from './use-talent-search.ts';

/** The words of facts and filters are no part of the first page: they load with the first search that has any. */
const understoodQuery = queryOptions({
  queryKey: ['search-understood'],
  queryFn: async () => {
    const [{ UnderstoodChips, ReadingLine, Missed }, { gapsOf }] = await Promise.all([
      import('./understood.tsx'),
      import('./gap.ts'),
    ]);
    return { UnderstoodChips, ReadingLine, Missed, gapsOf };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

type Search = ReturnType<typeof useTalentSearch>;

/** What shows how a text was read; undefined where nothing was, and until it has loaded. */
export function useUnderstood({ first, answered }: Pick<Search, 'first' | 'answered'>, state: SearchState) {
  const reading = first?.reading;
  const isNeeded =
    conditionsOf(state).length > 0 ||
    answered.exact === true ||
    (reading !== undefined &&
      (reading.facts.length > 0 ||
        reading.brackets !== null ||
        [reading.corrections, reading.dropped].some(({ length }) => length > 0) ||
        reading.words.some(({ isExcluded }) => isExcluded)));
  const { data } = useQuery({ ...understoodQuery, enabled: isNeeded });
  return isNeeded ? data : undefined;
}

/** What a person misses: words for the columns of the row, and the rest as it is shown. */
export type RowGaps = Omit<Gaps, 'others'> & { others: ReactNode };

/** For the list of people: what each misses of the text's facts, and where those who miss something begin. */
export function useGaps(search: Search, state: SearchState) {
  const understood = useUnderstood(search, state);
  const { first, answered } = search;
  const isByMatch = answered.sort === undefined;
  const isSoft = first?.reading.facts.some(({ isStrict, isExcluded }) => !isStrict && !isExcluded) ?? false;
  const nearTotal = first ? first.total - first.insideTotal : 0;
  return {
    near:
      first && isSoft && isByMatch && nearTotal > 0
        ? { from: first.insideTotal, total: nearTotal }
        : undefined,
    gapsOf(hit: SearchHit): RowGaps | undefined {
      if (!first || !understood) return undefined;
      const { others, ...columns } = understood.gapsOf(hit, first.reading, Date.now());
      return { ...columns, others: others.length > 0 ? <understood.Missed gaps={others} /> : null };
    },
  };
}
