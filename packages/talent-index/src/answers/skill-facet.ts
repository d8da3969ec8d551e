import { SKILL_FACETS_MAX } from '@talaash/domain/talent-search/limit';
import type { TalentAnswer } from '../port.ts';
import type { LabelColumn } from '../segments/label-column.ts';
import { TopNumbers } from '../segments/top-numbers.ts';
import type { SegmentResult } from './segment-result.ts';
import type { SkillRegister } from '../segments/skill-register.ts';
import { addTo } from './trait-facet.ts';

/** The most common skills of a result. Ties are in the order of their labels. */
export function skillFacets(
  results: readonly SegmentResult[],
  register: SkillRegister,
): TalentAnswer['facets']['skills'] {
  const byKey = new Uint32Array(register.keyCount);
  addByTalent(
    byKey,
    results.filter(({ segment }) => segment.skillColumn === undefined),
    register,
  );
  const large: SegmentResult[] = [];
  for (const result of results) {
    const few = result.countsOf(result.ordinalSet);
    if (few !== undefined) addTo(byKey, few.skills);
    else if (result.segment.skillColumn !== undefined) large.push(result);
  }
  const [largest, ...others] = large.sort((a, b) => b.segment.size - a.segment.size);
  for (const { segment, ordinalSet, count } of others)
    segment.skillColumn?.addCounts(byKey, ordinalSet, count);
  // Runs last, because it skips what cannot be among the largest.
  largest?.segment.skillColumn?.addTop(byKey, largest.ordinalSet, largest.count, SKILL_FACETS_MAX);
  const least = leastOfTop(byKey, SKILL_FACETS_MAX);
  const facets: { value: string; count: number }[] = [];
  byKey.forEach((count, key) => {
    if (count >= least) facets.push({ value: register.labelOfKey(key), count });
  });
  return facets.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, SKILL_FACETS_MAX);
}

function addByTalent(
  byKey: Uint32Array,
  results: readonly SegmentResult[],
  { labels: known, keyOfLabel }: SkillRegister,
): void {
  if (results.length === 0) return;
  const byLabel = new Uint32Array(known.length);
  for (const { segment, ordinalSet } of results) countLabels(byLabel, segment.skills, ordinalSet);
  for (let label = 0; label < byLabel.length; label += 1)
    (byKey[keyOfLabel[label] as number] as number) += byLabel[label] as number;
}

function countLabels(byLabel: Uint32Array, { starts, labels }: LabelColumn, ordinalSet: Int32Array): void {
  for (let block = 0; block < ordinalSet.length; block += 1) {
    for (let bits = ordinalSet[block] as number; bits !== 0; bits &= bits - 1) {
      const ordinal = block * 32 + 31 - Math.clz32(bits & -bits);
      const end = starts[ordinal + 1] as number;
      for (let at = starts[ordinal] as number; at < end; at += 1)
        (byLabel[labels[at] as number] as number) += 1;
    }
  }
}

/** The smallest of the `length` largest numbers above 0; at least 1. */
function leastOfTop(numbers: Uint32Array, length: number): number {
  const top = new TopNumbers(length);
  for (const number of numbers) if (number > top.least) top.add(number);
  return Math.max(1, top.least);
}
