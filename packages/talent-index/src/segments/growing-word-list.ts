import type { NumberList } from '../words/number-list.ts';
import { lowerBound, posting, type PostingRun, traitsOf, type WordList } from './word-list.ts';

/** Numbers in a row that grow. Only the first `length` count. */
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

/** What each talent is found by, talent after talent. */
class Forward {
  terms = new Uint32Array(1024);
  impacts = new Uint8Array(1024);
  /** Where each talent's terms start; one more at the end. */
  readonly #starts = new GrowingPostings();
  #length = 0;
  size = 0;

  constructor() {
    this.#starts.push(0);
  }

  /** Adds a talent with these terms. `impacts` is by term number, or one for all. */
  add({ numbers, length }: NumberList, impacts: Uint8Array | number): void {
    const start = this.#length;
    const end = start + length;
    if (end > this.terms.length) this.#grow(end);
    this.terms.set(numbers.subarray(0, length), start);
    if (typeof impacts === 'number') this.impacts.fill(impacts, start, end);
    else
      for (let at = 0; at < length; at += 1)
        this.impacts[start + at] = impacts[numbers[at] as number] as number;
    this.#length = end;
    this.#starts.push(end);
    this.size += 1;
  }

  #grow(lengthMin: number): void {
    const terms = new Uint32Array(lengthMin * 2);
    const impacts = new Uint8Array(lengthMin * 2);
    terms.set(this.terms);
    impacts.set(this.impacts);
    this.terms = terms;
    this.impacts = impacts;
  }

  get starts(): Uint32Array {
    return this.#starts.postings;
  }
}

/** Fewer new words than this are slid into the sorted ones; more are sorted and merged. */
const SLID_IN_MAX = 32;

/** Words by talent, turned into talent by word when a question asks: a load asks none, and packing needs the former. */
export class GrowingWordList implements WordList {
  readonly forward = new Forward();
  /** All terms by number. */
  readonly #terms: readonly string[];
  /** How many talent are in the postings. */
  #turned = 0;
  #postings = new Map<number, GrowingPostings>();
  /** The terms here by their words' order. */
  #sorted: number[] = [];
  #words: string[] = [];
  #traits: number[] = [];

  constructor(terms: readonly string[]) {
    this.#terms = terms;
  }

  get words(): readonly string[] {
    this.#turn();
    return this.#words;
  }

  get traits(): ArrayLike<number> {
    this.#turn();
    return this.#traits;
  }

  runs(fromWord: number, toWord: number): PostingRun[] {
    this.#turn();
    const runs: PostingRun[] = [];
    for (let at = fromWord; at < toWord; at += 1)
      runs.push((this.#postings.get(this.#sorted[at] as number) as GrowingPostings).run());
    return runs;
  }

  impactsOf(): undefined {
    return undefined;
  }

  #turn(): void {
    if (this.#turned === this.forward.size) return;
    const { starts, terms, impacts } = this.forward;
    const added: number[] = [];
    for (; this.#turned < this.forward.size; this.#turned += 1) {
      const end = starts[this.#turned + 1] as number;
      for (let at = starts[this.#turned] as number; at < end; at += 1) {
        const term = terms[at] as number;
        let postings = this.#postings.get(term);
        if (postings === undefined) {
          this.#postings.set(term, (postings = new GrowingPostings()));
          added.push(term);
        }
        postings.push(posting(this.#turned, impacts[at] as number));
      }
    }
    if (added.length <= SLID_IN_MAX) this.#slideIn(added);
    else this.#merge(added);
  }

  #slideIn(added: readonly number[]): void {
    for (const term of added) {
      const word = this.#terms[term] as string;
      const at = lowerBound(this.#words, word);
      this.#words.splice(at, 0, word);
      this.#sorted.splice(at, 0, term);
      this.#traits.splice(at, 0, traitsOf(word));
    }
  }

  #merge(added: number[]): void {
    const word = (term: number | undefined) => this.#terms[term as number] as string;
    added.sort((a, b) => (word(a) < word(b) ? -1 : 1));
    const sorted: number[] = [];
    let i = 0;
    for (const term of added) {
      while (i < this.#sorted.length && word(this.#sorted[i]) < word(term))
        sorted.push(this.#sorted[i++] as number);
      sorted.push(term);
    }
    this.#sorted = sorted.concat(this.#sorted.slice(i));
    this.#words = this.#sorted.map(word);
    this.#traits = this.#words.map(traitsOf);
  }
}
