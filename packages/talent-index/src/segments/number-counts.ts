import { bitsetFor } from './bitset.ts';
import type { RankColumn } from './rank-column.ts';
import type { NumberTally, RangeColumn } from './segment.ts';
import { areaStart, THREADS_MAX, type Viewed } from './shared-memory.ts';
import { clearOf, compiled, type Memory, OP, sharedMemoryOf } from './simd.ts';

const COLUMNS = ['experienceInYears', 'expectedSalaryInLpaInr'] as const satisfies readonly RangeColumn[];

const LOCAL = { set: 0, endOfSet: 1, flipped: 2, records: 3, counts: 4, bits: 5, record: 6, count: 7 };
const NUMBERS = LOCAL.count + 1 - LOCAL.bits;

/** The bytes of a number, as a power of 2. */
const [BYTE, SHORT, LONG] = [0, 1, 2] as const;
type Width = typeof BYTE | typeof SHORT | typeof LONG;
const LOAD = [OP.load8, OP.load16, OP.load32] as const;

/** Counts the number of one column. */
const counted = (column: number, width: Width) => [
  ...[...OP.get(LOCAL.record), ...LOAD[width](column << width)],
  ...[...OP.constant(2), ...OP.shiftLeft, ...OP.get(LOCAL.counts), ...OP.add, ...OP.tee(LOCAL.count)],
  ...[...OP.get(LOCAL.count), ...OP.load32(0), ...OP.constant(1), ...OP.add, ...OP.store32],
];

const ahead = (local: number, bytes: number) => [
  ...OP.get(local),
  ...OP.constant(bytes),
  ...OP.add,
  ...OP.set(local),
];

/** count(set, endOfSet, flipped, records, counts): counts the numbers of a set's talents. If `flipped` is -1, of all others. */
const countOf = (width: Width) =>
  compiled({
    parameters: LOCAL.bits,
    hasResult: false,
    vectors: 0,
    numbers: NUMBERS,
    body: [
      ...OP.loop,
      ...[...OP.get(LOCAL.set), ...OP.load32(0), ...OP.get(LOCAL.flipped), ...OP.xor, ...OP.set(LOCAL.bits)],
      ...OP.block,
      ...[...OP.get(LOCAL.bits), ...OP.isZero, ...OP.branchIf],
      ...OP.loop,
      // Two columns: the record of a talent is twice as long as a number.
      ...[...OP.get(LOCAL.bits), ...OP.trailingZeros, ...OP.constant(width + 1), ...OP.shiftLeft],
      ...[...OP.get(LOCAL.records), ...OP.add, ...OP.set(LOCAL.record)],
      ...COLUMNS.flatMap((_, column) => counted(column, width)),
      ...[...OP.get(LOCAL.bits), ...OP.get(LOCAL.bits), ...OP.constant(1), ...OP.subtract, ...OP.and],
      ...[...OP.tee(LOCAL.bits), ...OP.branchIf],
      ...OP.end,
      ...OP.end,
      ...ahead(LOCAL.records, (32 * COLUMNS.length) << width),
      ...ahead(LOCAL.set, Int32Array.BYTES_PER_ELEMENT),
      ...[...OP.get(LOCAL.set), ...OP.get(LOCAL.endOfSet), ...OP.branchIfLess],
      ...OP.end,
    ],
  });
const COUNT_OF = [countOf(BYTE), countOf(SHORT), countOf(LONG)] as const;

const RECORDS: Record<Width, Viewed<Uint8Array | Uint16Array | Uint32Array>> = [
  Uint8Array,
  Uint16Array,
  Uint32Array,
];

const widthFor = (numbers: number): Width => {
  if (numbers <= 1 << 8) return BYTE;
  return numbers <= 1 << 16 ? SHORT : LONG;
};

/** The memory and totals from which another thread opens the same counter. */
export type SharedNumberCounts = { size: number; memory: Memory; totals: Uint32Array };

/** The working area of a thread: the given set, then the counts. */
const areaBytesFor = (size: number, numbers: number): number =>
  (bitsetFor(size).length + numbers) * Uint32Array.BYTES_PER_ELEMENT;

type CountedColumns = Readonly<Record<RangeColumn, RankColumn>>;

