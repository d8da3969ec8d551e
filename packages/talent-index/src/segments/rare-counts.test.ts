import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addOrdinal, bitsetFor, hasOrdinal } from './bitset.ts';
import { countOrdinals } from './set-memory.ts';
import { NOT_RARE, RareCounts } from './rare-counts.ts';
import { NumberTable } from './number-table.ts';

/** The count of numbers and of runs. 70,000 numbers do not fit into 16 bits. */
const NUMBERS = [
  { numbers: 30, numRuns: 100 },
  { numbers: 70_000, numRuns: 10 },
];

const setOf = (size: number, isIn: readonly boolean[]): Int32Array => {
  const ordinalSet = bitsetFor(size);
  for (let ordinal = 0; ordinal < size; ordinal += 1) if (isIn[ordinal]) addOrdinal(ordinalSet, ordinal);
  return ordinalSet;
};

/** Talents with distinct labels each, and a set of some of them. */
const talents = fc.integer({ min: 1, max: 300 }).chain((size) =>
  fc.record({
    labels: fc.array(fc.uniqueArray(fc.nat(20), { maxLength: 12 }), { minLength: size, maxLength: size }),
    isIn: fc.array(fc.boolean(), { minLength: size, maxLength: size }),
    isFew: fc.boolean(),
  }),
);

test.each(NUMBERS)(
  'rare labels of $numbers are counted as one by one, however many a talent has',
  ({ numbers, numRuns }) => {
    fc.assert(
      fc.property(talents, ({ labels, isIn, isFew }) => {
        const size = labels.length;
        const ordinalSet = setOf(
          size,
          isIn.map((own, at) => own && !(isFew && at % 7 > 0)),
        );
        const starts = Uint32Array.from([0, ...labels.map((_, at) => labels.slice(0, at + 1).flat().length)]);
        const numberOfLabel = Int32Array.from({ length: 21 }, (_, label) =>
          label % 5 === 0 ? NOT_RARE : numbers - 1 - label,
        );
        const rare = RareCounts.of(
          size,
          { starts, labels: Uint16Array.from(labels.flat()) },
          numberOfLabel,
          numbers,
        );
        const expected = new Uint32Array(numbers).fill(3);
        const totals = new Uint32Array(numbers);
        for (const [ordinal, own] of labels.entries())
          for (const label of own) {
            const number = numberOfLabel[label] as number;
            if (number === NOT_RARE) continue;
            (totals[number] as number) += 1;
            if (hasOrdinal(ordinalSet, ordinal)) (expected[number] as number) += 1;
          }
        const counts = new Uint32Array(numbers).fill(3);
        rare.addCounts(counts, ordinalSet, countOrdinals(ordinalSet));
        expect(counts).toEqual(expected);
        expect(rare.totals).toEqual(totals);
      }),
      { numRuns },
    );
  },
);

test('a table may be empty', () => {
  expect([...NumberTable.of(new Uint16Array(0), 3).countsIn(new Int32Array(0))]).toEqual([0, 0, 0]);
});

test.each(NUMBERS)(
  'records of any width count a set of few as one by one, of $numbers',
  ({ numbers, numRuns }) => {
    fc.assert(
      fc.property(talents, ({ labels, isIn }) => {
        const ordinalSet = setOf(labels.length, isIn);
        const table = NumberTable.of(
          Uint16Array.from(labels, ({ length }) => length),
          numbers,
          { first: 6, next: 2 },
        );
        const expected = new Uint32Array(numbers);
        for (const [ordinal, own] of labels.entries()) {
          const counted = own.map((label) => numbers - 1 - label);
          table.add(counted, counted.length);
          if (hasOrdinal(ordinalSet, ordinal))
            for (const number of counted) (expected[number] as number) += 1;
        }
        const count = countOrdinals(ordinalSet);
        expect(table.countsInFew(ordinalSet, count)).toEqual(expected);
        // A large count makes it read the set in many parts, as for a large segment.
        expect(table.countsInFew(ordinalSet, 1_000 * (1 + count))).toEqual(expected);
      }),
      { numRuns },
    );
  },
);
