import { areaStart, THREADS_MAX } from './shared-memory.ts';
import { compiled, type Memory, OP, sharedMemoryOf } from './simd.ts';

/** The bytes of each row that one step counts: a cache line. */
const STEP_BYTES = 64;
const LONG_BYTES = 8;

/**
 * count(asked, endOfGiven, counts, ...rows): counts the bits that an area of the memory shares with each row. JavaScript has
 * no popcount instruction. The loop reads the rows side by side, because the reads take longer than the counting.
 */
const countOf = (rows: number) => {
  const LOCAL = { given: 0, endOfGiven: 1, counts: 2, row: 3, count: 3 + rows };
  const ahead = (local: number) => [...OP.get(local), ...OP.constant(STEP_BYTES), ...OP.add];
  const each = (write: (row: number) => readonly number[]) =>
    Array.from({ length: rows }, (_, row) => write(row)).flat();
  return compiled({
    parameters: LOCAL.count,
    hasResult: false,
    vectors: 0,
    numbers: rows,
    body: [
      ...OP.loop,
      ...each((row) => [
        ...OP.get(LOCAL.count + row),
        ...Array.from({ length: STEP_BYTES / LONG_BYTES }, (_, at) => [
          ...[...OP.get(LOCAL.given), ...OP.load64(at * LONG_BYTES)],
          ...[...OP.get(LOCAL.row + row), ...OP.load64(at * LONG_BYTES)],
          ...[...OP.and64, ...OP.popCount64, ...OP.narrow64, ...OP.add],
        ]).flat(),
        ...[...OP.set(LOCAL.count + row), ...ahead(LOCAL.row + row), ...OP.set(LOCAL.row + row)],
      ]),
      ...[...ahead(LOCAL.given), ...OP.tee(LOCAL.given), ...OP.get(LOCAL.endOfGiven), ...OP.branchIfLess],
      ...OP.end,
      ...each((row) => [
        ...[...OP.get(LOCAL.counts), ...OP.constant(row * Uint32Array.BYTES_PER_ELEMENT), ...OP.add],
        ...[...OP.get(LOCAL.count + row), ...OP.store32],
      ]),
    ],
  });
};

/** The maximum number of rows that a loop reads side by side. */
export const ROWS_AT_ONCE = 8;
const COUNT_OF = [ROWS_AT_ONCE, 4, 2, 1].map((rows) => ({ rows, of: countOf(rows) }));

/** The length and memory from which another thread opens the same table. */
export type SharedBitsets = { length: number; memory: Memory };

/** In bytes. Zeros pad each bitset to a whole step. */
const rowBytesFor = (length: number): number =>
  Math.ceil((length * Int32Array.BYTES_PER_ELEMENT) / STEP_BYTES) * STEP_BYTES;

/** The working area of a thread: the given set, then the counts. */
const areaBytesFor = (length: number): number => rowBytesFor(length) + STEP_BYTES;

/** Bitsets of equal length in one memory. Counts the bits that each shares with a given bitset. */
export class BitsetTable {
  readonly shared: SharedBitsets;
  readonly #rowBytes: number;
  readonly #rowsStart: number;
  /** The area for the given set. */
  readonly #given: Int32Array;
  readonly #counts: Uint32Array;
  /** The whole memory. */
  readonly #words: Int32Array;
  readonly #counters: { rows: number; count: (...given: number[]) => number }[];

  /** Opens a table that this or another thread built. */
  constructor(shared: SharedBitsets) {
    const { length, memory } = shared;
    const { buffer } = memory;
    this.shared = shared;
    this.#rowBytes = rowBytesFor(length);
    this.#rowsStart = THREADS_MAX * areaBytesFor(length);
    const start = areaStart(areaBytesFor(length));
    this.#words = new Int32Array(buffer);
    this.#given = new Int32Array(buffer, start, length);
    this.#counts = new Uint32Array(buffer, start + this.#rowBytes, ROWS_AT_ONCE);
    this.#counters = COUNT_OF.map(({ rows: atOnce, of }) => ({ rows: atOnce, count: of(memory) }));
  }

  /** Creates a table of empty bitsets. @param length the numbers of a bitset @param rows the number of bitsets */
  static of(length: number, rows: number): BitsetTable {
    const bytes = THREADS_MAX * areaBytesFor(length) + rows * rowBytesFor(length);
    return new BitsetTable({ length, memory: sharedMemoryOf(bytes) });
  }

  #addressOf(row: number): number {
    return this.#rowsStart + row * this.#rowBytes;
  }

  /** @returns a bitset to fill and read in place */
  row(row: number): Int32Array {
    return new Int32Array(this.#words.buffer, this.#addressOf(row), this.shared.length);
  }

  /** Adds an ordinal to a bitset. */
  add(row: number, ordinal: number): void {
    (this.#words[(this.#addressOf(row) >>> 2) + (ordinal >>> 5)] as number) |= 1 << (ordinal & 31);
  }

  /** @returns a function that counts the ordinals that each row shares with the set; valid until the next call of this method */
  sharedWith(ordinalSet: Int32Array): (rows: readonly number[]) => number[] {
    this.#given.set(ordinalSet);
    const bytes = this.#rowBytes;
    const start = this.#given.byteOffset;
    return (rows) => {
      const shared: number[] = [];
      if (bytes === 0) return rows.map(() => 0);
      for (const { rows: atOnce, count } of this.#counters)
        while (rows.length - shared.length >= atOnce) {
          const next = rows.slice(shared.length, shared.length + atOnce);
          count(start, start + bytes, this.#counts.byteOffset, ...next.map((row) => this.#addressOf(row)));
          shared.push(...this.#counts.subarray(0, atOnce));
        }
      return shared;
    };
  }
}
