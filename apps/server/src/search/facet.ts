import { SKILL_FACETS_MAX } from '@talaash/domain/search-limit';
import type { Candidates } from './candidate.ts';
import type { Bounds, TalentAnswer } from './port.ts';
import { GONE } from './segment.ts';
import type { SkillRegister } from './skill-register.ts';

/** The commonest skills of the candidates, the first label by code units first among equals. */
export function skillFacets(
  candidates: Candidates,
  register: SkillRegister,
): TalentAnswer['facets']['skills'] {
  const byLabel = labelCounts(candidates, register);
  const byKey = new Uint32Array(register.keyCount);
  for (let label = 0; label < register.labels.length; label += 1) {
    const count = byLabel[label] as number;
    if (count > 0) (byKey[register.keyOfLabel[label] as number] as number) += count;
  }
  const least = leastOfLargest(byKey, SKILL_FACETS_MAX);
  const facets: { value: string; count: number }[] = [];
  byKey.forEach((count, key) => {
    if (count >= least) facets.push({ value: register.labelOfKey(key), count });
  });
  return facets.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, SKILL_FACETS_MAX);
}

/** Counts the few: of a result that is most of a segment, those that are not in it, taken off the whole. */
function labelCounts({ numbers, parts }: Candidates, register: SkillRegister): Uint32Array {
  const counts = new Uint32Array(register.labels.length);
  const whole = parts.reduce((sum, { segment }) => sum + segment.size, 0);
  const inResult = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  const isMost = inResult * 2 > whole && parts.every(({ isAscending }) => isAscending);
  if (isMost) counts.set(register.counts.subarray(0, counts.length));
  for (const { segment, offset, from, to } of parts) {
    const { skillStarts, skills, states } = segment.columns;
    if (!isMost) {
      for (let i = from; i < to; i += 1) {
        const place = (numbers[i] as number) - offset;
        const end = skillStarts[place + 1] as number;
        for (let at = skillStarts[place] as number; at < end; at += 1)
          (counts[skills[at] as number] as number) += 1;
      }
      continue;
    }
    let i = from;
    for (let place = 0; place < segment.size; place += 1) {
      if (i < to && (numbers[i] as number) - offset === place) {
        i += 1;
        continue;
      }
      if (states[place] === GONE) continue;
      const end = skillStarts[place + 1] as number;
      for (let at = skillStarts[place] as number; at < end; at += 1)
        (counts[skills[at] as number] as number) -= 1;
    }
  }
  return counts;
}

/** The smallest of the `length` largest numbers above 0; at least 1. */
function leastOfLargest(numbers: Uint32Array, length: number): number {
  const positive = numbers.filter((number) => number > 0);
  if (positive.length <= length) return 1;
  return positive.sort()[positive.length - length] as number;
}

/** The least and the greatest number of the candidates in a column, to the cent. */
export function boundsOf(
  candidates: Candidates,
  column: 'experienceInYears' | 'expectedSalaryInLpaInr',
): Bounds | null {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  const { numbers } = candidates;
  for (const { segment, offset, from, to } of candidates.parts) {
    const values = segment.columns[column];
    for (let i = from; i < to; i += 1) {
      const value = values[(numbers[i] as number) - offset] as number;
      if (value < min) min = value;
      if (value > max) max = value;
    }
  }
  return min > max ? null : { min: Math.round(min * 100) / 100, max: Math.round(max * 100) / 100 };
}
