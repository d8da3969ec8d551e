/** What is used of it: the types of Node have none. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  Instance: new (module: object, imports: object) => { readonly exports: object };
};
type Memory = InstanceType<typeof WebAssembly.Memory>;

/** The instructions of `COUNT`, by their names in WebAssembly. */
const OP = {
  loop: [0x03, 0x40],
  end: [0x0b],
  branchIfLess: [0x49, 0x0d, 0x00],
  get: (local: number) => [0x20, local],
  set: (local: number) => [0x21, local],
  tee: (local: number) => [0x22, local],
  add32: [0x41, 0x20, 0x6a],
  add: [0x6a],
  load: (offset: number) => [0xfd, 0x00, 0x04, offset],
  and: [0xfd, 0x4e],
  popCount8: [0xfd, 0x62],
  add8: [0xfd, 0x6e],
  pairs8: [0xfd, 0x7d],
  pairs16: [0xfd, 0x7f],
  addLanes: [0xfd, 0xae, 0x01],
  lane: (at: number) => [0xfd, 0x1b, at],
} as const;

const LOCAL = { one: 0, other: 1, endOfOne: 2, sum: 3 };

/** The ones that 16 bytes of both have, in 16 counts. */
const shared = (offset: number) => [
  ...OP.get(LOCAL.one),
  ...OP.load(offset),
  ...OP.get(LOCAL.other),
  ...OP.load(offset),
  ...OP.and,
  ...OP.popCount8,
];

/** count(one, other, endOfOne): how many bits two areas of the memory share, 32 bytes at a time. */
const COUNT = [
  ...OP.loop,
  ...OP.get(LOCAL.sum),
  ...shared(0),
  ...shared(16),
  ...OP.add8,
  ...OP.pairs8,
  ...OP.pairs16,
  ...OP.addLanes,
  ...OP.set(LOCAL.sum),
  ...OP.get(LOCAL.other),
  ...OP.add32,
  ...OP.set(LOCAL.other),
  ...OP.get(LOCAL.one),
  ...OP.add32,
  ...OP.tee(LOCAL.one),
  ...OP.get(LOCAL.endOfOne),
  ...OP.branchIfLess,
  ...OP.end,
  ...[0, 1, 2, 3].flatMap((at) => [...OP.get(LOCAL.sum), ...OP.lane(at), ...(at === 0 ? [] : OP.add)]),
  ...OP.end,
];

const sized = (bytes: readonly number[]) => [bytes.length, ...bytes];
const NAME = { imports: 0x65, memory: 0x6d, count: 0x63 };
const I32 = 0x7f;
const V128 = 0x7b;

/** JavaScript has no instruction that counts bits: counting with SIMD takes a sixth of the time. */
const MODULE = new WebAssembly.Module(
  Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    // One type: three numbers to one.
    ...[0x01, ...sized([1, 0x60, 3, I32, I32, I32, 1, I32])],
    // The memory is imported.
    ...[0x02, ...sized([1, 1, NAME.imports, 1, NAME.memory, 0x02, 0x00, 1])],
    ...[0x03, ...sized([1, 0])],
    ...[0x07, ...sized([1, 1, NAME.count, 0x00, 0])],
    ...[0x0a, ...sized([1, ...sized([1, 1, V128, ...COUNT])])],
  ]),
);

const PAGE_BYTES = 65_536;

/** Bitsets as long as each other, in one memory, in which SIMD counts what they share with another one. */
export class BitsetTable {
  readonly #memory: Memory;
  readonly #count: (one: number, other: number, endOfOne: number) => number;
  readonly #length: number;
  /** The area of the set that is asked about. */
  readonly #asked: Int32Array;

  /** @param length how many numbers a bitset has, a multiple of eight @param rows how many bitsets there are */
  constructor(length: number, rows: number) {
    const bytes = length * Int32Array.BYTES_PER_ELEMENT * (rows + 1);
    this.#memory = new WebAssembly.Memory({ initial: Math.max(1, Math.ceil(bytes / PAGE_BYTES)) });
    const { exports } = new WebAssembly.Instance(MODULE, { e: { m: this.#memory } });
    this.#count = (exports as { c: (one: number, other: number, endOfOne: number) => number }).c;
    this.#length = length;
    this.#asked = this.row(-1);
  }

  /** A bitset, to be filled and read in place. */
  row(row: number): Int32Array {
    const start = (row + 1) * this.#length * Int32Array.BYTES_PER_ELEMENT;
    return new Int32Array(this.#memory.buffer, start, this.#length);
  }

  /** @returns how many ordinals a row shares with a set; to be asked only until the next call of this method */
  sharedWith(ordinalSet: Int32Array): (row: number) => number {
    this.#asked.set(ordinalSet);
    const bytes = this.#length * Int32Array.BYTES_PER_ELEMENT;
    return (row) => (bytes === 0 ? 0 : this.#count(0, (row + 1) * bytes, bytes));
  }
}
