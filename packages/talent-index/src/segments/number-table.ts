import { bitsetFor } from './bitset.ts';
import { areaStart, THREADS_MAX, type Viewed } from './shared-memory.ts';
import { clearOf, compiled, type Memory, OP, sharedMemoryOf } from './simd.ts';

type NumberBytes = 2 | 4;

const SHORT_NUMBERS_MAX = 0xffff;
const BLOCK = 32;
const WORD_BYTES = Uint32Array.BYTES_PER_ELEMENT;

/** The numbers in a record of the first two layers, both even. Each later layer holds twice as many as the one before. */
type Widths = { first: number; next: number };
const NARROW: Widths = { first: 4, next: 4 };
/** Spare counters for the unused places of a record. Neighbours use different ones: adding to one twice in a row is slow. */
const UNUSED_NUMBERS = 4;

/** The records of this many talents fit into the fastest cache. */
const TOUCHED_AT_ONCE = 256;

const LOCAL = {
  set: 0,
  endOfSet: 1,
  flipped: 2,
  having: 3,
  bases: 4,
  counts: 5,
  own: 6,
  bits: 7,
  record: 8,
  count: 9,
};
const NUMBERS = LOCAL.count + 1 - LOCAL.own;

const next = (local: number) => [...OP.get(local), ...OP.constant(WORD_BYTES), ...OP.add, ...OP.set(local)];

/** Counts the number in one place of a record. */
const counted = (place: number, bytes: NumberBytes) => [
  ...[...OP.get(LOCAL.record), ...(bytes === 2 ? OP.load16(place * bytes) : OP.load32(place * bytes))],
  ...[...OP.constant(2), ...OP.shiftLeft, ...OP.get(LOCAL.counts), ...OP.add, ...OP.tee(LOCAL.count)],
  ...[...OP.get(LOCAL.count), ...OP.load32(0), ...OP.constant(1), ...OP.add, ...OP.store32],
];

const bitsBelow = [...OP.get(LOCAL.bits), ...OP.constant(1), ...OP.subtract];

/** For each talent of a set, or of all others, stores the address of the record in a local and runs `each`. */
const forEachRecord = (width: number, bytes: NumberBytes, each: readonly number[]) => [
  ...OP.loop,
  ...[...OP.get(LOCAL.set), ...OP.load32(0), ...OP.get(LOCAL.flipped), ...OP.xor],
  ...[...OP.get(LOCAL.having), ...OP.load32(0), ...OP.tee(LOCAL.own), ...OP.and, ...OP.set(LOCAL.bits)],
  ...OP.block,
  ...[...OP.get(LOCAL.bits), ...OP.isZero, ...OP.branchIf],
  ...OP.loop,
  ...[...OP.get(LOCAL.own), ...OP.get(LOCAL.bits), ...bitsBelow, ...OP.xor, ...OP.and, ...OP.popCount],
  ...[...OP.constant(width * bytes), ...OP.multiply],
  ...[...OP.get(LOCAL.bases), ...OP.load32(0), ...OP.add, ...OP.set(LOCAL.record)],
  ...each,
  ...[...OP.get(LOCAL.bits), ...bitsBelow, ...OP.and, ...OP.tee(LOCAL.bits), ...OP.branchIf],
  ...OP.end,
  ...OP.end,
  ...[...next(LOCAL.having), ...next(LOCAL.bases), ...next(LOCAL.set)],
  ...[...OP.get(LOCAL.set), ...OP.get(LOCAL.endOfSet), ...OP.branchIfLess],
  ...OP.end,
];

/**
 * touch(set, endOfSet, flipped, having, bases, counts): reads both ends of the records that `count` will read, to bring them
 * into the cache. The processor waits for some 20 of these reads at once, but only for 2 while it counts. The result is
 * meaningless.
 */
const touchOf = (width: number, bytes: NumberBytes) =>
  compiled({
    parameters: LOCAL.own,
    hasResult: true,
    vectors: 0,
    numbers: NUMBERS,
    body: [
      ...forEachRecord(width, bytes, [
        ...[...OP.get(LOCAL.count), ...OP.get(LOCAL.record), ...OP.load16(0), ...OP.xor],
        ...[...OP.get(LOCAL.record), ...OP.load16(width * bytes - 2), ...OP.xor, ...OP.set(LOCAL.count)],
      ]),
      ...OP.get(LOCAL.count),
    ],
  });

