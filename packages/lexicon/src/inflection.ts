import pluralize from 'pluralize';
import { cached } from './cached.ts';
import { type Entry, hasMark } from './entry.ts';
import { INFLECTION } from './generated/inflection.ts';

const PLURALS = new Map(INFLECTION.map(({ word, names }) => [word, names[0]?.word ?? word]));
const SINGULARS = new Map([...PLURALS].map(([word, plural]) => [plural, word]));

const WORD = /^[a-z]{3,}$/;
// The library tries a hundred patterns for each word, so answers are cached.

/** The singular of a word in lower case. Returns the word itself if it is not a plural, or has fewer than three Latin letters. */
export const singularOf = cached(
  (word) => SINGULARS.get(word) ?? (PLURALS.has(word) || !WORD.test(word) ? word : pluralize.singular(word)),
);

/** The plural of a word in lower case, with the exceptions of `singularOf`. */
export const pluralOf = cached(
  (word) => PLURALS.get(word) ?? (SINGULARS.has(word) || !WORD.test(word) ? word : pluralize.plural(word)),
);

/** A word or a name of several words, and the same with its last word in the other number. */
export function inBothNumbers(name: string): string[] {
  const last = /[a-z]*$/.exec(name)?.[0] ?? '';
  return [name, ...inflectionsOf(last).map((other) => name.slice(0, name.length - last.length) + other)];
}

/** The singular of a plural, or the plural of a singular. Empty if both are the same. */
export const inflectionsOf = cached((word): readonly string[] =>
  [...new Set([singularOf(word), pluralOf(word)])].filter((other) => other !== word),
);

/** The words of entries in singular and plural; those marked `exact` only as written. */
export const wordsInBothNumbers = (entries: readonly Entry<string>[]): ReadonlySet<string> =>
  new Set(entries.flatMap((entry) => (hasMark(entry, 'exact') ? [entry.word] : inBothNumbers(entry.word))));
