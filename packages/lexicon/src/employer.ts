import { hasMark, namesOf, wordOf } from './entry.ts';
import { EMPLOYER } from './generated/employer.ts';

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}&]+/gu, ' ')
    .trim();

const NAMES = EMPLOYER.flatMap(({ names }) => names.flatMap(namesOf));
const ALL: ReadonlySet<string> = new Set(NAMES.map((name) => keyOf(wordOf(name))));
const SURE: ReadonlySet<string> = new Set(
  NAMES.filter((name) => !hasMark(name, 'plain')).map((name) => keyOf(wordOf(name))),
);
const WORDS_MAX = Math.max(...[...ALL].map((name) => name.split(' ').length));

/** Whether a text contains the name of a known employer. A name that is also a word or a product counts only at the start. */
export function namesEmployer(text: string): boolean {
  const words = keyOf(text).split(' ');
  return words.some((_, from) =>
    words
      .slice(from, from + WORDS_MAX)
      .some((_, length) => (from === 0 ? ALL : SURE).has(words.slice(from, from + length + 1).join(' '))),
  );
}
