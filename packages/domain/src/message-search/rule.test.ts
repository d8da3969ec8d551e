import { expect, test } from 'vitest';
import { MESSAGE_EXCERPT } from './limit.ts';
import { excerptOf, searchWords } from './rule.ts';

const marked = (plain: string, words: string[]) =>
  excerptOf(plain, words)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Tuesday at 3 works.', ['tues'], '[Tuesday] at 3 works.'],
  ['Who covers दीवाली?', ['दीवा'], 'Who covers [दीवाली]?'],
  ['A rota and a ROTATION', ['rota'], 'A [rota] and a [ROTATION]'],
  ['pirate rate', ['rate'], 'pirate [rate]'],
  ['C++ (not C)', ['c++'], '[C++] (not C)'],
  ['two\n\nlines', ['lines'], 'two [lines]'],
  ['nothing here', ['absent'], 'nothing here'],
  ['nothing asked', [], 'nothing asked'],
])('%j searched for %j shows %s', (plain, words, shown) => {
  expect(marked(plain, words)).toBe(shown);
});

test('a long text is cut around its first match, at words', () => {
  const long = `${'before '.repeat(40)}needle ${'after '.repeat(80)}`;
  const pieces = excerptOf(long, ['needle']);
  expect(pieces[0]?.text).toMatch(/^…before /);
  expect(pieces[1]).toEqual({ text: 'needle', isMatch: true });
  expect(pieces.at(-1)?.text).toMatch(/…$/);
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  expect(length).toBeLessThanOrEqual(MESSAGE_EXCERPT.length + 2);
});

test('the words of a search are bounded', () => {
  expect(searchWords('  on-call   rota ')).toEqual(['on-call', 'rota']);
  expect(searchWords('a '.repeat(50)).length).toBe(8);
});
