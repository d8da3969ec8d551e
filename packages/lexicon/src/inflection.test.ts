import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inflectionsOf, pluralOf, singularOf } from './inflection.ts';

/** The sample, chosen before the library: one "word plural" pair per line. */
const PAIRS = readFileSync(join(import.meta.dirname, '../test/plural.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string]);

test('knows at least 98 of 100 plurals, and their singulars', () => {
  const wrong = PAIRS.filter(
    ([word, plural]) => pluralOf(word) !== plural || singularOf(plural) !== word || singularOf(word) !== word,
  );
  expect(wrong.length / PAIRS.length).toBeLessThan(0.02);
});

test.each(['css', 'kubernetes', 'ios', 'news', 'series', 'c#', 'हिन्दी', 'qa', 'java8'])(
  '%s has no other number',
  (word) => {
    expect(inflectionsOf(word)).toEqual([]);
  },
);

test.each([
  ['editor', ['editors']],
  ['editors', ['editor']],
  ['agencies', ['agency']],
  ['salesmen', ['salesman']],
])('%s is also %j', (word, others) => {
  expect(inflectionsOf(word)).toEqual(others);
});
