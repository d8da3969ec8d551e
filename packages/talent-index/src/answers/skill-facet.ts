import { SKILL_FACETS_MAX } from '@talaash/domain/talent-search/limit';
import type { TalentAnswer } from '../port.ts';
import type { SkillCounter } from '../segments/segment.ts';
import { Largest } from './largest.ts';
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
  for (const result of results) {
    const { packedSkills } = result.segment;
    if (packedSkills !== undefined && !isCountedByTalent(result)) addBySkill(byKey, packedSkills, result);
  }
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

/**
 * Adds a packed segment's counts, the commonest skills first, until no remaining skill can be among the largest. The
 * counts of the remaining ones are too small, but they are left out of the answer either way.
 */
function addBySkill(byKey: Uint32Array, skills: SkillCounter, { ordinalSet, count }: SegmentResult): void {
  const elsewhere = byKey.reduce((most, other) => Math.max(most, other), 0);
  const largest = new Largest(SKILL_FACETS_MAX);
  const countOf = skills.countsIn(ordinalSet);
  for (const key of skills.commonestFirst) {
    if (Math.min(skills.count(key), count) + elsewhere < largest.least) return;
    const counted = (byKey[key] as number) + countOf(key);
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
