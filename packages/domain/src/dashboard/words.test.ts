import { expect, test } from 'vitest';
import { tooFewWeeksSentence } from './words.ts';

test('too few weeks are told in words', () => {
  const words = { none: 'Nobody yet.', one: 'company', many: 'companies' };
  expect(tooFewWeeksSentence([], words)).toBe('Nobody yet.');
  expect(tooFewWeeksSentence([1], words)).toMatch(
    /^1 company this week\. A chart appears here after 3 weeks\.$/,
  );
  expect(tooFewWeeksSentence([3, 7], words)).toMatch(/^7 companies this week, 3 last week\./);
});
