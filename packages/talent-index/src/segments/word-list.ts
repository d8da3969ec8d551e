import { onesIn } from './bitset.ts';
import { beginningDistance, editDistance } from '../words/edit-distance.ts';

/**
 * A posting is one number: the talent's place in its segment and the word's impact there. 24 and 8 bits, so a segment
 * holds 16.7 million talents.
 */
export const posting = (place: number, impact: number): number => ((place << 8) | impact) >>> 0;

/** Words in the order of their code units, each with its postings by ascending place. */
export type WordList = {
  readonly words: readonly string[];
  /** What `traitsOf` says of each word. */
  readonly traits: ArrayLike<number>;
  /** The postings of the words from one index up to, not including, another, in as many runs as they stand in. */
  runs(fromWord: number, toWord: number): PostingRun[];
  /** The best impact of words that are a common prefix's, by place, where it is kept ready. */
  impactsOf(fromWord: number, toWord: number): Uint8Array | undefined;
};

/** Postings from one index up to, not including, another. */
export type PostingRun = { postings: Uint32Array; from: number; to: number };

const TRAIT_LETTERS = 26;
const LETTERS_MASK = (1 << TRAIT_LETTERS) - 1;

/** Length (6 bits) and which letters occur (26 bits): enough to pass over most words that are too far away. */
export function traitsOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) % TRAIT_LETTERS);
  return ((Math.min(word.length, 63) << TRAIT_LETTERS) | letters) >>> 0;
}

/** The first index whose word is not before `word`. */
export function lowerBound(words: readonly string[], word: string): number {
  let from = 0;
  let to = words.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((words[middle] as string) < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

export function indexOfWord(words: readonly string[], word: string): number {
  const at = lowerBound(words, word);
  return words[at] === word ? at : -1;
}

/** From and up to where the words begin with `prefix`. */
export function prefixRange(words: readonly string[], prefix: string): [number, number] {
  const start = lowerBound(words, prefix);
  let from = start;
  let to = words.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((words[middle] as string).startsWith(prefix)) from = middle + 1;
    else to = middle;
  }
  return [start, from];
}

export type NearWord = { index: number; distance: number };

/** The words at one edit up to `edits` from `word`, whose first letter is right, or swapped with the second. */
export function misspellings({ words, traits }: WordList, word: string, edits: number): NearWord[] {
  const own = traitsOf(word);
  const near: NearWord[] = [];
  for (const [from, to] of candidateRanges(words, word)) {
    for (let index = from; index < to; index += 1) {
      const other = traits[index] as number;
      const lengths = (other >>> TRAIT_LETTERS) - (own >>> TRAIT_LETTERS);
      if (lengths > edits || lengths < -edits) continue;
      // One edit adds at most one letter and takes away at most one.
      if (onesIn((other ^ own) & LETTERS_MASK) > 2 * edits) continue;
      const distance = editDistance(word, words[index] as string);
      if (distance > 0 && distance <= edits) near.push({ index, distance });
    }
  }
  return near;
}

/** The words of which some beginning is at most `edits` from `beginning`: what a misspelt unfinished word may become. */
export function misspeltBeginnings(
  { words, traits }: WordList,
  beginning: string,
  edits: number,
): NearWord[] {
  const own = traitsOf(beginning);
  const near: NearWord[] = [];
  for (const [from, to] of candidateRanges(words, beginning)) {
    for (let index = from; index < to; index += 1) {
      const other = traits[index] as number;
      if (other >>> TRAIT_LETTERS < (own >>> TRAIT_LETTERS) - edits) continue;
      if (onesIn(own & ~other & LETTERS_MASK) > edits) continue;
      const distance = beginningDistance(beginning, words[index] as string);
      if (distance <= edits) near.push({ index, distance });
    }
  }
  return near;
}

function candidateRanges(words: readonly string[], word: string): [number, number][] {
  const [first = '', second = ''] = word.split('');
  const ranges = [prefixRange(words, first)];
  if (second !== '' && second !== first) ranges.push(prefixRange(words, second + first));
  return ranges;
}
