import { expect, test } from 'vitest';
import { knownWords, nearestWord } from './nearest-word.ts';

const others = knownWords(['Playwright', 'Spring Security', 'ES2020', 'Go']);

test.each([
  ['kubrnts', undefined],
  ['kubrnetis', 'kubernetes'],
  ['Kubenrtis', 'kubernetes'],
  ['pythhoon', 'python'],
  ['plawrihgt', 'playwright'],
  ['securty', 'security'],
  ['jva', 'java'],
  ['vuw', 'vue'],
  ['kubernetes', undefined],
  ['playwright', undefined],
  ['es2021', undefined],
  ['zzzzqqqq', undefined],
  ['go', undefined],
  ['', undefined],
  ['x'.repeat(10_000), undefined],
  ['🙂🙂🙂', undefined],
])('%s is corrected to %s', (typed, word) => {
  expect(nearestWord(typed, others)).toBe(word);
});
