import { addOrdinal, bitsetFor } from './bitset.ts';
import { BitsetTable } from './bitset-table.ts';
import { type Mark, MARKS } from './trait.ts';

/** The talents of a packed segment by mark and value. */
export class MarkTable {
  readonly #table: BitsetTable;
  /** The row of each mark's first value; there is one for whatever its bits may hold. */
  readonly #firstRows = new Map<Mark, number>();

  constructor(size: number, marks: Uint16Array) {
    const names = Object.keys(MARKS) as Mark[];
    let rows = 0;
    for (const mark of names) {
      this.#firstRows.set(mark, rows);
      rows += MARKS[mark].mask + 1;
    }
    this.#table = new BitsetTable(bitsetFor(size).length, rows);
    const sets = Array.from({ length: rows }, (_, row) => this.#table.row(row));
    for (const mark of names) {
      const { shift, mask } = MARKS[mark];
      const first = this.#rowOf(mark, 0);
      for (let ordinal = 0; ordinal < size; ordinal += 1)
        addOrdinal(sets[first + (((marks[ordinal] as number) >>> shift) & mask)] as Int32Array, ordinal);
    }
  }

  #rowOf(mark: Mark, value: number): number {
    return (this.#firstRows.get(mark) as number) + value;
  }

  /** The caller must not change the result. */
  ordinalsOf(mark: Mark, value: number): Int32Array {
    return this.#table.row(this.#rowOf(mark, value));
  }

  /** How many talents of a set have each of the first `values` values of a mark. */
  countsIn(ordinalSet: Int32Array, mark: Mark, values: number): number[] {
    return this.#table.sharedWith(ordinalSet)(
      Array.from({ length: values }, (_, value) => this.#rowOf(mark, value)),
    );
  }
}
