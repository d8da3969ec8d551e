import { bitsetFor } from './bitset.ts';
import { areaStart, THREADS_MAX } from './shared-memory.ts';
import { clearOf, compiled, type Memory, OP, sharedMemoryOf } from './simd.ts';

/** A table of scores by impact has at most LANES * LOOKED_UP bytes: a few cache lines. */
const LANES = 16;
const LOOKED_UP = 6;
const SCORES_BYTES = LANES * LOOKED_UP;

const LOCAL = {
  scores: 0,
  set: 1,
  impacts: 2,
  scoreOf: 3,
  endOfScores: 4,
  best: 5,
  bestSoFar: 6,
  one: 7,
  table: 8,
};
const BITS = LOCAL.table + LOOKED_UP;

/** Changes 16 scores by those of 16 impacts. Leaves a mask of the scores above 0 on the stack. */
const changed = (offset: number, chosen: readonly number[]) => [
  ...OP.get(LOCAL.impacts),
  ...OP.load(offset),
  ...OP.set(LOCAL.one),
  ...OP.get(LOCAL.scores),
  ...OP.get(LOCAL.scores),
  ...OP.load(offset),
  ...Array.from({ length: LOOKED_UP }, (_, part) => [
    ...OP.get(LOCAL.table + part),
    ...OP.get(LOCAL.one),
    ...OP.bytes(part * LANES),
    ...OP.subtract8,
    ...OP.lookUp,
    ...(part === 0 ? [] : OP.bitOr),
  ]).flat(),
  ...chosen,
  ...OP.tee(LOCAL.one),
  ...OP.store(offset),
  ...OP.get(LOCAL.bestSoFar),
  ...OP.get(LOCAL.one),
  ...OP.max8,
  ...OP.set(LOCAL.bestSoFar),
  ...OP.get(LOCAL.one),
  ...OP.bytes(0),
  ...OP.differ8,
  ...OP.bitMask8,
];

const ahead = (local: number, bytes: number) => [...OP.get(local), ...OP.constant(bytes), ...OP.add];

/**
 * change(scores, set, impacts, scoreOf, endOfScores, best): chooses between each score and the score of its impact, 32 at a
 * time. Sets the bits of the scores above 0, and writes 16 scores that include the best.
 *
 * @param chosen the instruction that chooses
 */
const changeOf = (chosen: readonly number[]) =>
  compiled({
    parameters: 6,
    hasResult: false,
    vectors: 2 + LOOKED_UP,
    numbers: 1,
    body: [
      ...Array.from({ length: LOOKED_UP }, (_, part) => [
        ...OP.get(LOCAL.scoreOf),
        ...OP.load(part * LANES),
        ...OP.set(LOCAL.table + part),
      ]).flat(),
      ...OP.loop,
      ...changed(0, chosen),
      ...OP.set(BITS),
      ...OP.get(LOCAL.set),
      ...changed(LANES, chosen),
      ...OP.constant(LANES),
      ...OP.shiftLeft,
      ...OP.get(BITS),
      ...OP.or,
      ...OP.store32,
      ...ahead(LOCAL.set, 4),
      ...OP.set(LOCAL.set),
      ...ahead(LOCAL.impacts, 32),
      ...OP.set(LOCAL.impacts),
      ...ahead(LOCAL.scores, 32),
      ...OP.tee(LOCAL.scores),
      ...OP.get(LOCAL.endOfScores),
      ...OP.branchIfLess,
      ...OP.end,
      ...OP.get(LOCAL.best),
      ...OP.get(LOCAL.bestSoFar),
      ...OP.store(0),
    ],
  });
const raiseOf = changeOf(OP.max8);
const lowerOf = changeOf(OP.min8);

const AT_LEAST = { scores: 0, set: 1, endOfScores: 2, least: 3 };

const areAtLeast = (offset: number) => [
  ...[...OP.get(AT_LEAST.scores), ...OP.load(offset)],
  ...[...OP.get(AT_LEAST.least), ...OP.everyByte, ...OP.atLeast8, ...OP.bitMask8],
];

/** atLeast(scores, set, endOfScores, least): writes the set of the scores that are at least `least`, 32 at a time. */
const atLeastOf = compiled({
  parameters: 4,
  hasResult: false,
  vectors: 0,
  numbers: 0,
  body: [
    ...OP.loop,
    ...OP.get(AT_LEAST.set),
    ...areAtLeast(0),
    ...[...areAtLeast(LANES), ...OP.constant(LANES), ...OP.shiftLeft, ...OP.or],
    ...OP.store32,
    ...[...ahead(AT_LEAST.set, 4), ...OP.set(AT_LEAST.set)],
    ...[...ahead(AT_LEAST.scores, 32), ...OP.tee(AT_LEAST.scores)],
    ...[...OP.get(AT_LEAST.endOfScores), ...OP.branchIfLess],
    ...OP.end,
  ],
});

/** An area for the scores of a segment's talents, and for the set of talents with a score. */
export type ScoreArea = {
  scores: Uint8Array;
  ordinalSet: Int32Array;
  /** Whether the impacts are in the same memory, as a row of the table or as the scores of an area. */
  isBeside(impacts: Uint8Array): boolean;
  /** Raises the scores to the scores of a row. @param scoreOf score by impact @returns the best score */
  raiseAll(impacts: Uint8Array, scoreOf: Uint8Array): number;
  /** Lowers the scores to the scores of a row. Removes talents without a score from the set. */
  lowerAll(impacts: Uint8Array, scoreOf: Uint8Array): number;
  /** Sets all scores to 0 and empties the set. */
  clear(): void;
  /** Recomputes the set, after a change of scores that left it alone. */
  findSet(): void;
  /** Finds the talents with at least a score in a half-open range of blocks of 32. Valid until the next call of any method. */
  withAtLeast(least: number, from: number, to: number): Int32Array;
};

