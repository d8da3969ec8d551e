import { addOrdinal, bitsetFor } from './bitset.ts';
import { BitsetTable, type SharedBitsets } from './bitset-table.ts';
import { type Flag, FLAGS } from './trait.ts';

/** The talents of a packed segment by flag and value. */
export class FlagTable {
  readonly #table: BitsetTable;
  /** The row of each flag's first value. There is a row for every value that fits into its bits. */
  readonly #firstRows = new Map<Flag, number>();

  constructor(table: BitsetTable) {
    this.#table = table;
    let rows = 0;
    for (const flag of Object.keys(FLAGS) as Flag[]) {
      this.#firstRows.set(flag, rows);
      rows += FLAGS[flag].mask + 1;
    }
  }

  static of(size: number, flags: Uint16Array): FlagTable {
    const names = Object.keys(FLAGS) as Flag[];
    const rows = names.reduce((sum, flag) => sum + FLAGS[flag].mask + 1, 0);
    const bitsets = BitsetTable.of(bitsetFor(size).length, rows);
    const table = new FlagTable(bitsets);
    const sets = Array.from({ length: rows }, (_, row) => bitsets.row(row));
    for (const flag of names) {
      const { shift, mask } = FLAGS[flag];
      const first = table.#rowOf(flag, 0);
      for (let ordinal = 0; ordinal < size; ordinal += 1)
        addOrdinal(sets[first + (((flags[ordinal] as number) >>> shift) & mask)] as Int32Array, ordinal);
    }
    return table;
  }

  get shared(): SharedBitsets {
    return this.#table.shared;
  }

  #rowOf(flag: Flag, value: number): number {
    return (this.#firstRows.get(flag) as number) + value;
  }

  /** The caller must not change the result. */
  ordinalsOf(flag: Flag, value: number): Int32Array {
    return this.#table.row(this.#rowOf(flag, value));
  }

  /** How many talents of a set have each of the first `values` values of a flag. */
  countsIn(ordinalSet: Int32Array, flag: Flag, values: number): number[] {
    return this.#table.sharedWith(ordinalSet)(
      Array.from({ length: values }, (_, value) => this.#rowOf(flag, value)),
    );
  }
}
