import { expect, test } from 'vitest';
import { stepFor } from './bar-plot.tsx';

test.each([
  [0, 1],
  [1, 1],
  [3, 1],
  [4, 2],
  [18, 6],
  [19, 8],
  [27, 10],
  [31, 20],
  [300, 100],
  [301, 200],
])('with a highest bar of %i the lines are %i apart', (highest, step) => {
  expect(stepFor(highest)).toBe(step);
});