type Change = (...given: number[]) => number;

/** The score table that maps each impact to itself. */
export const SAME = Uint8Array.from({ length: SCORES_BYTES }, (_, impact) => impact);

/** The maximum number of score areas in the memory. */
const AREAS_MAX = 32;

/** Offsets in a thread's working area: the best scores, and a set that is read at once or never. */
const BEST = SCORES_BYTES;
const SPARE_SET = BEST + LANES;

/** A row has a byte for each bit of a bitset. */
const rowBytesFor = (size: number): number => bitsetFor(size).length * 32;
const scoreBytesFor = (size: number): number => rowBytesFor(size) + rowBytesFor(size) / 8;
const workingBytesFor = (size: number): number =>
  SPARE_SET + rowBytesFor(size) / 8 + AREAS_MAX * scoreBytesFor(size);

/** The size and memory from which another thread opens the same table. */
export type SharedImpacts = { size: number; memory: Memory };

/** Rows of impacts, a byte for each talent of a segment. Scores are in the same memory: SIMD raises them to those of a row. */
export class ImpactTable {
  readonly shared: SharedImpacts;
  readonly #buffer: ArrayBufferLike;
  readonly #raise: Change;
  readonly #lower: Change;
  readonly #atLeast: Change;
  readonly #clear: Change;
  readonly #size: number;
  readonly #rowsStart: number;
  /** In bytes. */
  readonly #rowBytes: number;
  /** Where this thread's working area starts. */
  readonly #start: number;
  readonly #scoreOf: Uint8Array;
  readonly #best: Uint8Array;
  #areas = 0;

  /** Opens a table that this or another thread built. */
  constructor(shared: SharedImpacts) {
    const { size, memory } = shared;
    this.shared = shared;
    this.#size = size;
    this.#rowBytes = rowBytesFor(size);
    this.#start = areaStart(workingBytesFor(size));
    this.#rowsStart = THREADS_MAX * workingBytesFor(size);
    this.#buffer = memory.buffer;
    this.#raise = raiseOf(memory);
    this.#lower = lowerOf(memory);
    this.#atLeast = atLeastOf(memory);
    this.#clear = clearOf(memory);
    this.#scoreOf = new Uint8Array(this.#buffer, this.#start, SCORES_BYTES);
    this.#best = new Uint8Array(this.#buffer, this.#start + BEST, LANES);
  }

  /** Creates a table of zeros. @param size the number of talents @param rows the number of rows of impacts */
  static of(size: number, rows: number): ImpactTable {
    const bytes = THREADS_MAX * workingBytesFor(size) + rows * rowBytesFor(size);
    return new ImpactTable({ size, memory: sharedMemoryOf(bytes) });
  }

  /** @returns the impacts of a row by ordinal, to fill and read in place */
  row(row: number): Uint8Array {
    return new Uint8Array(this.#buffer, this.#rowsStart + row * this.#rowBytes, this.#size);
  }

  /** @returns consecutive rows. Zeros pad each row to a byte for each bit of a bitset. */
  rows(from: number, rows: number): Uint8Array {
    return new Uint8Array(this.#buffer, this.#rowsStart + from * this.#rowBytes, rows * this.#rowBytes);
  }

  /** Raises each impact of a row to that of another row. */
  raiseRow({ byteOffset }: Uint8Array, other: Uint8Array): void {
    this.#apply(this.#raise, { start: byteOffset, setStart: this.#start + SPARE_SET }, other, SAME);
  }

  /** @returns the best score */
  #apply(
    change: Change,
    { start, setStart }: { start: number; setStart: number },
    impacts: Uint8Array,
    scoreOf: Uint8Array,
  ): number {
    this.#scoreOf.fill(0);
    this.#scoreOf.set(scoreOf);
    const { byteOffset } = this.#scoreOf;
    change(start, setStart, impacts.byteOffset, byteOffset, start + this.#rowBytes, this.#best.byteOffset);
    return Math.max(...this.#best);
  }

  /** @returns an unused area of the memory; undefined if none is left */
  takeArea(): ScoreArea | undefined {
    if (this.#areas === AREAS_MAX || this.#size === 0) return undefined;
    const spareStart = this.#start + SPARE_SET;
    const start = spareStart + this.#rowBytes / 8 + this.#areas * scoreBytesFor(this.#size);
    const setStart = start + this.#rowBytes;
    this.#areas += 1;
    const spareSet = new Int32Array(this.#buffer, spareStart, this.#rowBytes / 32);
    return {
      scores: new Uint8Array(this.#buffer, start, this.#rowBytes),
      ordinalSet: new Int32Array(this.#buffer, setStart, this.#rowBytes / 32),
      isBeside: ({ buffer }) => buffer === this.#buffer,
      raiseAll: (impacts, scoreOf) => this.#apply(this.#raise, { start, setStart }, impacts, scoreOf),
      lowerAll: (impacts, scoreOf) => this.#apply(this.#lower, { start, setStart }, impacts, scoreOf),
      clear: () => {
        this.#clear(start, scoreBytesFor(this.#size));
      },
      findSet: () => {
        this.#atLeast(start, setStart, start + this.#rowBytes, 1);
      },
      withAtLeast: (least, from, to) => {
        this.#atLeast(start + from * 32, spareStart + from * 4, start + to * 32, least);
        return spareSet;
      },
    };
  }
}
