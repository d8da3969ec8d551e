import { SKILL_FACETS_MAX } from '@talaash/domain/talent-search/limit';
import type { TalentAnswer } from '../port.ts';
import { Largest } from '../segments/largest.ts';
import type { SegmentResult } from './segment-result.ts';
import type { SkillRegister } from '../segments/skill-register.ts';

/** A result up to this share of a packed segment is counted talent by talent. */
const FEW_SHARE = 1 / 24;

/** The commonest skills of a result; equals by label. */
export function skillFacets(
  results: readonly SegmentResult[],
  register: SkillRegister,
): TalentAnswer['facets']['skills'] {
  const byKey = new Uint32Array(register.keyCount);
  for (const result of results) if (isCountedByTalent(result)) addByTalent(byKey, result, register);
  const [largest, ...others] = results
    .filter((result) => !isCountedByTalent(result))
    .sort((a, b) => b.segment.size - a.segment.size);
  for (const result of others) addBySkill(byKey, result);
  if (largest !== undefined) addLargest(byKey, largest);
  const least = leastOfLargest(byKey, SKILL_FACETS_MAX);
  const facets: { value: string; count: number }[] = [];
  byKey.forEach((count, key) => {
    if (count >= least) facets.push({ value: register.labelOfKey(key), count });
  });
  return facets.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, SKILL_FACETS_MAX);
}

const isCountedByTalent = ({ segment, count }: SegmentResult): boolean =>
  segment.packedSkills === undefined || count <= segment.size * FEW_SHARE;

function addByTalent(
  byKey: Uint32Array,
  { segment, ordinalSet }: SegmentResult,
  register: SkillRegister,
): void {
  const { starts, labels } = segment.skills;
  const { keyOfLabel } = register;
  for (let block = 0; block < ordinalSet.length; block += 1) {
    for (let bits = ordinalSet[block] as number; bits !== 0; bits &= bits - 1) {
      const ordinal = block * 32 + 31 - Math.clz32(bits & -bits);
      const end = starts[ordinal + 1] as number;
      for (let at = starts[ordinal] as number; at < end; at += 1)
        (byKey[keyOfLabel[labels[at] as number] as number] as number) += 1;
    }
  }
}

function addBySkill(byKey: Uint32Array, { segment: { packedSkills }, ordinalSet }: SegmentResult): void {
  if (packedSkills === undefined) return;
  const countOf = packedSkills.countsIn(ordinalSet);
  for (const key of packedSkills.commonestFirst) (byKey[key] as number) += countOf(key);
}

/**
 * Adds the counts of a packed segment after those of all others, the commonest skills first, without those that cannot be among the largest.
 * The counts of these are too small, but they are left out of the answer either way.
 */
function addLargest(
  byKey: Uint32Array,
  { segment: { packedSkills }, ordinalSet, count }: SegmentResult,
): void {
  if (packedSkills === undefined) return;
  const largest = new Largest(SKILL_FACETS_MAX);
  const countOf = packedSkills.countsIn(ordinalSet);
  for (const key of packedSkills.commonestFirst) {
    const elsewhere = byKey[key] as number;
    if (elsewhere + Math.min(packedSkills.count(key), count) < largest.least) continue;
    const counted = elsewhere + countOf(key);
    byKey[key] = counted;
    largest.add(counted);
  }
}

/** The smallest of the `length` largest numbers above 0; at least 1. */
function leastOfLargest(numbers: Uint32Array, length: number): number {
  const largest = new Largest(length);
  for (const number of numbers) if (number > largest.least) largest.add(number);
  return Math.max(1, largest.least);
}
