import { SKILL_FACETS_MAX } from '@talaash/domain/search-limit';
import { addPlace, bitsetFor } from './bitset.ts';
import type { Candidates } from './candidate.ts';
import type { Bounds, TalentAnswer } from './port.ts';
import type { RangeColumn, SkillCounter } from './segment.ts';
import type { SkillRegister } from './skill-register.ts';

type Part = Candidates['parts'][number];

/** Up to this share of a settled segment, a result is counted talent by talent. */
const FEW_SHARE = 1 / 8;

/** The commonest skills of the candidates, the first label by code units first among equals. */
export function skillFacets(
  candidates: Candidates,
  register: SkillRegister,
): TalentAnswer['facets']['skills'] {
  const byKey = new Uint32Array(register.keyCount);
  const { numbers, parts } = candidates;
  for (const part of parts) if (isCountedSingly(part)) addSingly(byKey, numbers, part, register);
  for (const part of parts) {
    const { packedSkills } = part.segment;
    if (packedSkills !== undefined && !isCountedSingly(part))
      addSettled(byKey, packedSkills, placesOf(part, numbers));
  }
  const least = leastOfLargest(byKey, SKILL_FACETS_MAX);
  const facets: { value: string; count: number }[] = [];
  byKey.forEach((count, key) => {
    if (count >= least) facets.push({ value: register.labelOfKey(key), count });
  });
  return facets.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, SKILL_FACETS_MAX);
}

const isCountedSingly = ({ segment, from, to }: Part): boolean =>
  segment.packedSkills === undefined || to - from <= segment.size * FEW_SHARE;

function addSingly(
  byKey: Uint32Array,
  numbers: Uint32Array,
  { segment, offset, from, to }: Part,
  register: SkillRegister,
): void {
  const { skillStarts, skills } = segment.columns;
  const { keyOfLabel } = register;
  for (let i = from; i < to; i += 1) {
    const place = (numbers[i] as number) - offset;
    const end = skillStarts[place + 1] as number;
    for (let at = skillStarts[place] as number; at < end; at += 1) {
      (byKey[keyOfLabel[skills[at] as number] as number] as number) += 1;
    }
  }
}

/**
 * Adds a settled segment's counts, the commonest skills first, until none that is left can be among the largest. Those that
 * are left stay short of their counts, and below what is asked for either way.
 */
function addSettled(byKey: Uint32Array, skills: SkillCounter, places: Int32Array): void {
  const elsewhere = byKey.reduce((most, count) => Math.max(most, count), 0);
  const largest = new Largest(SKILL_FACETS_MAX);
  for (const key of skills.commonestFirst) {
    if (skills.count(key) + elsewhere < largest.least) return;
    const count = (byKey[key] as number) + skills.countIn(places, key);
    byKey[key] = count;
    largest.add(count);
  }
}

function placesOf({ segment, offset, from, to }: Part, numbers: Uint32Array): Int32Array {
  const places = bitsetFor(segment.size);
  for (let i = from; i < to; i += 1) addPlace(places, (numbers[i] as number) - offset);
  return places;
}

/** The largest of some numbers, so many of them. */
class Largest {
  readonly #length: number;
  readonly #numbers: number[] = [];

  constructor(length: number) {
    this.#length = length;
  }

  add(number: number): void {
    if (number <= this.least && this.#numbers.length === this.#length) return;
    const at = this.#numbers.findLastIndex((other) => other >= number);
    this.#numbers.splice(at + 1, 0, number);
    this.#numbers.length = Math.min(this.#numbers.length, this.#length);
  }

  /** The smallest of them, or 0 as long as they are fewer. */
  get least(): number {
    return this.#numbers[this.#length - 1] ?? 0;
  }
}

/** The smallest of the `length` largest numbers above 0; at least 1. */
function leastOfLargest(numbers: Uint32Array, length: number): number {
  const largest = new Largest(length);
  for (const number of numbers) if (number > largest.least) largest.add(number);
  return Math.max(1, largest.least);
}

/** The least and the greatest number of the candidates in a column, to the cent. */
export function boundsOf(candidates: Candidates, column: RangeColumn): Bounds | null {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  const { numbers } = candidates;
  for (const { segment, offset, from, to } of candidates.parts) {
    const values = segment.columns[column];
    const extent = segment.extentOf(column);
    for (let i = from; i < to; i += 1) {
      const value = values[(numbers[i] as number) - offset] as number;
      if (value < min) min = value;
      if (value > max) max = value;
      if (min <= extent.min && max >= extent.max) break;
    }
  }
  return min > max ? null : { min: Math.round(min * 100) / 100, max: Math.round(max * 100) / 100 };
}
