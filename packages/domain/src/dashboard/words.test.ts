import { expect, test } from 'vitest';
import { tooFewWeeksSentence } from './words.ts';

test('too few weeks are told in words', () => {
  const words = { none: 'Nobody yet.', one: 'company', many: 'companies' };
  expect(tooFewWeeksSentence([], words)).toBe('Nobody yet.');
  expect(tooFewWeeksSentence([1], words)).toMatch(/^So far: 1 company this week\. From 3 weeks on/);
  expect(tooFewWeeksSentence([3, 7], words)).toMatch(/^So far: 7 companies this week, 3 last week\./);
});
