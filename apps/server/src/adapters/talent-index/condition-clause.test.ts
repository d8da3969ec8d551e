import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEAR, rangeFit, salaryNear } from '@talaash/domain/talent-search/condition-fit';
import type { Clause } from './clause.ts';
import { fitClauses } from './condition-clause.ts';

type Ends = { gte?: number; gt?: number; lte?: number; lt?: number };
type Parts = { filter?: Clause[]; should?: Clause[]; must_not?: Clause[] };

const SIDES: Record<keyof Ends, (value: number, end: number) => boolean> = {
  gte: (value, end) => value >= end,
  gt: (value, end) => value > end,
  lte: (value, end) => value <= end,
  lt: (value, end) => value < end,
};

const isWithin = (value: number, ends: Ends): boolean =>
  Object.entries(ends).every(([side, end]) => SIDES[side as keyof Ends](value, end));

/** Whether a number is in some ranges. */
function accepts(clause: Clause, value: number): boolean {
  if ('match_all' in clause || 'match_none' in clause) return 'match_all' in clause;
  if ('range' in clause)
    return Object.values(clause['range'] as Record<string, Ends>).every((ends) => isWithin(value, ends));
  const { filter = [], should = [], must_not = [] } = clause['bool'] as Parts;
  return (
    filter.every((part) => accepts(part, value)) &&
    (should.length === 0 || should.some((part) => accepts(part, value))) &&
    !must_not.some((part) => accepts(part, value))
  );
}

const tenth = fc.integer({ min: 0, max: 500 }).map((tenths) => tenths / 10);
const ends = fc.record({ min: tenth, max: tenth }, { requiredKeys: [] });

test.each([
  ['experience', () => NEAR.years],
  ['salary', salaryNear],
] as const)('%s is near a range up to the last number that the rule calls near', (kind, nearOf) => {
  fc.assert(
    fc.property(ends, fc.integer({ min: -3, max: 3 }), (range, roundings) => {
      const { inside, near } = fitClauses({ kind, ...range }, 0);
      const width = nearOf(range);
      const edges = [(range.min ?? 0) - width, (range.max ?? 0) + width, range.min ?? 0, range.max ?? 0];
      for (const edge of edges) {
        const value = edge + roundings * 2 ** -52 * Math.abs(edge);
        const fit = accepts(inside, value) ? 'inside' : accepts(near, value) ? 'near' : 'outside';
        expect(fit, JSON.stringify({ range, value })).toBe(rangeFit(value, range, width));
      }
    }),
  );
});

test('a range whose near numbers begin at zero is asked at once', () => {
  const { near } = fitClauses({ kind: 'experience', min: NEAR.years }, 0);
  expect(accepts(near, 0)).toBe(true);
  expect(accepts(near, NEAR.years)).toBe(false);
  expect(accepts(near, -0.01)).toBe(false);
});