/** Counts the talents of a packed segment by number, in both columns at once. */
export class NumberCounts {
  readonly shared: SharedNumberCounts;
  readonly #size: number;
  readonly #columns: { name: RangeColumn; values: Float64Array; first: number }[] = [];
  readonly #set: Int32Array;
  readonly #counts: Uint32Array;
  /** By talent, the rank in each column. The ranks of the second column start where those of the first end. */
  readonly #records: Uint8Array | Uint16Array | Uint32Array;
  readonly #count: (...given: number[]) => number;
  readonly #clear: (...given: number[]) => number;
  /** The counts of all talents, by rank, in the order of the columns. */
  readonly #totals: Uint32Array;

  /** Opens a counter that this or another thread built. */
  constructor(columns: CountedColumns, shared: SharedNumberCounts) {
    const { size, memory, totals } = shared;
    this.shared = shared;
    this.#size = size;
    let numbers = 0;
    for (const name of COLUMNS) {
      const { values } = columns[name];
      this.#columns.push({ name, values, first: numbers });
      numbers += values.length;
    }
    const width = widthFor(numbers);
    const { length } = bitsetFor(size);
    const start = areaStart(areaBytesFor(size, numbers));
    this.#set = new Int32Array(memory.buffer, start, length);
    this.#counts = new Uint32Array(memory.buffer, start + this.#set.byteLength, numbers);
    const Records = RECORDS[width];
    const recordsStart = THREADS_MAX * areaBytesFor(size, numbers);
    this.#records = new Records(memory.buffer, recordsStart, length * 32 * COLUMNS.length);
    this.#count = COUNT_OF[width](memory);
    this.#clear = clearOf(memory);
    this.#totals = totals;
  }

  static of(size: number, columns: CountedColumns): NumberCounts {
    const numbers = COLUMNS.reduce((sum, name) => sum + columns[name].values.length, 0);
    const entries = bitsetFor(size).length * 32 * COLUMNS.length;
    const bytes = THREADS_MAX * areaBytesFor(size, numbers) + (entries << widthFor(numbers));
    const totals = new Uint32Array(numbers);
    const counts = new NumberCounts(columns, { size, memory: sharedMemoryOf(bytes), totals });
    for (const [column, { name, first }] of counts.#columns.entries()) {
      const { ranks } = columns[name];
      for (let ordinal = 0; ordinal < size; ordinal += 1) {
        const number = first + (ranks[ordinal] as number);
        counts.#records[ordinal * COLUMNS.length + column] = number;
        (totals[number] as number) += 1;
      }
    }
    return counts;
  }

  /** Adds the number of talents by number, of a set of `count` talents. For a large set, it counts the talents outside. */
  addCounts(ordinalSet: Int32Array, count: number, counts: Partial<Record<RangeColumn, NumberTally>>): void {
    if (this.#size === 0) return;
    const isLarge = count * 2 > this.#size;
    this.#runOver(ordinalSet, isLarge);
    for (const { name, values, first } of this.#columns) {
      const tally = counts[name];
      if (tally === undefined) continue;
      for (let rank = 0; rank < values.length; rank += 1) {
        const own = this.#counts[first + rank] as number;
        const found = isLarge ? (this.#totals[first + rank] as number) - own : own;
        const value = values[rank] as number;
        if (found > 0) tally.set(value, (tally.get(value) ?? 0) + found);
      }
    }
  }

  #runOver(ordinalSet: Int32Array, isFlipped: boolean): void {
    const set = this.#set;
    set.set(ordinalSet.subarray(0, set.length));
    // The flipped loop must find nobody after the last talent.
    if (isFlipped)
      for (let ordinal = this.#size; ordinal < set.length * 32; ordinal += 1)
        (set[ordinal >>> 5] as number) |= 1 << (ordinal & 31);
    this.#clear(this.#counts.byteOffset, this.#counts.byteLength);
    const { byteOffset, byteLength } = set;
    const flipped = isFlipped ? -1 : 0;
    const { records, counts } = { records: this.#records.byteOffset, counts: this.#counts.byteOffset };
    this.#count(byteOffset, byteOffset + byteLength, flipped, records, counts);
  }
}
