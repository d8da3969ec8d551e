import { spellingOfPair } from './letter-pair.ts';
import { WordScanner } from './word-scanner.ts';

const WORD_LENGTH_MAX = 40;

/** A word as written: `node.js` has the parts `node` and `js`; joined, it is `nodejs`. */
export type Spelling = { parts: string[]; joined: string };

export type Word = Spelling & {
  /** Whether punctuation separates it from the previous word. No phrase crosses punctuation. */
  isAfterBreak: boolean;
};

const scanner = new WordScanner();

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  scanner.read(text);
  while (scanner.next()) words.push({ ...spellingOf(scanner.written), isAfterBreak: scanner.isAfterBreak });
  return words;
}

const DIGITS = /^\p{N}+$/u;

export function spellingOf(written: string): Spelling {
  if (written === '.net') return { parts: ['dotnet'], joined: 'dotnet' };
  const pair = spellingOfPair(written);
  if (pair !== undefined) return { parts: [pair], joined: pair };
  const parts = written.split(/[._-]/).map(cut);
  if (parts.length === 1) return { parts, joined: parts[0] ?? '' };
  // A version number is one word: 3.5 is neither 3 nor 35.
  if (parts.every((part) => DIGITS.test(part))) return { parts: [cut(written)], joined: cut(written) };
  return { parts, joined: cut(parts.join('')) };
}

const cut = (word: string): string => (word.length > WORD_LENGTH_MAX ? word.slice(0, WORD_LENGTH_MAX) : word);