/**
 * count(set, endOfSet, flipped, having, bases, counts): counts the numbers of a set's talents in one layer. If `flipped` is
 * -1, of all others. The position of a talent's record is the number of talents in the block with a record, up to this one.
 * The loop over a talent's numbers is unrolled: a loop of varying length costs more in mispredicted branches than in counting.
 */
const countOf = (width: number, bytes: NumberBytes) =>
  compiled({
    parameters: LOCAL.own,
    hasResult: false,
    vectors: 0,
    numbers: NUMBERS,
    body: forEachRecord(
      width,
      bytes,
      Array.from({ length: width }, (_, place) => counted(place, bytes)).flat(),
    ),
  });

type Loops = Record<'touch' | 'count', ReturnType<typeof countOf>>;
const COMPILED = new Map<string, Loops>();

function compiledOnce(width: number, bytes: NumberBytes): Loops {
  const key = `${width} ${bytes}`;
  const known = COMPILED.get(key) ?? { touch: touchOf(width, bytes), count: countOf(width, bytes) };
  COMPILED.set(key, known);
  return known;
}

/** Records of the talents with more than `from` numbers, each with the next `width` of them. */
type Layer = {
  from: number;
  width: number;
  having: Int32Array;
  /** By block, the address of the record before the block's first record. */
  bases: Uint32Array;
  records: Uint16Array | Uint32Array;
  touch: (...given: number[]) => number;
  count: (...given: number[]) => number;
  /** The index of the next record. */
  end: number;
};

/** A layer and the number of its records. */
type LayerSize = Pick<Layer, 'from' | 'width'> & { talents: number };

/** The sizes and memory from which another thread opens the same table. All numbers are below `numbers`. */
export type SharedNumbers = { size: number; numbers: number; layers: LayerSize[]; memory: Memory };

type Sizes = Omit<SharedNumbers, 'memory'>;

const bytesFor = ({ numbers }: Sizes): NumberBytes => (numbers + UNUSED_NUMBERS > SHORT_NUMBERS_MAX ? 4 : 2);

/** The working area of a thread: the given set, then the counts. */
const areaBytesFor = ({ size, numbers }: Sizes): number =>
  (bitsetFor(size).length + numbers + UNUSED_NUMBERS) * WORD_BYTES;

const layerBytesFor = (sizes: Sizes, { talents, width }: LayerSize): number =>
  2 * bitsetFor(sizes.size).length * WORD_BYTES +
  Math.ceil((talents * width * bytesFor(sizes)) / WORD_BYTES) * WORD_BYTES;

/** The numbers of each talent of a packed segment. Counts the talents of a set by number. */
export class NumberTable {
  readonly shared: SharedNumbers;
  readonly #set: Int32Array;
  readonly #counts: Uint32Array;
  readonly #clear: (...given: number[]) => number;
  readonly #numbers: number;
  readonly #layers: Layer[];
  #ordinal = 0;

