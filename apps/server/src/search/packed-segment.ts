import { type Columns, NO_POSTINGS, type Segment } from './segment.ts';
import type { PostingRun, WordList } from './word-list.ts';

/** A word list whose postings stand in one array in the order of its words, so that a prefix is one run. */
export class PackedWordList implements WordList {
  readonly words: readonly string[];
  readonly traits: Uint32Array;
  /** Where each word's postings start; one more at the end. */
  readonly starts: Uint32Array;
  readonly postings: Uint32Array;

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
}

/** Postings of skills by key number: starts[key] up to starts[key + 1]. */
export type PackedSkills = { starts: Uint32Array; postings: Uint32Array };

/** The settled part of the index. Nothing in it changes but the states of its talent. */
export class PackedSegment implements Segment {
  readonly size: number;
  readonly columns: Columns;
  readonly open: PackedWordList;
  readonly name: PackedWordList;
  readonly skills: PackedSkills;
  readonly #places: ReadonlyMap<string, number>;

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
    this.skills = parts.skills;
    this.#places = parts.places;
  }

  placeOf(talentId: string): number | undefined {
    return this.#places.get(talentId);
  }

  skillPlaces(key: number): PostingRun {
    const { starts, postings } = this.skills;
    if (key + 1 >= starts.length) return NO_POSTINGS;
    return { postings, from: starts[key] as number, to: starts[key + 1] as number };
  }
}
