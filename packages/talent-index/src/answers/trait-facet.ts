import { FACET_VALUES_MAX } from '@talaash/domain/talent-search/limit';
import { countOrdinals } from '../segments/set-memory.ts';
import { NAME_FACETS, type NameFacet } from '../segments/trait.ts';
import type { LabelColumn } from '../segments/label-column.ts';
import type { TraitRegister } from '../segments/trait-register.ts';
import { TopNumbers } from '../segments/top-numbers.ts';
import type { SegmentResult } from './segment-result.ts';
import { forEachOrdinal } from './fit-set.ts';

export type Counts = { value: string; count: number }[];

/** The talents to count in each segment. */
export type Counted = { result: SegmentResult; ordinalSet: Int32Array }[];

export const byCount = (a: Counts[number], b: Counts[number]): number =>
  b.count - a.count || (a.value < b.value ? -1 : 1);

/** Adds each number to the one at the same place. */
export function addTo(sums: Uint32Array, numbers: Uint32Array): void {
  for (let at = 0; at < numbers.length; at += 1) (sums[at] as number) += numbers[at] as number;
}

/** The most common names of each facet. Facets with the same set are counted together. */
export function traitFacets(
  facets: Record<NameFacet, Counted>,
  register: TraitRegister,
): Record<NameFacet, Counts> {
  // Facets with the same set in the first segment have the same sets in all.
  const bySet = Map.groupBy(Object.keys(NAME_FACETS) as NameFacet[], (facet) => facets[facet][0]?.ordinalSet);
  const found: Record<NameFacet, Counts> = { places: [], states: [], degrees: [], employers: [] };
  for (const same of bySet.values()) {
    const counts = countNames(facets[same[0] as NameFacet], same, register);
    for (const facet of same) found[facet] = commonest(facet, counts, register);
  }
  return found;
}

/** Counts by number of a name. A name that is not among the most common of a facet may have too small a count. */
function countNames(counted: Counted, facets: readonly NameFacet[], register: TraitRegister): Uint32Array {
  const counts = new Uint32Array(register.keysOfName.length);
  // The largest segment comes last: it can skip most names if the others are counted.
  const smallestFirst = counted.toSorted((a, b) => a.result.segment.size - b.result.segment.size);
  for (const [at, { result, ordinalSet }] of smallestFirst.entries()) {
    const { packedNames, traits } = result.segment;
    const count = ordinalSet === result.ordinalSet ? result.count : countOrdinals(ordinalSet);
    const few = result.countsOf(ordinalSet);
    if (packedNames === undefined) countByTalent(counts, ordinalSet, traits, register);
    else if (few !== undefined) addTo(counts, few.names);
    else if (at < counted.length - 1) packedNames.addCounts(counts, ordinalSet, count);
    else packedNames.addTop(counts, ordinalSet, count, { facets, wanted: FACET_VALUES_MAX });
  }
  return counts;
}

function countByTalent(
  counts: Uint32Array,
  ordinalSet: Int32Array,
  { starts, labels }: LabelColumn,
  { keyOfLabel, nameOfKey }: TraitRegister,
): void {
  forEachOrdinal(ordinalSet, (ordinal) => {
    const end = starts[ordinal + 1] as number;
    for (let at = starts[ordinal] as number; at < end; at += 1)
      (counts[nameOfKey[keyOfLabel[labels[at] as number] as number] as number] as number) += 1;
  });
}

function commonest(facet: NameFacet, counts: Uint32Array, register: TraitRegister): Counts {
  const names = register.namesOf[facet];
  const top = new TopNumbers(FACET_VALUES_MAX);
  for (const name of names) {
    const count = counts[name] as number;
    if (count > top.least) top.add(count);
  }
  const least = Math.max(1, top.least);
  return names
    .filter((name) => (counts[name] as number) >= least)
    .map((name) => ({
      value: register.labelOfName(name),
      count: counts[name] as number,
    }))
    .filter(({ value }) => value !== '')
    .sort(byCount)
    .slice(0, FACET_VALUES_MAX);
}
