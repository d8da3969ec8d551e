import { type Columns, HERE, NO_POSTINGS, type Segment } from './segment.ts';
import { indexTerms } from './talent-document.ts';
import type { TalentDocument } from './port.ts';
import { FIELD_IMPACT } from './field.ts';
import { lowerBound, posting, type PostingRun, traitsOf, type WordList } from './word-list.ts';

/** The part of the index that new and changed talent are appended to, until compaction packs it. */
export class GrowingSegment implements Segment {
  size = 0;
  readonly columns: Columns;
  readonly open = new GrowingWordList();
  readonly name = new GrowingWordList();
  #places = new Map<string, number>();
  #skillPlaces = new Map<number, GrowingPostings>();

  constructor(capacity = 256) {
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
    const { open, name } = indexTerms(document);
    for (const [term, impact] of open) this.open.add(term, posting(place, impact));
    for (const term of name) this.name.add(term, posting(place, FIELD_IMPACT.name));
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
  #postings = new Map<string, GrowingPostings>();
  #new: string[] = [];
  #words: string[] = [];
  #traits: number[] = [];

  add(word: string, value: number): void {
    let postings = this.#postings.get(word);
    if (postings === undefined) {
      this.#postings.set(word, (postings = new GrowingPostings()));
      this.#new.push(word);
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
    if (this.#new.length <= SLID_IN_MAX) {
      for (const word of this.#new) {
        const at = lowerBound(this.#words, word);
        this.#words.splice(at, 0, word);
        this.#traits.splice(at, 0, traitsOf(word));
      }
    } else {
      this.#words = merged(this.#words, this.#new.sort());
      this.#traits = this.#words.map(traitsOf);
    }
    this.#new = [];
  }

  runs(fromWord: number, toWord: number): PostingRun[] {
    return this.words.slice(fromWord, toWord).map((word) => this.#postings.get(word)?.run() ?? NO_POSTINGS);
  }
}

function merged(a: readonly string[], b: readonly string[]): string[] {
  const words: string[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const takesA = j >= b.length || (i < a.length && (a[i] as string) < (b[j] as string));
    words.push((takesA ? a[i++] : b[j++]) as string);
  }
  return words;
}
