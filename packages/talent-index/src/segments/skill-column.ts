import { ROWS_AT_ONCE } from './bitset-table.ts';
import type { LabelColumn } from './label-column.ts';
import { TopNumbers } from './top-numbers.ts';
import type { PackedLabels } from './packed-labels.ts';
import { NOT_RARE, RareCounts } from './rare-counts.ts';
import type { SkillRegister } from './skill-register.ts';

/** The cost of reading the rare skills of a talent, in entries of the lists by skill. */
const ENTRIES_PER_TALENT = 1;

/**
 * Counts the skills of a packed segment's talents, by the register's key numbers. Common skills have bitsets. Rare skills
 * have lists by talent and by skill. The size of the set decides which lists are read.
 */
export class SkillColumn {
  readonly #size: number;
  readonly #skills: PackedLabels;
  /** The most common first. */
  readonly #common: readonly number[];
  readonly #rare: Uint32Array;
  readonly #rareCounts: RareCounts;

  constructor(size: number, skills: PackedLabels, rareCounts: RareCounts) {
    this.#size = size;
    this.#skills = skills;
    this.#common = [...skills.commonestFirst.filter((key) => skills.isCommon(key))];
    this.#rare = skills.commonestFirst.filter((key) => !skills.isCommon(key) && skills.count(key) > 0);
    this.#rareCounts = rareCounts;
  }

  /** Builds the counter of the skills that are too rare for a bitset, by the register's key numbers. */
  static rareCountsOf(
    size: number,
    column: LabelColumn,
    skills: PackedLabels,
    { keyOfLabel, keyCount }: Pick<SkillRegister, 'keyOfLabel' | 'keyCount'>,
  ): RareCounts {
    const rareOfLabel = Int32Array.from(keyOfLabel, (key) => (skills.isCommon(key) ? NOT_RARE : key));
    return RareCounts.of(size, column, rareOfLabel, keyCount);
  }

  /** Adds the number of talents of a set by skill. @param count the size of the set */
  addCounts(counts: Uint32Array, ordinalSet: Int32Array, count: number): void {
    const found = this.#skills.commonCounts(ordinalSet)(this.#common);
    for (const [at, key] of this.#common.entries()) (counts[key] as number) += found[at] as number;
    this.#rareCounts.addCounts(counts, ordinalSet, count);
  }

  /**
   * The same if only the `wanted` largest counts matter. A skill that cannot be one of them may get too small a count. Add the
   * counts of the other segments first.
   */
  addTop(counts: Uint32Array, ordinalSet: Int32Array, count: number, wanted: number): void {
    const top = new TopNumbers(wanted);
    const countsOf = this.#skills.commonCounts(ordinalSet);
    const add = (key: number, found: number) => {
      const sum = (counts[key] as number) + found;
      counts[key] = sum;
      top.add(sum);
    };
    const mayBeLarge = (key: number) =>
      (counts[key] as number) + Math.min(this.#skills.count(key), count) >= top.least;
    for (let from = 0; from < this.#common.length; from += ROWS_AT_ONCE) {
      const keys = this.#common.slice(from, from + ROWS_AT_ONCE).filter(mayBeLarge);
      for (const [at, found] of countsOf(keys).entries()) add(keys[at] as number, found);
    }
    const left = this.#rare.filter(mayBeLarge);
    const entries = left.reduce((sum, key) => sum + this.#skills.count(key), 0);
    if (entries > Math.min(count, this.#size - count) * ENTRIES_PER_TALENT)
      this.#rareCounts.addCounts(counts, ordinalSet, count);
    else for (const key of left) if (mayBeLarge(key)) add(key, this.#skills.countRare(ordinalSet, key));
  }
}
