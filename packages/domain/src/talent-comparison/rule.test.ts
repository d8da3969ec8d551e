import { expect, test } from 'vitest';
import { areBest, comparisonRefusal, pickRefusal } from './rule.ts';

test('ten people can be picked, and two to four of them compared', () => {
  expect([0, 1, 9].map(pickRefusal)).toEqual([undefined, undefined, undefined]);
  expect(pickRefusal(10)).toBe('You can pick up to 10 people. Remove someone first.');
  expect(comparisonRefusal(1)).toBe('Pick one more person to compare.');
  expect([2, 4].map(comparisonRefusal)).toEqual([undefined, undefined]);
  expect(comparisonRefusal(5)).toBe('You can compare up to four people.');
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
