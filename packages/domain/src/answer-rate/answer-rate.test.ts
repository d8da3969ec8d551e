import { expect, test } from 'vitest';
import { answerPercent, hasAnswerMark } from './rule.ts';
import { answerRateWords } from './words.ts';

test.each([
  [0, 0, null, undefined, 'Not enough yet'],
  [4, 4, 1, undefined, 'Not enough yet'],
  [5, 0, null, 0, '0 %, few people'],
  [5, 5, 0.5, 100, '100 %, nearly everybody, usually within an hour'],
  [10, 9, 24, 90, '90 %, nearly everybody, usually within a day'],
  // Never rounded up to the mark.
  [1000, 899, 25, 89, '89 %, most people, usually within three days'],
  [10, 3, 168, 30, '30 %, some people, usually within a week'],
  [10, 2, 169, 20, '20 %, few people, usually after more than a week'],
])(
  'of %d, %d answered with a median of %s hours: %s percent, "%s"',
  (counted, answered, medianHours, percent, words) => {
    const rate = { counted, answered, medianHours };
    expect(answerPercent(rate)).toBe(percent);
    expect(answerRateWords(rate)).toBe(words);
    expect(hasAnswerMark(rate)).toBe((percent ?? 0) >= 90);
  },
);
