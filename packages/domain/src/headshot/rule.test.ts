import { expect, test } from 'vitest';
import { MEGABYTE } from '../file/limit.ts';
import { headshotImageRefusal } from './rule.ts';

test.each<[string, number, string | undefined]>([
  ['me.jpg', 1, undefined],
  ['ME.JPEG', 1, undefined],
  ['me.PNG', 5 * MEGABYTE - 1, undefined],
  ['me.png', 5 * MEGABYTE, 'Image size must be less than 5MB'],
  ['me.png', 0, 'Please select an image'],
  ['me.gif', 1, 'Please select an image file (JPG, PNG)'],
  ['me.png.exe', 1, 'Please select an image file (JPG, PNG)'],
  ['png', 1, 'Please select an image file (JPG, PNG)'],
])('%s of %i bytes: %s', (filename, bytes, refusal) => {
  expect(headshotImageRefusal({ filename, bytes })).toBe(refusal);
});
