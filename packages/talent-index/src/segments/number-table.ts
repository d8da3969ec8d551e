import { bitsetFor } from './bitset.ts';
import { compiled, memoryOf, OP } from './simd.ts';

type NumberBytes = 2 | 4;

const SHORT_NUMBERS_MAX = 0xffff;
const BLOCK = 32;
const WORD_BYTES = Uint32Array.BYTES_PER_ELEMENT;

/** How many numbers the records of the first layers hold. Each later layer holds twice as many as the one before. */
const FIRST_WIDTH = 4;
/** Unused places of a record count for one of these, each place for another: a counter that changes twice in a row is slow. */
const UNUSED_NUMBERS = 4;

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

/** Adds one to the count of a record's number. */
const counted = (place: number, bytes: NumberBytes) => [
  ...[...OP.get(LOCAL.record), ...(bytes === 2 ? OP.load16(place * bytes) : OP.load32(place * bytes))],
  ...[...OP.constant(2), ...OP.shiftLeft, ...OP.get(LOCAL.counts), ...OP.add, ...OP.tee(LOCAL.count)],
  ...[...OP.get(LOCAL.count), ...OP.load32(0), ...OP.constant(1), ...OP.add, ...OP.store32],
];

const bitsBelow = [...OP.get(LOCAL.bits), ...OP.constant(1), ...OP.subtract];

/**
 * count(set, endOfSet, flipped, having, bases, counts): counts the numbers of a set's talents in one layer, or with -1 as
 * `flipped` those of all others. A talent's record is found by how many talents of the block have one up to this talent.
 * The loop over a talent's numbers is unrolled: a loop of varying length costs more in mispredicted branches than in counting.
 */
const countOf = (width: number, bytes: NumberBytes) =>
  compiled({
    parameters: LOCAL.own,
    hasResult: false,
    vectors: 0,
    numbers: NUMBERS,
    body: [
      ...OP.loop,
      ...[...OP.get(LOCAL.set), ...OP.load32(0), ...OP.get(LOCAL.flipped), ...OP.xor],
      ...[...OP.get(LOCAL.having), ...OP.load32(0), ...OP.tee(LOCAL.own), ...OP.and, ...OP.set(LOCAL.bits)],
      ...OP.block,
      ...[...OP.get(LOCAL.bits), ...OP.isZero, ...OP.branchIf],
      ...OP.loop,
      ...[...OP.get(LOCAL.own), ...OP.get(LOCAL.bits), ...bitsBelow, ...OP.xor, ...OP.and, ...OP.popCount],
      ...[...OP.constant(width * bytes), ...OP.multiply],
      ...[...OP.get(LOCAL.bases), ...OP.load32(0), ...OP.add, ...OP.set(LOCAL.record)],
      ...Array.from({ length: width }, (_, place) => counted(place, bytes)).flat(),
      ...[...OP.get(LOCAL.bits), ...bitsBelow, ...OP.and, ...OP.tee(LOCAL.bits), ...OP.branchIf],
      ...OP.end,
      ...OP.end,
      ...[...next(LOCAL.having), ...next(LOCAL.bases), ...next(LOCAL.set)],
      ...[...OP.get(LOCAL.set), ...OP.get(LOCAL.endOfSet), ...OP.branchIfLess],
      ...OP.end,
    ],
  });

const COMPILED = new Map<string, ReturnType<typeof countOf>>();

function compiledOnce(width: number, bytes: NumberBytes): ReturnType<typeof countOf> {
  const key = `${width} ${bytes}`;
  const known = COMPILED.get(key) ?? countOf(width, bytes);
  COMPILED.set(key, known);
  return known;
}

/** Records of the talents with more than `from` numbers, each with the next `width` of them. */
type Layer = {
  from: number;
  width: number;
  having: Int32Array;
  /** By block, the address of the record before its first. */
  bases: Uint32Array;
  records: Uint16Array | Uint32Array;
  count: (...given: number[]) => number;
  /** Where the next record is written. */
  end: number;
};

/** Some numbers of each talent of a packed segment, and how many of a set have which. */
export class NumberTable {
  readonly #set: Int32Array;
  readonly #counts: Uint32Array;
  readonly #numbers: number;
  readonly #layers: Layer[];
  #ordinal = 0;

  /** @param lengths how many numbers each talent has @param numbers the numbers are below this */
  constructor(lengths: Uint16Array, numbers: number) {
    const { length } = bitsetFor(lengths.length);
    const bytes = numbers + UNUSED_NUMBERS > SHORT_NUMBERS_MAX ? 4 : 2;
    const layout = layersFor(lengths);
    const layerBytes = layout.map(({ talents, width }) => 2 * length * WORD_BYTES + talents * width * bytes);
    const setBytes = length * WORD_BYTES;
    const layersStart = setBytes + (numbers + UNUSED_NUMBERS) * WORD_BYTES;
    const memory = memoryOf(layerBytes.reduce((sum, own) => sum + own, layersStart));
    const { buffer } = memory;
    this.#numbers = numbers;
    this.#set = new Int32Array(buffer, 0, length);
    this.#counts = new Uint32Array(buffer, setBytes, numbers);
    const Records = bytes === 2 ? Uint16Array : Uint32Array;
    let start = layersStart;
    this.#layers = layout.map(({ from, width, talents }, at) => {
      const basesStart = start + length * WORD_BYTES;
      const layer: Layer = {
        from,
        width,
        having: new Int32Array(buffer, start, length),
        bases: new Uint32Array(buffer, basesStart, length),
        records: new Records(buffer, basesStart + length * WORD_BYTES, talents * width),
        count: compiledOnce(width, bytes)(memory),
        end: 0,
      };
      start += layerBytes[at] as number;
      return layer;
    });
  }

  /** Adds the next talent's numbers: the first `length` of these. */
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
   * @param isFlipped whether the talents who are not in the set are counted
   * @returns how many have each number; read it before the next call of this method
   */
  countsIn(ordinalSet: Int32Array, isFlipped = false): Uint32Array {
    const set = this.#set;
    this.#counts.fill(0);
    set.set(ordinalSet.length > set.length ? ordinalSet.subarray(0, set.length) : ordinalSet);
    for (const { having, bases, count } of set.length > 0 ? this.#layers : [])
      count(
        set.byteOffset,
        set.byteOffset + set.byteLength,
        isFlipped ? -1 : 0,
        having.byteOffset,
        bases.byteOffset,
        this.#counts.byteOffset,
      );
    return this.#counts;
  }
}

/** The layers that the longest list needs, and how many talents have a record in each. */
function layersFor(lengths: Uint16Array): { from: number; width: number; talents: number }[] {
  const layers: ReturnType<typeof layersFor> = [];
  for (let [from, width] = [0, FIRST_WIDTH]; ; ) {
    let talents = 0;
    for (const length of lengths) if (length > from) talents += 1;
    if (talents === 0) return layers;
    layers.push({ from, width, talents });
    from += width;
    width = from;
  }
}
