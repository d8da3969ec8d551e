import { once } from '../base/once.ts';

/** Splits by grapheme, so that a Devanagari letter keeps its vowel sign. Creating it takes a browser 20 milliseconds. */
const graphemes = once(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

const PLAIN = /^[\x20-\x7e]*$/;

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return chosen.map((word = '') => firstLetter(word)).join('');
}

function firstLetter(word: string): string {
  if (PLAIN.test(word)) return word.charAt(0);
  return [...graphemes().segment(word)][0]?.segment ?? '';
}
