import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { namesakesIn, partsOf, phraseTerm, skillKey } from './phrase.ts';
import { RELATED_WORDS } from './related-word.ts';
import { STOP_WORDS } from './usual-word.ts';
import { CONCEPTS, labelOf, NAMESAKES, pluralForm } from './vocabulary.ts';
import { wordsOf } from './word.ts';

/** The labels of concepts by each of their forms, without spaces. */
const LABELS = Map.groupBy(
  CONCEPTS.flatMap((concept) => concept.forms.map(({ text }) => ({ text, label: labelOf(concept) }))),
  ({ text }) => partsOf(wordsOf(text)).texts.join(''),
);

test('every form belongs to one concept only, also when its words are joined', () => {
  const shared = [...LABELS].filter(([, forms]) => new Set(forms.map(({ label }) => label)).size > 1);
  expect(shared).toEqual([]);
});

test('every form and its plural have the term of its concept', () => {
  for (const concept of CONCEPTS) {
    for (const form of concept.forms) {
      const term = phraseTerm(labelOf(concept));
      expect([form.text, phraseTerm(form.text)]).toEqual([form.text, term]);
      const plural = pluralForm(concept, form)?.text;
      const isOther = plural === undefined || LABELS.has(partsOf(wordsOf(plural)).texts.join(''));
      expect([plural, isOther ? term : phraseTerm(plural)]).toEqual([plural, term]);
    }
  }
});

test('a namesake belongs to a concept of the vocabulary, and occurs in one of its forms', () => {
  for (const [thing, namesake] of NAMESAKES) {
    const forms = CONCEPTS.find((concept) => labelOf(concept) === thing)?.forms ?? [];
    expect([thing, forms.flatMap(({ text }) => namesakesIn(partsOf(wordsOf(text))))]).toEqual([
      thing,
      expect.arrayContaining([namesake]),
    ]);
  }
});

test('a related word is one word or one concept, and not a stop word', () => {
  for (const word of RELATED_WORDS) {
    expect([word, wordsOf(word).length === 1 || phraseTerm(word) !== undefined]).toEqual([word, true]);
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
