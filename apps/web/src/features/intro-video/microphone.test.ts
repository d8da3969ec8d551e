import { expect, test } from 'vitest';
import { levelOf } from './microphone.ts';

const tone = (loudness: number) =>
  Float32Array.from({ length: 1024 }, (_, at) => loudness * (at % 2 === 0 ? 1 : -1));

test.each([
  [0, 0],
  [0.0005, 0],
  [0.001, 0],
  [0.0316, 0.5],
  [1, 1],
])('a tone of %f has the level %f', (loudness, level) => {
  expect(levelOf(tone(loudness))).toBeCloseTo(level, 2);
});
