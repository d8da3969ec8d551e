import { compiled, memoryOf, OP } from './simd.ts';

const VECTOR_BYTES = 16;
/** Bytes that are counted at once. */
const STEP_BYTES = 8 * VECTOR_BYTES;

const LOCAL = { one: 0, other: 1, endOfOne: 2, sum: 3, ones: 4, twos: 5, fours: 6, rest: 7 };
const CARRIES = { a: 8, b: 9, c: 10, d: 11 };
const VECTORS = CARRIES.d + 1 - LOCAL.sum;
/** Two locals that hold what the sets share. */
const SHARED = [CARRIES.d + 1, CARRIES.d + 2] as const;

const shared = (vector: number, into: number) => [
  ...OP.get(LOCAL.one),
  ...OP.load(vector * VECTOR_BYTES),
  ...OP.get(LOCAL.other),
  ...OP.load(vector * VECTOR_BYTES),
  ...OP.bitAnd,
  ...OP.set(into),
];

/** Adds two vectors to one, bit by bit: what is left stays in it, and what is carried goes to another. */
const carried = (sum: number, one: number, other: number, into: number) => [
  ...OP.get(sum),
  ...OP.get(one),
  ...OP.bitXor,
  ...OP.set(LOCAL.rest),
  ...OP.get(sum),
  ...OP.get(one),
  ...OP.bitAnd,
  ...OP.get(LOCAL.rest),
  ...OP.get(other),
  ...OP.bitAnd,
  ...OP.bitOr,
  ...OP.get(LOCAL.rest),
  ...OP.get(other),
  ...OP.bitXor,
  ...OP.set(sum),
  ...OP.set(into),
];

const carriedOfTwo = (vector: number, into: number) => [
  ...shared(vector, SHARED[0]),
  ...shared(vector + 1, SHARED[1]),
  ...carried(LOCAL.ones, SHARED[0], SHARED[1], into),
];

/** The ones of a vector, in four counts. */
const counted = (local: number) => [...OP.get(local), ...OP.popCount8, ...OP.pairs8, ...OP.pairs16];

const ahead = (local: number) => [...OP.get(local), ...OP.constant(STEP_BYTES), ...OP.add];

/**
 * count(one, other, endOfOne): how many bits two areas of the memory share. JavaScript has no instruction that counts bits. It is a
 * Harley-Seal carry-save adder, so that only one of eight vectors has to be counted.
 */
const countOf = compiled({
  parameters: 3,
  hasResult: true,
  vectors: VECTORS + SHARED.length,
  numbers: 0,
  body: [
    ...OP.loop,
    ...carriedOfTwo(0, CARRIES.a),
    ...carriedOfTwo(2, CARRIES.b),
    ...carried(LOCAL.twos, CARRIES.a, CARRIES.b, CARRIES.c),
    ...carriedOfTwo(4, CARRIES.a),
    ...carriedOfTwo(6, CARRIES.b),
    ...carried(LOCAL.twos, CARRIES.a, CARRIES.b, CARRIES.d),
    ...carried(LOCAL.fours, CARRIES.c, CARRIES.d, CARRIES.a),
    ...OP.get(LOCAL.sum),
    ...counted(CARRIES.a),
    ...OP.addLanes,
    ...OP.set(LOCAL.sum),
    ...ahead(LOCAL.other),
    ...OP.set(LOCAL.other),
    ...ahead(LOCAL.one),
    ...OP.tee(LOCAL.one),
    ...OP.get(LOCAL.endOfOne),
    ...OP.branchIfLess,
    ...OP.end,
    ...[...OP.get(LOCAL.sum), ...OP.constant(3), ...OP.shiftLanes],
    ...[...counted(LOCAL.fours), ...OP.constant(2), ...OP.shiftLanes, ...OP.addLanes],
    ...[...counted(LOCAL.twos), ...OP.constant(1), ...OP.shiftLanes, ...OP.addLanes],
    ...[...counted(LOCAL.ones), ...OP.addLanes],
    ...OP.set(LOCAL.sum),
    ...[0, 1, 2, 3].flatMap((at) => [...OP.get(LOCAL.sum), ...OP.lane(at), ...(at === 0 ? [] : OP.add)]),
  ],
});

/** Bitsets as long as each other, in one memory, in which SIMD counts what they share with another one. */
export class BitsetTable {
  readonly #buffer: ArrayBuffer;
  readonly #count: (one: number, other: number, endOfOne: number) => number;
  readonly #length: number;
  /** In bytes; zeros follow a bitset up to the next step. */
  readonly #rowBytes: number;
  /** The area of the set that is asked about. */
  readonly #asked: Int32Array;

  /** @param length how many numbers a bitset has @param rows how many bitsets there are */
  constructor(length: number, rows: number) {
    this.#length = length;
    this.#rowBytes = Math.ceil((length * Int32Array.BYTES_PER_ELEMENT) / STEP_BYTES) * STEP_BYTES;
    const memory = memoryOf(this.#rowBytes * (rows + 1));
    this.#buffer = memory.buffer;
    this.#count = countOf(memory);
    this.#asked = this.row(-1);
  }

  /** A bitset, to be filled and read in place. */
  row(row: number): Int32Array {
    return new Int32Array(this.#buffer, (row + 1) * this.#rowBytes, this.#length);
  }

  /** @returns how many ordinals a row shares with a set; to be asked only until the next call of this method */
  sharedWith(ordinalSet: Int32Array): (row: number) => number {
    this.#asked.set(ordinalSet);
    const bytes = this.#rowBytes;
    return (row) => (bytes === 0 ? 0 : this.#count(0, (row + 1) * bytes, bytes));
  }
}
