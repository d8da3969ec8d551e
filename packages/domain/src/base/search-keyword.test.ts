import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameMatches, normalisedName, searchKeywords } from './search-keyword.ts';

test('a name matches a prefix of any word, and its first word followed by a prefix of a later one', () => {
  for (const typed of ['a', 'Asha', 'k', 'KUMARI', 'asha k', 'asha rao', '  Asha   R ', 'r', ''])
    expect(nameMatches('Asha Kumari Rao', typed), typed).toBe(true);
  for (const typed of ['sha', 'kumari r', 'asha kumari r', 'asha x', 'raos'])
    expect(nameMatches('Asha Kumari Rao', typed), typed).toBe(false);
});

test('accents do not matter and Devanagari keeps its vowel signs', () => {
  expect(nameMatches('José Álvarez', 'alv')).toBe(true);
  expect(nameMatches('अनीता शर्मा', 'शर्')).toBe(true);
});

test('a name matches a text exactly when the text is one of its search keywords', () => {
  const names = fc.array(
    fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'श'), minLength: 1, maxLength: 4 }),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  const typed = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'श', ' '), minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(names, typed, (words, text) => {
      fc.pre(text.trim() !== '');
      const name = words.join(' ');
      expect(nameMatches(name, text)).toBe(searchKeywords(name).includes(normalisedName(text)));
    }),
  );
});
