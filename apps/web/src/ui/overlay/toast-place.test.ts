import { expect, test } from 'vitest';
import { type Box, riseOf } from './toast-place.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});
const control = (of: Box, weight = 1) => ({ box: of, weight });

/** Above the bottom bar of a phone. */
const toast = box(16, 720, 358, 50);
const HEIGHT = 844;

test.each([
  ['nothing is there', [], 0],
  ['the bottom bar below it', [control(box(0, 784, 390, 60))], 0],
  ['a button beside it', [control(box(376, 720, 14, 44))], 0],
  ['a composer behind it', [control(box(16, 690, 300, 60), 10), control(box(320, 740, 54, 44), 10)], 88],
  [
    'a button behind it and one above that',
    [control(box(16, 740, 90, 44)), control(box(16, 690, 90, 44))],
    88,
  ],
  [
    'a list with space between its buttons',
    [control(box(16, 740, 90, 44)), control(box(16, 600, 90, 44))],
    38,
  ],
])('with %s it rises by what is needed', (_, controls, rise) => {
  expect(riseOf(toast, controls, HEIGHT)).toBe(rise);
});

test('where every place covers something, a link is covered rather than a field', () => {
  const links = Array.from({ length: 20 }, (_, row) => control(box(16, row * 42, 90, 40)));
  const field = control(box(16, 700, 300, 60), 10);
  const rise = riseOf(toast, [...links, field], HEIGHT);
  expect(rise).toBeGreaterThan(0);
  const isOverField = toast.top - rise < field.box.bottom && field.box.top < toast.bottom - rise;
  expect(isOverField).toBe(false);
});

test('it never leaves the window', () => {
  const tall = Array.from({ length: 100 }, (_, row) => control(box(16, row * 10, 300, 9)));
  expect(riseOf(toast, tall, HEIGHT)).toBeLessThanOrEqual(toast.top);
});
