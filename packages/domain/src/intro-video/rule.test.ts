import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MASK_THRESHOLD } from './limit.ts';
import { coverage, minutesAndSeconds, secondsLeft } from './rule.ts';

test.each([
  [0, 120],
  [1, 120],
  [1000, 119],
  [60_500, 60],
  [119_001, 1],
  [120_000, 0],
  [130_000, 0],
])('after %i ms %i seconds are left', (recordedMs, seconds) => {
  expect(secondsLeft(recordedMs)).toBe(seconds);
});

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [65, '1:05'],
  [120, '2:00'],
])('%i seconds read %s', (seconds, words) => {
  expect(minutesAndSeconds(seconds)).toBe(words);
});

const threshold = fc.integer(MASK_THRESHOLD);
const confidence = fc.integer({ min: 0, max: 255 });

test('a pixel at the threshold is half covered; nothing is at 0 and everything at 255', () => {
  fc.assert(
    fc.property(threshold, (at) => {
      expect(coverage(at, at)).toBe(128);
      expect(coverage(0, at)).toBe(0);
      expect(coverage(255, at)).toBe(255);
    }),
  );
});

test('more confidence never covers less, and a higher threshold never covers more', () => {
  fc.assert(
    fc.property(confidence, confidence, threshold, threshold, (one, other, low, high) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(coverage(more, low)).toBeGreaterThanOrEqual(coverage(less, low));
      expect(coverage(one, Math.max(low, high))).toBeLessThanOrEqual(coverage(one, Math.min(low, high)));
    }),
  );
});
