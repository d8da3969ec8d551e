import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { namesakesIn, partsOf, phraseTerm, skillKey } from './phrase.ts';
import { RELATED } from './related-word.ts';
import { STOP_WORDS, NAMESAKES, SYNONYMS } from './vocabulary.ts';
import { wordsOf } from './word.ts';

test('every form belongs to one concept only', () => {
  const things = new Map<string, Set<string>>();
  for (const [label = '', ...others] of SYNONYMS) {
    for (const form of [label, ...others]) {
      const parts = wordsOf(form).flatMap((word) => word.parts);
      const known = things.get(parts.join(' ')) ?? new Set();
      things.set(parts.join(' '), known.add(label));
    }
  }
  expect([...things].filter(([, labels]) => labels.size > 1)).toEqual([]);
});

test('every form has the term of its concept', () => {
  for (const [label = '', ...others] of SYNONYMS) {
    for (const form of others) expect([form, phraseTerm(form)]).toEqual([form, phraseTerm(label)]);
  }
});

test('no two concepts have the same form when its words are joined', () => {
  const things = new Map<string, Set<string>>();
  for (const [label = '', ...others] of SYNONYMS) {
    for (const form of [label, ...others]) {
      const joined = wordsOf(form)
        .flatMap((word) => word.parts)
        .join('');
      things.set(joined, (things.get(joined) ?? new Set()).add(label));
    }
  }
  expect([...things].filter(([, labels]) => labels.size > 1)).toEqual([]);
});

test('a namesake belongs to a concept of the vocabulary, and occurs in one of its forms', () => {
  for (const [thing, namesake] of NAMESAKES) {
    const forms = SYNONYMS.find(([label]) => label === thing) ?? [];
    expect([thing, forms.flatMap((form) => namesakesIn(partsOf(wordsOf(form))))]).toEqual([
      thing,
      expect.arrayContaining([namesake]),
    ]);
  }
});

test('a related word is one word or one concept, and not a stop word', () => {
  for (const word of RELATED.flat()) {
    expect(wordsOf(word)).toHaveLength(1);
    expect(STOP_WORDS.has(word)).toBe(false);
  }
});

test.each([
  ['React.js', 'reactjs'],
  ['NODE-JS', 'Node'],
  ['CI/CD', 'ci cd'],
  ['C Sharp', 'c#'],
  ['socket.io', 'Socket IO'],
  ['Café', 'cafe'],
  ['Core Java', 'Java'],
  ['ESRI ArcGIS', 'arcgis'],
])('%s and %s are one skill', (one, other) => {
  expect(skillKey(one)).toBe(skillKey(other));
});

test.each([
  ['C', 'C++'],
  ['Java', 'JavaScript'],
  ['React', 'React Native'],
  ['हिन्दी', 'हन्द'],
])('%s and %s are two skills', (one, other) => {
  expect(skillKey(one)).not.toBe(skillKey(other));
});

test.each([
  ['Ünïcödé ÉCOLE', 'unicode ecole'],
  ['Straße Ærø', 'strasse aero'],
  ["Don't O’Brien", 'dont obrien'],
  ['हिन्दी क़लम', 'हिन्दी क़लम'.normalize('NFC')],
  ['ＡＢＣ①', 'abc1'],
  ['co\u00adop\u200d', 'coop'],
])('folds %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['react, native', 'react|native'],
  ['Uses node.js.', 'uses|node js'],
  ['C++/C# and .NET', 'c++|c#|and|dotnet'],
  ['version 3.5 of ASP.NET', 'version|3.5|of|asp net'],
  ['mail me@example.com or see https://example.com/a b', 'mail|or|see|b'],
  ['ends with a dot. Next', 'ends|with|a|dot|next'],
  ['मैं हिन्दी। लिखती', 'मैं|हिन्दी|लिखती'],
])('reads the words of %s', (text, words) => {
  expect(
    wordsOf(text)
      .map((word) => word.parts.join(' '))
      .join('|'),
  ).toBe(words);
});

test('no phrase runs across punctuation', () => {
  expect(wordsOf('front. End, to end').map(({ isAfterBreak }) => isAfterBreak)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
