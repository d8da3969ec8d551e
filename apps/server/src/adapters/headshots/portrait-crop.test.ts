import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Mask, portraitCrop } from './portrait-crop.ts';

type Box = { left: number; top: number; width: number; height: number };

/** A mask with the person as boxes: head, shoulders, arms. */
function maskOf(width: number, height: number, ...boxes: Box[]): Mask {
  const data = new Uint8Array(width * height);
  for (const box of boxes) {
    for (let y = box.top; y < Math.min(box.top + box.height, height); y += 1) {
      data.fill(255, y * width + Math.max(box.left, 0), y * width + Math.min(box.left + box.width, width));
    }
  }
  return { width, height, data };
}

const head = (left: number, top: number, width: number): Box => ({ left, top, width, height: width * 1.3 });

test('head and shoulders fill the square, with some air above the head', () => {
  const mask = maskOf(600, 800, head(250, 300, 100), { left: 180, top: 430, width: 240, height: 370 });
  expect(portraitCrop(mask)).toEqual({ side: 264, left: 168, top: 268 });
});

test('somebody seen whole is cropped to the upper body', () => {
  const mask = maskOf(600, 1200, head(270, 100, 80), { left: 220, top: 204, width: 180, height: 900 });
  expect(portraitCrop(mask)).toEqual({ side: 198, left: 211, top: 76 });
});

test('a face that fills the picture keeps the whole width', () => {
  const mask = maskOf(400, 500, { left: 40, top: 40, width: 330, height: 460 });
  expect(portraitCrop(mask)).toEqual({ side: 363, left: 23, top: 0 });
});

test('somebody at the edge is kept inside the picture', () => {
  const mask = maskOf(800, 600, head(0, 50, 120), { left: 0, top: 206, width: 220, height: 394 });
  expect(portraitCrop(mask)).toMatchObject({ left: 0 });
});

test.each<[string, Mask]>([
  ['nobody', maskOf(300, 300)],
  ['a speck', maskOf(300, 300, { left: 10, top: 10, width: 20, height: 20 })],
  ['the whole picture', maskOf(300, 300, { left: 0, top: 0, width: 300, height: 300 })],
])('a mask of %s shows no person', (_name, mask) => {
  expect(portraitCrop(mask)).toBeUndefined();
});

test('whatever a mask shows, the square lies inside the picture', () => {
  const box = fc.record({
    left: fc.integer({ min: 0, max: 90 }),
    top: fc.integer({ min: 0, max: 70 }),
    width: fc.integer({ min: 1, max: 100 }),
    height: fc.integer({ min: 1, max: 80 }),
  });
  fc.assert(
    fc.property(fc.array(box, { maxLength: 5 }), (boxes) => {
      const crop = portraitCrop(maskOf(100, 80, ...boxes));
      if (!crop) return;
      const { left, top, side } = crop;
      expect(Number.isInteger(left) && Number.isInteger(top) && Number.isInteger(side)).toBe(true);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(side).toBeGreaterThan(0);
      expect(left + side).toBeLessThanOrEqual(100);
      expect(top + side).toBeLessThanOrEqual(80);
    }),
  );
});
