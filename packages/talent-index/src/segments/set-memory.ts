import { bitsetFor, popCount } from './bitset.ts';
import { compiled, memoryOf, OP } from './simd.ts';

const VECTOR_BYTES = 16;
/** The bytes of one step. Zeros pad every set in the memory to whole steps. */
const STEP_BYTES = 8 * VECTOR_BYTES;
const LONG_BYTES = 8;

const LOCAL = { one: 0, other: 1, endOfOne: 2, count: 3 };

const moved = (local: number) => [...OP.get(local), ...OP.constant(STEP_BYTES), ...OP.add];
const nextOfOther = [...moved(LOCAL.other), ...OP.set(LOCAL.other)];
const untilEndOfOne = [
  ...moved(LOCAL.one),
  ...OP.tee(LOCAL.one),
  ...OP.get(LOCAL.endOfOne),
  ...OP.branchIfLess,
  ...OP.end,
];

/** change(one, other, endOfOne): changes one area by another, bit by bit. @param change an instruction on two vectors */
const changeOf = (change: readonly number[]) =>
  compiled({
    parameters: 3,
    hasResult: false,
    vectors: 0,
    numbers: 0,
    body: [
      ...OP.loop,
      ...Array.from({ length: STEP_BYTES / VECTOR_BYTES }, (_, vector) => [
        ...OP.get(LOCAL.one),
        ...OP.get(LOCAL.one),
        ...OP.load(vector * VECTOR_BYTES),
        ...OP.get(LOCAL.other),
        ...OP.load(vector * VECTOR_BYTES),
        ...change,
        ...OP.store(vector * VECTOR_BYTES),
      ]).flat(),
      ...nextOfOther,
      ...untilEndOfOne,
    ],
  });

/** count(one, other, endOfOne): counts the bits that two areas share. */
const sharedOf = compiled({
  parameters: 3,
  hasResult: true,
  vectors: 0,
  numbers: 1,
  body: [
    ...OP.loop,
    ...OP.get(LOCAL.count),
    ...Array.from({ length: STEP_BYTES / LONG_BYTES }, (_, at) => [
      ...[...OP.get(LOCAL.one), ...OP.load64(at * LONG_BYTES)],
      ...[...OP.get(LOCAL.other), ...OP.load64(at * LONG_BYTES)],
      ...[...OP.and64, ...OP.popCount64, ...OP.narrow64, ...OP.add],
    ]).flat(),
    ...OP.set(LOCAL.count),
    ...nextOfOther,
    ...untilEndOfOne,
    ...OP.get(LOCAL.count),
  ],
});

const MEMORY_BYTES = 32 * 2 ** 20;

const memory = memoryOf(MEMORY_BYTES);
type Work = (one: number, other: number, endOfOne: number) => number;
const WORK = {
  and: changeOf(OP.bitAnd)(memory),
  or: changeOf(OP.bitOr)(memory),
  andNot: changeOf(OP.bitAndNot)(memory),
  shared: sharedOf(memory),
};

/** The offset of the next set; undefined outside `duringQuestion`. */
let free: number | undefined;

/**
 * Runs a query. During the query, `emptySet` and `copyOf` allocate sets in one memory: allocation is cheap and SIMD works on
 * them. Do not use these sets after the query. If the memory is full, they allocate ordinary arrays.
 */
export function duringQuestion<Result>(act: () => Result): Result {
  const before = free;
  free ??= 0;
  try {
    return act();
  } finally {
    free = before;
  }
}

const filledUp = (bytes: number): number => Math.ceil(bytes / STEP_BYTES) * STEP_BYTES;

/** Allocates a set of this many numbers without clearing them; undefined if there is no room. */
function taken(length: number): Int32Array | undefined {
  if (free === undefined) return undefined;
  const bytes = filledUp(length * Int32Array.BYTES_PER_ELEMENT);
  if (free + bytes > MEMORY_BYTES) return undefined;
  const all = new Int32Array(memory.buffer, free, bytes / Int32Array.BYTES_PER_ELEMENT);
  all.fill(0, length);
  free += bytes;
  return all.subarray(0, length);
}

/** An empty set for a segment of `size` talents. */
export function emptySet(size: number): Int32Array {
  const { length } = bitsetFor(size);
  return taken(length)?.fill(0) ?? new Int32Array(length);
}

/** Copies the first `length` numbers of a set. Zeros fill up a shorter set. */
export function copyOf(set: Int32Array, length = set.length): Int32Array {
  const copy = taken(length) ?? new Int32Array(length);
  copy.set(set.length > length ? set.subarray(0, length) : set);
  if (set.length < length) copy.fill(0, set.length);
  return copy;
}

const isInMemory = ({ buffer }: Int32Array): boolean => buffer === memory.buffer;

/**
 * Works on two sets, reading the second up to the length of the first. Copies sets from other memory.
 *
 * @returns undefined if the memory has no room for the copies
 */
function workedOn(work: Work, one: Int32Array, other: Int32Array): number | undefined {
  if (one.length === 0) return 0;
  const before = free;
  free ??= 0;
  const first = isInMemory(one) ? one : copyOf(one);
  const isReady = isInMemory(other) && other.length === one.length;
  const second = other === one ? first : isReady ? other : copyOf(other, one.length);
  free = before;
  if (!isInMemory(first) || !isInMemory(second)) return undefined;
  const { byteOffset, byteLength } = first;
  return work(byteOffset, second.byteOffset, byteOffset + filledUp(byteLength)) ?? 0;
}

/** Intersects a set with another. */
export function keepShared(ordinalSet: Int32Array, other: Int32Array): void {
  if (isInMemory(ordinalSet) && workedOn(WORK.and, ordinalSet, other) !== undefined) return;
  for (let block = 0; block < ordinalSet.length; block += 1)
    (ordinalSet[block] as number) &= other[block] as number;
}

/** Adds the members of another set. */
export function addAll(ordinalSet: Int32Array, other: Int32Array): void {
  if (isInMemory(ordinalSet) && workedOn(WORK.or, ordinalSet, other) !== undefined) return;
  for (let block = 0; block < ordinalSet.length; block += 1)
    (ordinalSet[block] as number) |= other[block] as number;
}

/** Removes the members of another set. */
export function removeAll(ordinalSet: Int32Array, other: Int32Array): void {
  if (isInMemory(ordinalSet) && workedOn(WORK.andNot, ordinalSet, other) !== undefined) return;
  for (let block = 0; block < ordinalSet.length; block += 1)
    (ordinalSet[block] as number) &= ~(other[block] as number);
}

/** The number of ordinals that two sets share. */
export function countShared(one: Int32Array, other: Int32Array): number {
  const count = workedOn(WORK.shared, one, other);
  if (count !== undefined) return count;
  let sum = 0;
  for (let block = 0; block < one.length; block += 1)
    sum += popCount((one[block] as number) & (other[block] as number));
  return sum;
}

/** The size of a set. */
export const countOrdinals = (ordinalSet: Int32Array): number => countShared(ordinalSet, ordinalSet);
