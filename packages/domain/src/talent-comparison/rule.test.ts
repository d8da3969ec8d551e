import { expect, test } from 'vitest';
import { areBest, pickRefusal } from './rule.ts';

test('four people can be picked', () => {
  expect([0, 1, 2, 3].map(pickRefusal)).toEqual([undefined, undefined, undefined, undefined]);
  expect(pickRefusal(4)).toBe('You can compare up to four people. Remove someone first.');
});

test.each([
  [[6, 7, 5], 'higher', [false, true, false]],
  [[6, 7, 5], 'lower', [false, false, true]],
  [[4, 5, 5], 'higher', [false, true, true]],
  [[0, 2, 0], 'lower', [true, false, true]],
  // Equal values, one alone, and nobody who is known: nothing is best.
  [[5, 5, 5], 'higher', [false, false, false]],
  [[5], 'higher', [false]],
  [[], 'higher', []],
  [[undefined, undefined], 'higher', [false, false]],
  [[3, undefined], 'higher', [false, false]],
  // Equal ones are best where another is not known.
  [[3, 3, undefined], 'higher', [true, true, false]],
] as const)('of %j the %s are best: %j', (values, better, best) => {
  expect(areBest(values, better)).toEqual(best);
});
