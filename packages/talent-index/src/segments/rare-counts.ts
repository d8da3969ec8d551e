import type { LabelColumn } from './label-column.ts';
import { NumberTable, type SharedNumbers } from './number-table.ts';

/** In place of the number of a label, for a label that the table does not count. */
export const NOT_RARE = -1;

/** The totals and table from which another thread opens the same counter. */
export type SharedRareCounts = { size: number; totals: Uint32Array; table: SharedNumbers };

/**
 * Counts the rare values of a packed segment's talents. A value is too rare for a bitset of its own, and there are too many
 * values to read a list for each.
 */
export class RareCounts {
  /** The number of talents with each number. */
  readonly totals: Uint32Array;
  readonly #size: number;
  readonly #table: NumberTable;

  constructor({ size, totals, table }: SharedRareCounts) {
    this.#size = size;
    this.totals = totals;
    this.#table = new NumberTable(table);
  }

  get shared(): SharedRareCounts {
    return { size: this.#size, totals: this.totals, table: this.#table.shared };
  }

  /**
   * @param numberOfLabel the number of each label, or NOT_RARE; nobody has two labels of a number
   * @param numbers all numbers are below this
   */
  static of(
    size: number,
    { starts, labels }: LabelColumn,
    numberOfLabel: Int32Array,
    numbers: number,
  ): RareCounts {
    const totals = new Uint32Array(numbers);
    const lengths = new Uint16Array(size);
    for (let ordinal = 0, at = 0; ordinal < size; ordinal += 1) {
      const end = starts[ordinal + 1] as number;
      let length = 0;
      for (; at < end; at += 1) if (numberOfLabel[labels[at] as number] !== NOT_RARE) length += 1;
      lengths[ordinal] = length;
    }
    const table = NumberTable.of(lengths, numbers);
    const own: number[] = [];
    for (let ordinal = 0; ordinal < size; ordinal += 1) {
      let length = 0;
      if (lengths[ordinal] === 0) {
        table.add(own, 0);
        continue;
      }
      const end = starts[ordinal + 1] as number;
      for (let at = starts[ordinal] as number; at < end; at += 1) {
        const number = numberOfLabel[labels[at] as number] as number;
        if (number === NOT_RARE) continue;
        (totals[number] as number) += 1;
        own[length] = number;
        length += 1;
      }
      table.add(own, length);
    }
    return new RareCounts({ size, totals, table: table.shared });
  }

  /** Adds the number of talents of a set by number. For a large set, counts the talents outside. @param count the set's size */
  addCounts(counts: Uint32Array, ordinalSet: Int32Array, count: number): void {
    const isLarge = count * 2 > this.#size;
    const { totals } = this;
    const counted = this.#table.countsIn(ordinalSet, isLarge);
    for (let number = 0; number < totals.length; number += 1)
      (counts[number] as number) += isLarge
        ? (totals[number] as number) - (counted[number] as number)
        : (counted[number] as number);
  }
}
