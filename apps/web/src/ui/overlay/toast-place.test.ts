import { expect, test } from 'vitest';
import { type Box, placeOf } from './toast-place.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});
const control = (of: Box, weight = 1) => ({ box: of, weight });

/** Above the bottom bar of a phone. */
const toast = box(16, 720, 358, 50);
const PHONE = { width: 390, height: 844 };

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
  expect(placeOf(toast, controls, PHONE)).toEqual({ shift: 0, rise });
});

test('where every place covers something, a link is covered rather than a field', () => {
  const links = Array.from({ length: 20 }, (_, row) => control(box(16, row * 42, 90, 40)));
  const field = control(box(16, 700, 300, 60), 10);
  const { rise } = placeOf(toast, [...links, field], PHONE);
  expect(rise).toBeGreaterThan(0);
  const isOverField = toast.top - rise < field.box.bottom && field.box.top < toast.bottom - rise;
  expect(isOverField).toBe(false);
});

test('it never leaves the window', () => {
  const tall = Array.from({ length: 100 }, (_, row) => control(box(16, row * 10, 300, 9)));
  expect(placeOf(toast, tall, PHONE).rise).toBeLessThanOrEqual(toast.top);
});

test('where its side is full of controls it goes to the other one, as long as that is better', () => {
  const wide = { width: 1440, height: 844 };
  const filters = Array.from({ length: 20 }, (_, row) => control(box(16, row * 42, 90, 40), 10));
  expect(placeOf(toast, filters, wide)).toEqual({ shift: 1440 - 358 - 32, rise: 0 });
  const alsoThere = Array.from({ length: 40 }, (_, row) => control(box(1066, row * 21, 358, 20), 10));
  expect(placeOf(toast, [...filters, ...alsoThere], wide).shift).toBe(0);
  expect(placeOf(toast, [], wide)).toEqual({ shift: 0, rise: 0 });
});
