import { bitsetFor } from './bitset.ts';
import { compiled, memoryOf, OP } from './simd.ts';

const LOCAL = {
  set: 0,
  endOfSet: 1,
  flipped: 2,
  bases: 3,
  offsets: 4,
  counts: 5,
  bits: 6,
  base: 7,
  at: 8,
  end: 9,
  count: 10,
};
const NUMBERS = LOCAL.count + 1 - LOCAL.bits;

type NumberBytes = 2 | 4;

const SHORT_NUMBERS_MAX = 0xffff;
const BLOCK = 32;
/** Where the numbers of a block's talents start, and the end of the last. */
const BLOCK_OFFSETS = BLOCK + 1;
const OFFSET_BYTES = 2;

/** A cache line of the processor. */
const LINE_BYTES = 64;
/**
 * If few talents of each block are counted, the data of this many blocks ahead is prefetched. The processor does so itself for
 * denser reads.
 */
const BLOCKS_AHEAD = 12;
const LINES_AHEAD = 3;
/** Room behind the last block, because that is fetched, too. */
const ROOM_BYTES = LINES_AHEAD * LINE_BYTES;

/** What is read is forgotten, but is in the processor's cache when it is needed. */
const fetched = [
  ...[...OP.get(LOCAL.offsets), ...OP.load16(BLOCKS_AHEAD * BLOCK_OFFSETS * OFFSET_BYTES), ...OP.drop],
  ...[
    ...OP.get(LOCAL.bases),
    ...OP.load32(BLOCKS_AHEAD * Uint32Array.BYTES_PER_ELEMENT),
    ...OP.set(LOCAL.at),
  ],
  ...Array.from({ length: LINES_AHEAD }, (_, line) => [
    ...[...OP.get(LOCAL.at), ...OP.load16(line * LINE_BYTES), ...OP.drop],
  ]).flat(),
];

const ahead = (local: number, bytes: number) => [
  ...OP.get(local),
  ...OP.constant(bytes),
  ...OP.add,
  ...OP.set(local),
];

/** The address of a number, of which the place in its block is on the stack. */
const addressOf = (bytes: NumberBytes) => [
  ...OP.constant(bytes / 2),
  ...OP.shiftLeft,
  ...OP.get(LOCAL.base),
  ...OP.add,
];

/**
 * count(set, endOfSet, flipped, bases, offsets, counts): counts the numbers of a set's talents, or with -1 as `flipped` those of all others.
 * Two offsets are read at once: where a talent's numbers start, and where they end.
 */
const countOf = (bytes: NumberBytes, isOfFew: boolean) =>
  compiled({
    parameters: LOCAL.bits,
    hasResult: false,
    vectors: 0,
    numbers: NUMBERS,
    body: [
      ...OP.loop,
      ...[...OP.get(LOCAL.bases), ...OP.load32(0), ...OP.set(LOCAL.base)],
      ...(isOfFew ? fetched : []),
      ...[...OP.get(LOCAL.set), ...OP.load32(0), ...OP.get(LOCAL.flipped), ...OP.xor, ...OP.set(LOCAL.bits)],
      ...OP.block,
      ...[...OP.get(LOCAL.bits), ...OP.isZero, ...OP.branchIf],
      ...OP.loop,
      ...[...OP.get(LOCAL.bits), ...OP.trailingZeros, ...OP.constant(OFFSET_BYTES / 2), ...OP.shiftLeft],
      ...[...OP.get(LOCAL.offsets), ...OP.add, ...OP.load32(0), ...OP.tee(LOCAL.end)],
      ...[...OP.constant(SHORT_NUMBERS_MAX), ...OP.and, ...addressOf(bytes), ...OP.set(LOCAL.at)],
      ...[
        ...OP.get(LOCAL.end),
        ...OP.constant(16),
        ...OP.shiftRight,
        ...addressOf(bytes),
        ...OP.set(LOCAL.end),
      ],
      ...OP.block,
      ...[...OP.get(LOCAL.at), ...OP.get(LOCAL.end), ...OP.isSame, ...OP.branchIf],
      ...OP.loop,
      ...[...OP.get(LOCAL.at), ...(bytes === 2 ? OP.load16(0) : OP.load32(0))],
      ...[...OP.constant(2), ...OP.shiftLeft, ...OP.get(LOCAL.counts), ...OP.add, ...OP.tee(LOCAL.count)],
      ...[...OP.get(LOCAL.count), ...OP.load32(0), ...OP.constant(1), ...OP.add, ...OP.store32],
      ...ahead(LOCAL.at, bytes),
      ...[...OP.get(LOCAL.at), ...OP.get(LOCAL.end), ...OP.branchIfLess],
      ...OP.end,
      ...OP.end,
      ...[...OP.get(LOCAL.bits), ...OP.get(LOCAL.bits), ...OP.constant(1), ...OP.subtract, ...OP.and],
      ...[...OP.tee(LOCAL.bits), ...OP.branchIf],
      ...OP.end,
      ...OP.end,
      ...ahead(LOCAL.offsets, BLOCK_OFFSETS * OFFSET_BYTES),
      ...ahead(LOCAL.bases, Uint32Array.BYTES_PER_ELEMENT),
      ...ahead(LOCAL.set, Int32Array.BYTES_PER_ELEMENT),
      ...[...OP.get(LOCAL.set), ...OP.get(LOCAL.endOfSet), ...OP.branchIfLess],
      ...OP.end,
    ],
  });
