import { isMisspellingOf } from '../../ui/base/misspelling.ts';

/** Letters, marks and digits, with the suffixes of C++ and C#. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:\+\+|#)?/gu;

/** Normalizes like the search index: ignores case and accents. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

type Piece = { piece: string; isMarked: boolean };

/**
 * Splits a text into pieces and marks the words that match the search. A search word marks every word it is a prefix of; a
 * misspelling marks its possible corrections.
 */
export function markedPieces(text: string, words: readonly string[], misspelt: readonly string[]): Piece[] {
  const prefixes = words.flatMap(wordsOf);
  const misspeltWords = misspelt.flatMap(wordsOf);
  const isMatch = (word: string) =>
    prefixes.some((prefix) => word.startsWith(prefix)) ||
    misspeltWords.some((typed) => isMisspellingOf(typed, word));
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMatch(fold(word))) continue;
    if (index > from) pieces.push({ piece: text.slice(from, index), isMarked: false });
    pieces.push({ piece: word, isMarked: true });
    from = index + word.length;
  }
  if (from < text.length) pieces.push({ piece: text.slice(from), isMarked: false });
  return pieces;
}

/** The search words that are a prefix of no shown word. Only they can be misspellings. */
export const unseenWords = (words: readonly string[], texts: readonly string[]): string[] => {
  const shown = texts.flatMap(wordsOf);
  return words.filter((word) => !wordsOf(word).some((prefix) => shown.some((own) => own.startsWith(prefix))));
};
