import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addOrdinal, bitsetFor } from './bitset.ts';
import { countOrdinals } from './set-memory.ts';
import { NumberCounts } from './number-counts.ts';
import { RankColumn } from './rank-column.ts';

/** How many different numbers a column has at most: those of a byte, of two, and more. */
const DIFFERENT = [
  { different: 20, size: 300, numRuns: 100 },
  { different: 400, size: 600, numRuns: 20 },
  { different: 70_000, size: 70_000, numRuns: 1 },
];

test.each(DIFFERENT)(
  'columns of $different numbers are counted as one by one',
  ({ different, size, numRuns }) => {
    const talents = fc.record({
      size: numRuns === 1 ? fc.constant(size) : fc.integer({ min: 1, max: size }),
      share: fc.integer({ min: 0, max: 10 }),
    });
    fc.assert(
      fc.property(talents, (made) => {
        const numbers = Float64Array.from({ length: made.size }, (_, at) => (at * 7919) % different);
        const others = numbers.map((number) => (number % 11) / 2);
        const ordinalSet = bitsetFor(made.size);
        const expected = { experienceInYears: new Map(), expectedSalaryInLpaInr: new Map() };
        for (let ordinal = 0; ordinal < made.size; ordinal += 1) {
          if ((ordinal * 31) % 10 >= made.share) continue;
          addOrdinal(ordinalSet, ordinal);
          for (const [tally, number] of [
            [expected.experienceInYears, others[ordinal]],
            [expected.expectedSalaryInLpaInr, numbers[ordinal]],
          ] as const)
            tally.set(number, (tally.get(number) ?? 0) + 1);
        }
        const counts = NumberCounts.of(made.size, {
          experienceInYears: RankColumn.of(others),
          expectedSalaryInLpaInr: RankColumn.of(numbers),
        });
        const both = {
          experienceInYears: new Map<number, number>(),
          expectedSalaryInLpaInr: new Map<number, number>(),
        };
        counts.addCounts(ordinalSet, countOrdinals(ordinalSet), both);
        expect(both).toEqual(expected);
      }),
      { numRuns },
    );
  },
);