const COUNT_OF = { 2: countOf(2, false), 4: countOf(4, false) };
const COUNT_OF_FEW = { 2: countOf(2, true), 4: countOf(4, true) };

/** So many of the talents are few: of most blocks somebody is counted, and of none many. */
const FEW = { minShare: 1 / 160, maxShare: 1 / 12 };

/**
 * Some numbers of each talent of a packed segment, and how many of a set have which. They are filled in talent by talent: `add` each number, then
 * `endTalent`.
 */
export class NumberTable {
  readonly #set: Int32Array;
  readonly #counts: Uint32Array;
  /** By block, the address of its first number. */
  readonly #bases: Uint32Array;
  readonly #offsets: Uint16Array;
  readonly #entries: Uint16Array | Uint32Array;
  readonly #count: (...given: number[]) => number;
  readonly #countFew: (...given: number[]) => number;
  #ordinal = 0;
  #entry = 0;
  #blockStart = 0;

  /** @param entries how many numbers all talents have together @param numbers the numbers are below this */
  constructor(size: number, entries: number, numbers: number) {
    const { length } = bitsetFor(size);
    const bytes = numbers > SHORT_NUMBERS_MAX ? 4 : 2;
    const countsStart = length * Int32Array.BYTES_PER_ELEMENT;
    const basesStart = countsStart + numbers * Uint32Array.BYTES_PER_ELEMENT;
    const entriesStart = basesStart + (length + BLOCKS_AHEAD) * Uint32Array.BYTES_PER_ELEMENT;
    const offsetsStart = entriesStart + entries * bytes;
    const memory = memoryOf(
      offsetsStart + (length + BLOCKS_AHEAD) * BLOCK_OFFSETS * OFFSET_BYTES + ROOM_BYTES,
    );
    const { buffer } = memory;
    this.#set = new Int32Array(buffer, 0, length);
    this.#counts = new Uint32Array(buffer, countsStart, numbers);
    this.#bases = new Uint32Array(buffer, basesStart, length + BLOCKS_AHEAD).fill(entriesStart);
    this.#entries = new (bytes === 2 ? Uint16Array : Uint32Array)(buffer, entriesStart, entries);
    this.#offsets = new Uint16Array(buffer, offsetsStart, length * BLOCK_OFFSETS);
    this.#count = COUNT_OF[bytes](memory);
    this.#countFew = COUNT_OF_FEW[bytes](memory);
  }

  add(number: number): void {
    this.#entries[this.#entry] = number;
    this.#entry += 1;
  }

  endTalent(): void {
    const block = Math.floor(this.#ordinal / BLOCK);
    const inBlock = this.#ordinal % BLOCK;
    const end = this.#entry - this.#blockStart;
    // Later talents of this block have no numbers yet.
    this.#offsets.fill(end, block * BLOCK_OFFSETS + inBlock + 1, (block + 1) * BLOCK_OFFSETS);
    this.#ordinal += 1;
    if (inBlock < BLOCK - 1) return;
    this.#blockStart = this.#entry;
    if (block + 1 < this.#set.length)
      this.#bases[block + 1] = this.#entries.byteOffset + this.#entry * this.#entries.BYTES_PER_ELEMENT;
  }

  /**
   * @param count how many are counted
   * @param isFlipped whether these are all who are not in the set
   * @returns how many have each number; to be read only until the next call of this method
   */
  countsIn(ordinalSet: Int32Array, count: number, isFlipped = false): Uint32Array {
    const set = this.#set;
    this.#counts.fill(0);
    set.set(ordinalSet.length > set.length ? ordinalSet.subarray(0, set.length) : ordinalSet);
    const share = count / (set.length * BLOCK);
    const run = share > FEW.minShare && share < FEW.maxShare ? this.#countFew : this.#count;
    if (set.length > 0)
      run(
        set.byteOffset,
        set.byteOffset + set.byteLength,
        isFlipped ? -1 : 0,
        this.#bases.byteOffset,
        this.#offsets.byteOffset,
        this.#counts.byteOffset,
      );
    return this.#counts;
  }
}