  /** Opens a table that this or another thread built. */
  constructor(shared: SharedNumbers) {
    const { memory, numbers } = shared;
    const { buffer } = memory;
    const { length } = bitsetFor(shared.size);
    const bytes = bytesFor(shared);
    const area = areaStart(areaBytesFor(shared));
    this.shared = shared;
    this.#numbers = numbers;
    this.#set = new Int32Array(buffer, area, length);
    this.#counts = new Uint32Array(buffer, area + length * WORD_BYTES, numbers);
    this.#clear = clearOf(memory);
    const Records: Viewed<Layer['records']> = bytes === 2 ? Uint16Array : Uint32Array;
    let start = THREADS_MAX * areaBytesFor(shared);
    this.#layers = shared.layers.map((size) => {
      const { from, width, talents } = size;
      const basesStart = start + length * WORD_BYTES;
      const loops = compiledOnce(width, bytes);
      const layer: Layer = {
        from,
        width,
        having: new Int32Array(buffer, start, length),
        bases: new Uint32Array(buffer, basesStart, length),
        records: new Records(buffer, basesStart + length * WORD_BYTES, talents * width),
        touch: loops.touch(memory),
        count: loops.count(memory),
        end: 0,
      };
      start += layerBytesFor(shared, size);
      return layer;
    });
  }

  /** Creates an empty table. @param lengths the count of numbers by talent @param numbers all numbers are below this */
  static of(lengths: Uint16Array, numbers: number, widths = NARROW): NumberTable {
    const sizes: Sizes = { size: lengths.length, numbers, layers: layersFor(lengths, widths) };
    const bytes = sizes.layers.reduce(
      (sum, layer) => sum + layerBytesFor(sizes, layer),
      THREADS_MAX * areaBytesFor(sizes),
    );
    return new NumberTable({ ...sizes, memory: sharedMemoryOf(bytes) });
  }

  /** Adds the next talent with the first `length` of these numbers. */
  add(numbers: ArrayLike<number>, length: number): void {
    const ordinal = this.#ordinal;
    this.#ordinal += 1;
    for (const { records, end, width, bases } of ordinal % BLOCK === 0 ? this.#layers : [])
      bases[ordinal / BLOCK] = records.byteOffset + (end - width) * records.BYTES_PER_ELEMENT;
    for (const layer of this.#layers) {
      const { from, width, records, having } = layer;
      if (length <= from) return;
      for (let place = 0; place < width; place += 1)
        records[layer.end + place] =
          from + place < length
            ? (numbers[from + place] as number)
            : this.#numbers + (place % UNUSED_NUMBERS);
      layer.end += width;
      (having[ordinal >>> 5] as number) |= 1 << (ordinal & 31);
    }
  }

  /**
   * @param isFlipped whether to count the talents outside the set
   * @returns the number of talents by number; valid until the next call
   */
  countsIn(ordinalSet: Int32Array, isFlipped = false): Uint32Array {
    const set = this.#set;
    this.#clear(this.#counts.byteOffset, this.#counts.byteLength);
    set.set(ordinalSet.length > set.length ? ordinalSet.subarray(0, set.length) : ordinalSet);
    for (const layer of set.length > 0 ? this.#layers : [])
      this.#run(layer.count, layer, 0, set.length, isFlipped);
    return this.#counts;
  }

  /**
   * The same for a small set, of `count` talents. Their records are far apart in memory, so it touches TOUCHED_AT_ONCE of them
   * before it counts those.
   */
  countsInFew(ordinalSet: Int32Array, count: number): Uint32Array {
    const set = this.#set;
    this.#clear(this.#counts.byteOffset, this.#counts.byteLength);
    set.set(ordinalSet.length > set.length ? ordinalSet.subarray(0, set.length) : ordinalSet);
    const blocks = Math.max(1, Math.floor((set.length * TOUCHED_AT_ONCE) / Math.max(1, count)));
    for (const layer of count > 0 ? this.#layers : [])
      for (let from = 0; from < set.length; from += blocks) {
        const to = Math.min(set.length, from + blocks);
        this.#run(layer.touch, layer, from, to, false);
        this.#run(layer.count, layer, from, to, false);
      }
    return this.#counts;
  }

  /** @param from the first block of 32 talents @param to the block after the last */
  #run(loop: Layer['count'], { having, bases }: Layer, from: number, to: number, isFlipped: boolean): void {
    const start = this.#set.byteOffset;
    loop(
      start + from * WORD_BYTES,
      start + to * WORD_BYTES,
      isFlipped ? -1 : 0,
      having.byteOffset + from * WORD_BYTES,
      bases.byteOffset + from * WORD_BYTES,
      this.#counts.byteOffset,
    );
  }
}

/** The layers that the longest list needs, each with the number of its records. */
function layersFor(lengths: Uint16Array, { first, next }: Widths): LayerSize[] {
  const layers: LayerSize[] = [];
  for (let [from, width] = [0, first]; ; ) {
    let talents = 0;
    for (const length of lengths) if (length > from) talents += 1;
    if (talents === 0) return layers;
    layers.push({ from, width, talents });
    width = from === 0 ? next : 2 * width;
    from = layers.reduce((sum, layer) => sum + layer.width, 0);
  }
}
