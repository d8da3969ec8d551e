import { popCount } from './bitset.ts';
import { prefixDistance, editDistance } from '@talaash/lexicon/edit-distance';

/**
 * A posting is one number: the ordinal of the talent in its segment (24 bits) and the impact of the term for that talent
 * (8 bits). A segment therefore holds at most 16.7 million talents.
 */
export const posting = (ordinal: number, impact: number): number => ((ordinal << 8) | impact) >>> 0;

/** Terms in the order of their code units, each with its postings by ascending ordinal. */
export type TermList = {
  readonly terms: readonly string[];
  /** The `signatureOf` each term. */
  readonly signatures: ArrayLike<number>;
  /** The postings of the terms in [fromTerm, toTerm), as one or more runs. Dense terms have none. */
  runs(fromTerm: number, toTerm: number): PostingRun[];
  /** The impacts of each dense term in [fromTerm, toTerm), by ordinal. */
  denseIn(fromTerm: number, toTerm: number): readonly Uint8Array[];
  /** The best impacts of one dense term, or of the terms with a common prefix, by ordinal; undefined if not cached. */
  cachedImpacts(fromTerm: number, toTerm: number): Uint8Array | undefined;
};

/** The postings in [from, to). */
export type PostingRun = { postings: Uint32Array; from: number; to: number };

const SIGNATURE_LETTERS = 26;
const LETTERS_MASK = (1 << SIGNATURE_LETTERS) - 1;

/** The length (6 bits) and the letters (26 bits) of a term: enough to rule out most terms that are too many edits away. */
export function signatureOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) % SIGNATURE_LETTERS);
  return ((Math.min(word.length, 63) << SIGNATURE_LETTERS) | letters) >>> 0;
}

/** The first index whose term is not before `term`. */
export function lowerBound(terms: readonly string[], word: string): number {
  let from = 0;
  let to = terms.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((terms[middle] as string) < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

export function indexOfTerm(terms: readonly string[], word: string): number {
  const at = lowerBound(terms, word);
  return terms[at] === word ? at : -1;
}

/** The range of the terms with a prefix: its first index, and the index after its last. */
export function prefixRange(terms: readonly string[], prefix: string): [number, number] {
  const start = lowerBound(terms, prefix);
  let from = start;
  let to = terms.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((terms[middle] as string).startsWith(prefix)) from = middle + 1;
    else to = middle;
  }
  return [start, from];
}

/** Terms in the order of their code units, each with its signature. */
export type SignedTerms = Pick<TermList, 'terms' | 'signatures'>;

export type NearTerm = { index: number; distance: number };

/** The terms at 1 to `edits` edits from `word` whose first letter is the same, or swapped with the second. */
export function misspellings({ terms, signatures }: SignedTerms, word: string, edits: number): NearTerm[] {
  const own = signatureOf(word);
  const near: NearTerm[] = [];
  for (const [from, to] of candidateRanges(terms, word)) {
    for (let index = from; index < to; index += 1) {
      const other = signatures[index] as number;
      const lengths = (other >>> SIGNATURE_LETTERS) - (own >>> SIGNATURE_LETTERS);
      if (lengths > edits || lengths < -edits) continue;
      // One edit adds at most one letter and removes at most one.
      if (popCount((other ^ own) & LETTERS_MASK) > 2 * edits) continue;
      const distance = editDistance(word, terms[index] as string);
      if (distance > 0 && distance <= edits) near.push({ index, distance });
    }
  }
  return near;
}

/** The terms with a prefix at most `edits` edits from `prefix`: the completions of a misspelt, unfinished word. */
export function misspeltPrefixes(
  { terms, signatures }: SignedTerms,
  prefix: string,
  edits: number,
): NearTerm[] {
  const own = signatureOf(prefix);
  const near: NearTerm[] = [];
  for (const [from, to] of candidateRanges(terms, prefix)) {
    for (let index = from; index < to; index += 1) {
      const other = signatures[index] as number;
      if (other >>> SIGNATURE_LETTERS < (own >>> SIGNATURE_LETTERS) - edits) continue;
      if (popCount(own & ~other & LETTERS_MASK) > edits) continue;
      const distance = prefixDistance(prefix, terms[index] as string);
      if (distance <= edits) near.push({ index, distance });
    }
  }
  return near;
}

function candidateRanges(terms: readonly string[], word: string): [number, number][] {
  const [first = '', second = ''] = word.split('');
  const ranges = [prefixRange(terms, first)];
  if (second !== '' && second !== first) ranges.push(prefixRange(terms, second + first));
  return ranges;
}
