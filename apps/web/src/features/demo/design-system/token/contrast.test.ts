import { expect, test } from 'vitest';
import { contrastInWords, contrastOf } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#fff', 'rgb(255 255 255)', 1],
  ['rgb(119, 119, 119)', '#FFFFFF', 4.48],
  ['#ffffff', '#777', 4.48],
])('the contrast of %s and %s is %d', (front, ground, contrast) => {
  expect(contrastOf(front, ground)).toBeCloseTo(contrast, 2);
});

test.each(['rgb(0 0 0 / 0.4)', 'none', '', 'var(--x)', '#12345'])('%s is not a plain colour', (colour) => {
  expect(contrastOf(colour, '#ffffff')).toBeUndefined();
});

test('a contrast is truncated, not rounded', () => {
  expect([4.49, 4.5, 21].map(contrastInWords)).toEqual(['4.4', '4.5', '21.0']);
});
