import type { SearchReading } from '@talaash/domain/talent-search/schema';
import { expect, test } from 'vitest';
import { withoutSpans, wordsOfText } from './reading-text.ts';

const TEXT = 'senior react dev under 18 lpa not angular';
const span = (part: string) => ({ start: TEXT.indexOf(part), end: TEXT.indexOf(part) + part.length });
const nothing: SearchReading = {
  facts: [],
  words: [],
  brackets: null,
  corrections: [],
  dropped: [],
  mentioned: [],
  hasSimilar: false,
  withheld: [],
};

test.each([
  [['under 18 lpa'], 'senior react dev not angular'],
  [['senior'], 'react dev under 18 lpa not angular'],
  [['not angular', 'senior'], 'react dev under 18 lpa'],
  [[], TEXT],
  [[TEXT], ''],
])('without %o the text is “%s”', (parts, rest) => {
  expect(withoutSpans(TEXT, parts.map(span))).toBe(rest);
});

test('a remainder without letters and digits is dropped', () => {
  expect(withoutSpans('(react or vue)', [{ start: 1, end: 13 }])).toBe('');
});

test('parts are measured in UTF-16 units', () => {
  expect(withoutSpans('👋 react 5 yrs', [{ start: 9, end: 14 }])).toBe('👋 react');
});

test("the text's chip holds the words that are neither facts nor exclusions", () => {
  const facts = ['senior', 'under 18 lpa'].map((part) => ({
    condition: { kind: 'resume' as const },
    isStrict: false,
    isExcluded: false,
    spans: [span(part)],
  }));
  const word = (text: string, isExcluded = false) => ({ text, isExcluded, spans: [span(text)] });
  const words = [word('react'), word('dev'), word('not angular', true)];
  expect(wordsOfText(TEXT, { ...nothing, facts, words })).toEqual({
    words: 'react dev',
    without: 'senior under 18 lpa not angular',
  });
  expect(wordsOfText(TEXT, { ...nothing, facts })).toBeUndefined();
  expect(wordsOfText('react dev', { ...nothing, words: [word('react'), word('dev')] })).toEqual({
    words: 'react dev',
    without: '',
  });
  expect(wordsOfText('🙂', nothing)).toEqual({ words: '🙂', without: '' });
});
