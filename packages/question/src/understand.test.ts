import { describe, expect, test } from 'vitest';
import { summary } from '../test/summary.ts';
import { GROUPS_MAX, understand } from './understand.ts';
import type { Span } from './understanding.ts';

/** The text of the spans, joined by a bar. */
const said = (text: string, spans: readonly Span[]): string =>
  spans.map(({ start, end }) => text.slice(start, end)).join('|');

describe('the words of', () => {
  test.each([
    ['react under 18 lpa', ['under 18 lpa']],
    ['react with 5+ years of professional experience', ['with 5+ years of professional experience']],
    ['React, based in  Pune', ['based in  Pune']],
    ['बेंगलुरु में जावा 5 साल का अनुभव', ['बेंगलुरु', '5 साल का अनुभव']],
    ['java ex-Infosys or Wipro', ['ex-Infosys or Wipro']],
    ['java pune and mumbai', ['pune|mumbai']],
    ['banglore react', ['banglore']],
    ['skill:"machine learning">=2y', ['skill:"machine learning">=2y']],
    ['title:"tech lead"', ['title:"tech lead"']],
    ['🚀 java notice period of at most 30 days', ['notice period of at most 30 days']],
  ])('the facts of %s are %j', (text, facts) => {
    expect(understand(`${text} `).facts.map(({ spans }) => said(text, spans))).toEqual(facts);
  });

  test.each([
    ['react or vue developer', ['react or vue', 'developer']],
    ['React/Vue', ['React/Vue']],
    ['"GitHub Actions" java', ['"GitHub Actions"', 'java']],
    ['site reliability engineer', ['site reliability engineer']],
  ])('the groups of %s are %j', (text, groups) => {
    expect(understand(text).groups.map(({ spans }) => said(text, spans))).toEqual(groups);
  });

  test.each([
    ['java -spring', ['-spring']],
    ['java not from TCS', ['not from TCS']],
    ['java without PHP or Laravel', ['without PHP', 'Laravel']],
    ['java -"spring boot"', ['-"spring boot"']],
  ])('the exclusions of %s are %j', (text, exclusions) => {
    expect(understand(text).exclusions.map(({ spans }) => said(text, spans))).toEqual(exclusions);
  });
});

describe('how AND and OR are read', () => {
  test.each([
    [
      'React or Vue and TypeScript, not Angular',
      '(React or Vue) and TypeScript, not Angular',
      'React or (Vue and TypeScript), not Angular',
    ],
    ['java AND spring OR kotlin', 'java AND (spring OR kotlin)', '(java AND spring) OR kotlin'],
    ['react OR vue typescript', '(react OR vue) typescript', 'react OR (vue typescript)'],
  ])('%s', (text, read, otherwise) => {
    expect(understand(text).brackets).toEqual({ read, otherwise });
    expect(summary(understand(read))).toBe(summary(understand(text)));
    expect(understand(otherwise).brackets).toBeNull();
    expect(summary(understand(otherwise))).not.toBe(summary(understand(text)));
  });

  test.each([
    'react or vue',
    'react and vue',
    '(react or vue) and java',
    'java, pune or mumbai and react',
    'react or vue typescript',
    'java OR kotlin developer',
    'react OR vue pune',
  ])('is not a question in %s', (text) => {
    expect(understand(text).brackets).toBeNull();
  });
});

describe('the last word', () => {
  test.each([
    ['jav', 'jav'],
    ['react na', 'na'],
    ['the', 'the'],
  ])('of %s is unfinished', (text, prefix) => {
    const word = understand(text).groups.at(-1)?.anyOf[0];
    expect(word?.kind === 'word' ? word.word.prefix : undefined).toBe(prefix);
  });

  test.each(['java ', 'react native ', 'java, '])('of %j is finished', (text) => {
    const word = understand(text).groups.at(-1)?.anyOf[0];
    expect(word?.kind === 'word' ? word.word.prefix : 'none').toBeUndefined();
  });
});

test.each([
  ['', 'everybody'],
  [' \n', 'everybody'],
  ['and ', 'everybody'],
  ['?!', 'nobody'],
  ['-', 'nobody'],
  ['👋', 'nobody'],
  ['java', 'search'],
])('%j asks for %s', (text, kind) => {
  expect(understand(text).kind).toBe(kind);
});

test('corrections are told, and a text can be read as typed', () => {
  const text = 'banglore devloper pyton';
  expect(understand(text).corrections).toEqual([
    { from: 'banglore', to: 'bengaluru' },
    { from: 'devloper', to: 'developer' },
    { from: 'pyton', to: 'python' },
  ]);
  const typed = understand(text, { asTyped: true });
  expect(typed.corrections).toEqual([]);
  expect(summary(typed)).toBe('banglore devloper pyton');
  expect(
    typed.groups.flatMap(({ anyOf }) => anyOf.map((one) => one.kind === 'word' && one.word.misspelt)),
  ).toEqual([undefined, undefined, undefined]);
});

test('an excluded word leaves nobody out who has another one', () => {
  const [excluded] = understand('java -developer').exclusions;
  const word = excluded?.wanted.kind === 'word' ? excluded.wanted.word : undefined;
  expect(word?.prefix).toBeUndefined();
  expect(word?.misspelt).toBeUndefined();
  expect(word?.terms.map(({ term }) => term)).toEqual(['developer', 'developers']);
});

test('a corrected word is also found as typed', () => {
  const [word] = understand('pyton ').groups[0]?.anyOf ?? [];
  const terms = word?.kind === 'word' ? word.word.terms.map(({ term }) => term) : [];
  expect(terms).toEqual(expect.arrayContaining(['python', 'pyton']));
});

test('of very many words the first that are needed stay', () => {
  const words = Array.from({ length: 60 }, (_, at) => `word${String.fromCharCode(97 + (at % 26))}x${at}`);
  expect(understand(words.join(' ')).groups).toHaveLength(GROUPS_MAX);
});
