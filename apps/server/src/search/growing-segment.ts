import { type Columns, HERE, NO_POSTINGS, type Segment } from './segment.ts';
import type { TalentDocument } from './port.ts';
import { FIELD_IMPACT } from './field.ts';
import type { TermReader } from './term-reader.ts';
import { lowerBound, posting, type PostingRun, traitsOf, type WordList } from './word-list.ts';

/** The part of the index that new and changed talent are appended to, until compaction packs it. */
export class GrowingSegment implements Segment {
  size = 0;
  readonly columns: Columns;
  readonly open: GrowingWordList;
  readonly name: GrowingWordList;
  readonly packedSkills = undefined;
  readonly #reader: TermReader;
  #places = new Map<string, number>();
  #skillPlaces = new Map<number, GrowingPostings>();

  constructor(reader: TermReader, capacity = 256) {
    this.#reader = reader;
    this.open = new GrowingWordList(reader.terms);
    this.name = new GrowingWordList(reader.terms);
    this.columns = {
      talentIds: [],
      states: new Uint8Array(capacity),
      experienceInYears: new Float32Array(capacity),
      expectedSalaryInLpaInr: new Float32Array(capacity),
      updatedAtMs: new Float64Array(capacity),
      skillStarts: new Uint32Array(capacity + 1),
      skills: new Uint32Array(capacity * 8),
    };
  }

  /** Appends a talent. `labels` and `keys` are the register's numbers of the skills. */
  add(document: TalentDocument, labels: readonly number[], keys: readonly number[]): void {
    const place = this.size;
    this.#grow(labels.length);
    const { columns } = this;
    columns.talentIds.push(document.talentId);
    columns.states[place] = HERE;
    columns.experienceInYears[place] = document.experienceInYears;
    columns.expectedSalaryInLpaInr[place] = document.expectedSalaryInLpaInr;
    columns.updatedAtMs[place] = document.updatedAtMs;
    const start = columns.skillStarts[place] as number;
    columns.skills.set(labels, start);
    columns.skillStarts[place + 1] = start + labels.length;
    const { open, name, impacts } = this.#reader.read(document);
    for (let at = 0; at < open.length; at += 1) {
      const term = open.numbers[at] as number;
      this.open.add(term, posting(place, impacts[term] as number));
    }
    for (let at = 0; at < name.length; at += 1) {
      this.name.add(name.numbers[at] as number, posting(place, FIELD_IMPACT.name));
    }
    for (const key of keys) {
      let places = this.#skillPlaces.get(key);
      if (places === undefined) this.#skillPlaces.set(key, (places = new GrowingPostings()));
      places.push(posting(place, 0));
    }
    this.#places.set(document.talentId, place);
    this.size += 1;
  }

  #grow(skills: number): void {
    const { columns } = this;
    if (this.size === columns.states.length) {
      const capacity = this.size * 2;
      columns.states = grown(columns.states, capacity);
      columns.experienceInYears = grown(columns.experienceInYears, capacity);
      columns.expectedSalaryInLpaInr = grown(columns.expectedSalaryInLpaInr, capacity);
      columns.updatedAtMs = grown(columns.updatedAtMs, capacity);
      columns.skillStarts = grown(columns.skillStarts, capacity + 1);
    }
    const needed = (columns.skillStarts[this.size] as number) + skills;
    if (needed > columns.skills.length) columns.skills = grown(columns.skills, needed * 2);
  }

  placeOf(talentId: string): number | undefined {
    return this.#places.get(talentId);
  }

  extentOf(): { min: number; max: number } {
    return { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
  }

  skillPlaces(key: number): PostingRun {
    return this.#skillPlaces.get(key)?.run() ?? NO_POSTINGS;
  }
}

function grown<A extends Uint8Array | Uint32Array | Float32Array | Float64Array>(
  array: A,
  capacity: number,
): A {
  const copy = new (array.constructor as new (length: number) => A)(capacity);
  copy.set(array);
  return copy;
}

class GrowingPostings {
  #postings = new Uint32Array(2);
  #length = 0;

  push(value: number): void {
    if (this.#length === this.#postings.length) this.#postings = grown(this.#postings, this.#length * 2);
    this.#postings[this.#length] = value;
    this.#length += 1;
  }

  run(): PostingRun {
    return { postings: this.#postings, from: 0, to: this.#length };
  }
}

/** Fewer new words than this are slid into the sorted ones; more are sorted and merged. */
const SLID_IN_MAX = 32;

class GrowingWordList implements WordList {
  /** All terms by number, and the postings of those that are here. */
  readonly #terms: readonly string[];
  #postings = new Map<number, GrowingPostings>();
  #new: number[] = [];
  /** The terms here by their words' order. */
  #sorted: number[] = [];
  #words: string[] = [];
  #traits: number[] = [];

  constructor(terms: readonly string[]) {
    this.#terms = terms;
  }

  add(term: number, value: number): void {
    let postings = this.#postings.get(term);
    if (postings === undefined) {
      this.#postings.set(term, (postings = new GrowingPostings()));
      this.#new.push(term);
    }
    postings.push(value);
  }

  get words(): readonly string[] {
    this.#sort();
    return this.#words;
  }

  get traits(): ArrayLike<number> {
    this.#sort();
    return this.#traits;
  }

  /** Sorting waits for a question: a load asks none. */
  #sort(): void {
    if (this.#new.length === 0) return;
    if (this.#new.length <= SLID_IN_MAX) this.#slideIn(this.#new);
    else this.#merge(this.#new);
    this.#new = [];
  }

  #slideIn(terms: readonly number[]): void {
    for (const term of terms) {
      const word = this.#terms[term] as string;
      const at = lowerBound(this.#words, word);
      this.#words.splice(at, 0, word);
      this.#sorted.splice(at, 0, term);
      this.#traits.splice(at, 0, traitsOf(word));
    }
  }

  #merge(terms: readonly number[]): void {
    const word = (term: number | undefined) => this.#terms[term as number] as string;
    const added = terms.toSorted((a, b) => (word(a) < word(b) ? -1 : 1));
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

  impactsOf(): undefined {
    return undefined;
  }

  runs(fromWord: number, toWord: number): PostingRun[] {
    this.#sort();
    const runs: PostingRun[] = [];
    for (let at = fromWord; at < toWord; at += 1) {
      runs.push(this.#postings.get(this.#sorted[at] as number)?.run() ?? NO_POSTINGS);
    }
    return runs;
  }
}
