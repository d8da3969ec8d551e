import type { NumberList } from '@talaash/lexicon/number-list';
import { lowerBound, posting, type PostingRun, signatureOf, type TermList } from './term-list.ts';

/** A growable list of postings. Only the first `length` are valid. */
export class GrowingPostings {
  postings: Uint32Array<ArrayBuffer> = new Uint32Array(2);
  length = 0;

  push(value: number): void {
    if (this.length === this.postings.length) {
      const grown = new Uint32Array(this.length * 2);
      grown.set(this.postings);
      this.postings = grown;
    }
    this.postings[this.length] = value;
    this.length += 1;
  }

  run(): PostingRun {
    return { postings: this.postings, from: 0, to: this.length };
  }
}

/** The terms of each talent, in order of the ordinals. */
class ForwardIndex {
  termNumbers = new Uint32Array(1024);
  impacts = new Uint8Array(1024);
  /** Where each talent's terms start, plus the end of the last. */
  readonly #starts = new GrowingPostings();
  #length = 0;
  size = 0;

  constructor() {
    this.#starts.push(0);
  }

  /** Adds a talent with these term numbers. @param impacts by term number, or one for all */
  add({ numbers, length }: NumberList, impacts: Uint8Array | number): void {
    const start = this.#length;
    const end = start + length;
    if (end > this.termNumbers.length) this.#grow(end);
    this.termNumbers.set(numbers.subarray(0, length), start);
    if (typeof impacts === 'number') this.impacts.fill(impacts, start, end);
    else
      for (let at = 0; at < length; at += 1)
        this.impacts[start + at] = impacts[numbers[at] as number] as number;
    this.#length = end;
    this.#starts.push(end);
    this.size += 1;
  }

  #grow(lengthMin: number): void {
    const termNumbers = new Uint32Array(lengthMin * 2);
    const impacts = new Uint8Array(lengthMin * 2);
    termNumbers.set(this.termNumbers);
    impacts.set(this.impacts);
    this.termNumbers = termNumbers;
    this.impacts = impacts;
  }

  get starts(): Uint32Array {
    return this.#starts.postings;
  }
}

/** Up to this many new terms are inserted one by one; more are sorted and merged. */
const INSERTED_MAX = 32;

/**
 * Keeps terms by talent, and inverts them only when a query needs it: packing needs the terms by talent, and a load runs no
 * query.
 */
export class GrowingTermList implements TermList {
  readonly forward = new ForwardIndex();
  /** The reader's terms, by number. */
  readonly #termTexts: readonly string[];
  /** How many talents are in the postings. */
  #invertedCount = 0;
  #postings = new Map<number, GrowingPostings>();
  /** The numbers of the terms in this list, in the order of `#terms`. */
  #sortedNumbers: number[] = [];
  #terms: string[] = [];
  #signatures: number[] = [];

  constructor(termTexts: readonly string[]) {
    this.#termTexts = termTexts;
  }

  get terms(): readonly string[] {
    this.#invert();
    return this.#terms;
  }

  get signatures(): ArrayLike<number> {
    this.#invert();
    return this.#signatures;
  }

  runs(fromTerm: number, toTerm: number): PostingRun[] {
    this.#invert();
    const runs: PostingRun[] = [];
    for (let at = fromTerm; at < toTerm; at += 1)
      runs.push((this.#postings.get(this.#sortedNumbers[at] as number) as GrowingPostings).run());
    return runs;
  }

  denseIn(): readonly Uint8Array[] {
    return [];
  }

  cachedImpacts(): undefined {
    return undefined;
  }

  #invert(): void {
    if (this.#invertedCount === this.forward.size) return;
    const { starts, termNumbers, impacts } = this.forward;
    const added: number[] = [];
    for (; this.#invertedCount < this.forward.size; this.#invertedCount += 1) {
      const end = starts[this.#invertedCount + 1] as number;
      for (let at = starts[this.#invertedCount] as number; at < end; at += 1) {
        const termNumber = termNumbers[at] as number;
        let postings = this.#postings.get(termNumber);
        if (postings === undefined) {
          this.#postings.set(termNumber, (postings = new GrowingPostings()));
          added.push(termNumber);
        }
        postings.push(posting(this.#invertedCount, impacts[at] as number));
      }
    }
    if (added.length <= INSERTED_MAX) this.#insert(added);
    else this.#merge(added);
  }

  #insert(added: readonly number[]): void {
    for (const termNumber of added) {
      const term = this.#termTexts[termNumber] as string;
      const at = lowerBound(this.#terms, term);
      this.#terms.splice(at, 0, term);
      this.#sortedNumbers.splice(at, 0, termNumber);
      this.#signatures.splice(at, 0, signatureOf(term));
    }
  }

  #merge(added: number[]): void {
    const term = (termNumber: number | undefined) => this.#termTexts[termNumber as number] as string;
    added.sort((a, b) => (term(a) < term(b) ? -1 : 1));
    const sortedNumbers: number[] = [];
    let i = 0;
    for (const termNumber of added) {
      while (i < this.#sortedNumbers.length && term(this.#sortedNumbers[i]) < term(termNumber))
        sortedNumbers.push(this.#sortedNumbers[i++] as number);
      sortedNumbers.push(termNumber);
    }
    this.#sortedNumbers = sortedNumbers.concat(this.#sortedNumbers.slice(i));
    this.#terms = this.#sortedNumbers.map(term);
    this.#signatures = this.#terms.map(signatureOf);
  }
}
