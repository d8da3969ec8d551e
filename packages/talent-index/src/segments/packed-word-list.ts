import { STEP_POSTINGS } from './posting-writer.ts';
import { type PostingRun, prefixRange, traitsOf, type WordList } from './word-list.ts';

/** Prefixes of at most this length are looked at for how common they are. */
const COMMON_PREFIX_LENGTH_MAX = 3;

/** A word list whose postings stand in one array in the order of its words, so that a prefix is one run. */
export class PackedWordList implements WordList {
  readonly words: readonly string[];
  readonly traits: Uint32Array;
  /** Where each word's postings start; one more at the end. */
  readonly starts: Uint32Array;
  readonly postings: Uint32Array;
  /** By from and to word. */
  readonly #impacts = new Map<string, Uint8Array>();

  constructor(words: readonly string[], starts: Uint32Array, postings: Uint32Array) {
    this.words = words;
    this.traits = Uint32Array.from(words, traitsOf);
    this.starts = starts;
    this.postings = postings;
  }

  runs(fromWord: number, toWord: number): PostingRun[] {
    if (fromWord >= toWord) return [];
    const from = this.starts[fromWord] as number;
    return [{ postings: this.postings, from, to: this.starts[toWord] as number }];
  }

  impactsOf(fromWord: number, toWord: number): Uint8Array | undefined {
    return this.#impacts.get(`${fromWord} ${toWord}`);
  }

  /** Keeps ready what the first letters of many words find: prefixes with more postings than there are talent. */
  *keepCommonPrefixes(size: number): Generator<void, void, void> {
    for (let length = 1; length <= COMMON_PREFIX_LENGTH_MAX; length += 1) {
      for (let fromWord = 0; fromWord < this.words.length; ) {
        const prefix = (this.words[fromWord] as string).slice(0, length);
        // A word that is shorter stands before all that it begins, which are looked at one after the other.
        const toWord = prefix.length < length ? fromWord + 1 : prefixRange(this.words, prefix)[1];
        const postings = (this.starts[toWord] as number) - (this.starts[fromWord] as number);
        if (prefix.length === length && postings > size) yield* this.#keep(fromWord, toWord, size);
        fromWord = toWord;
      }
    }
  }

  *#keep(fromWord: number, toWord: number, size: number): Generator<void, void, void> {
    const impacts = new Uint8Array(size);
    const to = this.starts[toWord] as number;
    for (let from = this.starts[fromWord] as number; from < to; from += STEP_POSTINGS) {
      keepBest(impacts, this.postings, from, Math.min(to, from + STEP_POSTINGS));
      yield;
    }
    this.#impacts.set(`${fromWord} ${toWord}`, impacts);
  }
}

function keepBest(impacts: Uint8Array, postings: Uint32Array, from: number, to: number): void {
  for (let i = from; i < to; i += 1) {
    const value = postings[i] as number;
    if ((value & 0xff) > (impacts[value >>> 8] as number)) impacts[value >>> 8] = value & 0xff;
  }
}
