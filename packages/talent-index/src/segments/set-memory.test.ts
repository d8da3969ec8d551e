import { expect, test } from 'vitest';
import { addOrdinal, bitsetFor, hasOrdinal } from './bitset.ts';
import {
  addAll,
  copyOf,
  countOrdinals,
  countShared,
  duringQuestion,
  emptySet,
  keepShared,
  removeAll,
} from './set-memory.ts';

const SIZES = [1, 256, 257, 5_000, 100_000];

const isEven = (ordinal: number) => ordinal % 2 === 0;
const isThird = (ordinal: number) => ordinal % 3 === 0;

const setOf = (size: number, isIn: (ordinal: number) => boolean): Int32Array => {
  const set = bitsetFor(size);
  for (let ordinal = 0; ordinal < size; ordinal += 1) if (isIn(ordinal)) addOrdinal(set, ordinal);
  return set;
};

/** Ordinary sets, and sets in the memory between others that are full of ones. */
const PLACES: Record<string, (set: Int32Array) => Int32Array> = {
  ordinary: (set) => set.slice(),
  'in the memory': (set) => {
    copyOf(set).fill(-1);
    const copy = copyOf(set);
    copyOf(set).fill(-1);
    return copy;
  },
};

const CHANGES = {
  keepShared: { change: keepShared, isLeft: (even: boolean, third: boolean) => even && third },
  addAll: { change: addAll, isLeft: (even: boolean, third: boolean) => even || third },
  removeAll: { change: removeAll, isLeft: (even: boolean, third: boolean) => even && !third },
};

const cases = Object.keys(PLACES).flatMap((one) =>
  Object.keys(PLACES).flatMap((other) => SIZES.map((size) => ({ one, other, size }))),
);

test.each(cases)('a set of $size, $one, is changed by one that is $other', ({ one, other, size }) => {
  duringQuestion(() => {
    for (const { change, isLeft } of Object.values(CHANGES)) {
      const changed = PLACES[one]?.(setOf(size, isEven)) as Int32Array;
      const by = PLACES[other]?.(setOf(size, isThird)) as Int32Array;
      expect(countShared(changed, by)).toBe(Math.ceil(size / 6));
      change(changed, by);
      expect(changed).toEqual(setOf(size, (ordinal) => isLeft(isEven(ordinal), isThird(ordinal))));
      expect(by).toEqual(setOf(size, isThird));
      expect(countOrdinals(by)).toBe(Math.ceil(size / 3));
    }
  });
});

test('a longer set, as a growing segment has, is read as far as needed', () => {
  duringQuestion(() => {
    const set = copyOf(setOf(5_000, isEven), bitsetFor(300).length);
    expect(set).toEqual(setOf(5_000, isEven).subarray(0, set.length));
    keepShared(set, setOf(5_000, isThird));
    expect(countOrdinals(set)).toBe(Math.ceil((set.length * 32) / 6));
  });
});

test('sets of one question stand apart, and those of the next are empty at first', () => {
  duringQuestion(() => emptySet(5_000).fill(-1));
  duringQuestion(() => {
    const set = emptySet(5_000);
    emptySet(5_000).fill(-1);
    expect(countOrdinals(set)).toBe(0);
  });
});

test('a question with more sets than there is room for gets ordinary ones', () => {
  const size = 2 ** 24;
  duringQuestion(() => {
    const sets = Array.from({ length: 20 }, () => emptySet(size));
    expect(new Set(sets.map(({ buffer }) => buffer)).size).toBeGreaterThan(1);
    for (const set of sets) {
      addOrdinal(set, size - 1);
      addAll(set, sets[0] as Int32Array);
      keepShared(set, sets[0] as Int32Array);
      expect([countOrdinals(set), hasOrdinal(set, size - 1)]).toEqual([1, true]);
      removeAll(set, set);
      addOrdinal(set, size - 1);
    }
  });
});

test('what is made outside of a question lasts', () => {
  const set = emptySet(256);
  const copy = copyOf(set.fill(-1));
  duringQuestion(() => emptySet(256).fill(0));
  expect([countOrdinals(set), countOrdinals(copy)]).toEqual([256, 256]);
});
