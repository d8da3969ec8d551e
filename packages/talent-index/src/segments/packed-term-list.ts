import { STEP_POSTINGS } from './posting-writer.ts';
import { type PostingRun, prefixRange, signatureOf, type TermList } from './term-list.ts';

/** Only prefixes up to this length are cached. */
const COMMON_PREFIX_LENGTH_MAX = 3;
/** And only those with this many postings for each talent: a cache takes a byte for each. */
const COMMON_PREFIX_POSTINGS_MIN = 1.5;

/** A term list with all postings in one array, in the order of the terms, so that a prefix is one run. */
export class PackedTermList implements TermList {
  readonly terms: readonly string[];
  readonly signatures: Uint32Array;
  /** Where each term's postings start, plus the end of the last. */
  readonly starts: Uint32Array;
  readonly postings: Uint32Array;
  /** By `fromTerm` and `toTerm`. */
  readonly #cachedImpacts = new Map<string, Uint8Array>();

  constructor(terms: readonly string[], starts: Uint32Array, postings: Uint32Array) {
    this.terms = terms;
    this.signatures = Uint32Array.from(terms, signatureOf);
    this.starts = starts;
    this.postings = postings;
  }

  runs(fromTerm: number, toTerm: number): PostingRun[] {
    if (fromTerm >= toTerm) return [];
    const from = this.starts[fromTerm] as number;
    return [{ postings: this.postings, from, to: this.starts[toTerm] as number }];
  }

  cachedImpacts(fromTerm: number, toTerm: number): Uint8Array | undefined {
    return this.#cachedImpacts.get(`${fromTerm} ${toTerm}`);
  }

  /** Caches the best impacts of prefixes that have many more postings than there are talents. */
  *cacheCommonPrefixes(size: number): Generator<void, void, void> {
    for (let length = 1; length <= COMMON_PREFIX_LENGTH_MAX; length += 1) {
      for (let fromTerm = 0; fromTerm < this.terms.length; ) {
        const prefix = (this.terms[fromTerm] as string).slice(0, length);
        // A shorter term has no prefix of this length. The terms that it is a prefix of follow one by one.
        const toTerm = prefix.length < length ? fromTerm + 1 : prefixRange(this.terms, prefix)[1];
        const postings = (this.starts[toTerm] as number) - (this.starts[fromTerm] as number);
        if (prefix.length === length && postings > size * COMMON_PREFIX_POSTINGS_MIN)
          yield* this.#cachePrefix(fromTerm, toTerm, size);
        fromTerm = toTerm;
      }
    }
  }

  *#cachePrefix(fromTerm: number, toTerm: number, size: number): Generator<void, void, void> {
    const impacts = new Uint8Array(size);
    const to = this.starts[toTerm] as number;
    for (let from = this.starts[fromTerm] as number; from < to; from += STEP_POSTINGS) {
      raiseToBest(impacts, this.postings, from, Math.min(to, from + STEP_POSTINGS));
      yield;
    }
    this.#cachedImpacts.set(`${fromTerm} ${toTerm}`, impacts);
  }
}

function raiseToBest(impacts: Uint8Array, postings: Uint32Array, from: number, to: number): void {
  for (let i = from; i < to; i += 1) {
    const value = postings[i] as number;
    if ((value & 0xff) > (impacts[value >>> 8] as number)) impacts[value >>> 8] = value & 0xff;
  }
}
