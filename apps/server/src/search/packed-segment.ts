import { addPlace, bitsetFor, hasPlace, sharedPlaces } from './bitset.ts';
import { type Columns, NO_POSTINGS, type RangeColumn, type Segment } from './segment.ts';
import { type PostingRun, prefixRange, type WordList } from './word-list.ts';

/** Prefixes of at most this length are looked at for how common they are. */
const COMMON_PREFIX_LENGTH_MAX = 3;
/** How many postings are gone through between two chances to pause. */
const STEP_POSTINGS = 200_000;

/** A word list whose postings stand in one array in the order of its words, so that a prefix is one run. */
export class PackedWordList implements WordList {
  readonly words: readonly string[];
  readonly traits: Uint32Array;
  /** Where each word's postings start; one more at the end. */
  readonly starts: Uint32Array;
  readonly postings: Uint32Array;
  /** By from and to word. */
  #impacts = new Map<string, Uint8Array>();

  constructor(words: readonly string[], traits: Uint32Array, starts: Uint32Array, postings: Uint32Array) {
    this.words = words;
    this.traits = traits;
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
        const [, toWord] = prefixRange(this.words, prefix);
        const postings = (this.starts[toWord] as number) - (this.starts[fromWord] as number);
        if (prefix.length === length && postings > size) yield* this.#keep(fromWord, toWord, size);
        fromWord = Math.max(toWord, fromWord + 1);
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

/** A skill that fewer than one talent in so many has is looked up by its list. */
const COMMON_SKILL_SHARE = 1 / 64;

/** Who has which skill, by key number. */
export class PackedSkills {
  /** Where each key's postings start; one more at the end. */
  readonly starts: Uint32Array;
  readonly postings: Uint32Array;
  /** Key numbers, the commonest first. */
  readonly commonestFirst: Uint32Array;
  /** Who has a common skill, by key. */
  readonly #bits = new Map<number, Int32Array>();

  constructor(starts: Uint32Array, postings: Uint32Array, size: number) {
    this.starts = starts;
    this.postings = postings;
    this.commonestFirst = Uint32Array.from({ length: starts.length - 1 }, (_, key) => key).sort(
      (a, b) => this.count(b) - this.count(a),
    );
    for (const key of this.commonestFirst) {
      if (this.count(key) < size * COMMON_SKILL_SHARE) break;
      const bits = bitsetFor(size);
      for (let i = starts[key] as number; i < (starts[key + 1] as number); i += 1) {
        addPlace(bits, (postings[i] as number) >>> 8);
      }
      this.#bits.set(key, bits);
    }
  }

  count(key: number): number {
    return (this.starts[key + 1] as number) - (this.starts[key] as number);
  }

  run(key: number): PostingRun {
    if (key + 1 >= this.starts.length) return NO_POSTINGS;
    return { postings: this.postings, from: this.starts[key] as number, to: this.starts[key + 1] as number };
  }

  /** How many of a set of places have a skill. */
  countIn(places: Int32Array, key: number): number {
    const bits = this.#bits.get(key);
    if (bits !== undefined) return sharedPlaces(bits, places);
    let count = 0;
    for (let i = this.starts[key] as number; i < (this.starts[key + 1] as number); i += 1) {
      if (hasPlace(places, (this.postings[i] as number) >>> 8)) count += 1;
    }
    return count;
  }
}

/** The settled part of the index. Nothing in it changes but the states of its talent. */
export class PackedSegment implements Segment {
  readonly size: number;
  readonly columns: Columns;
  readonly open: PackedWordList;
  readonly name: PackedWordList;
  readonly packedSkills: PackedSkills;
  readonly #places: ReadonlyMap<string, number>;
  readonly #extents: Record<RangeColumn, { min: number; max: number }>;

  constructor(parts: {
    columns: Columns;
    open: PackedWordList;
    name: PackedWordList;
    skills: PackedSkills;
    places: ReadonlyMap<string, number>;
  }) {
    this.size = parts.columns.talentIds.length;
    this.columns = parts.columns;
    this.open = parts.open;
    this.name = parts.name;
    this.packedSkills = parts.skills;
    this.#places = parts.places;
    const { experienceInYears, expectedSalaryInLpaInr } = parts.columns;
    this.#extents = {
      experienceInYears: extentOf(experienceInYears),
      expectedSalaryInLpaInr: extentOf(expectedSalaryInLpaInr),
    };
  }

  placeOf(talentId: string): number | undefined {
    return this.#places.get(talentId);
  }

  extentOf(column: RangeColumn): { min: number; max: number } {
    return this.#extents[column];
  }

  skillPlaces(key: number): PostingRun {
    return this.packedSkills.run(key);
  }
}

function extentOf(numbers: Float32Array): { min: number; max: number } {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const number of numbers) {
    if (number < min) min = number;
    if (number > max) max = number;
  }
  return { min, max };
}
