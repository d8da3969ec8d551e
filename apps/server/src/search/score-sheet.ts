import { GONE, type Segment } from './segment.ts';
import type { PostingRun } from './word-list.ts';

/** Who has so small a share of a segment is listed beside the sheet, so that only they are looked at and wiped. */
const LISTED_SHARE = 1 / 16;

/** What one word of a question scores for each talent of a segment; 0 where it is not found. */
export class ScoreSheet {
  readonly scores: Uint8Array;
  readonly #places: Uint32Array;
  #isListed = true;
  /** How many talent have a score, whether still in the index or not. */
  #length = 0;
  /** How many of them are in the index. */
  found = 0;

  constructor(capacity: number) {
    this.scores = new Uint8Array(capacity);
    this.#places = new Uint32Array(Math.ceil(capacity * LISTED_SHARE));
  }

  /** Raises the scores to what postings are worth by a table that tells the score of each impact. */
  raise({ postings, from, to }: PostingRun, scoreOf: Uint8Array, states: Uint8Array): void {
    if (this.#isListed && this.#length + (to - from) > this.#places.length) this.#isListed = false;
    if (this.#isListed) this.#raiseListed(postings, from, to, scoreOf, states);
    else this.#raise(postings, from, to, scoreOf, states);
  }

  #raise(postings: Uint32Array, from: number, to: number, scoreOf: Uint8Array, states: Uint8Array): void {
    const { scores } = this;
    let { found } = this;
    for (let i = from; i < to; i += 1) {
      const value = postings[i] as number;
      const place = value >>> 8;
      const score = scoreOf[value & 0xff] as number;
      const before = scores[place] as number;
      if (score > before) {
        scores[place] = score;
        if (before === 0 && states[place] !== GONE) found += 1;
      }
    }
    this.found = found;
  }

  #raiseListed(
    postings: Uint32Array,
    from: number,
    to: number,
    scoreOf: Uint8Array,
    states: Uint8Array,
  ): void {
    const { scores } = this;
    for (let i = from; i < to; i += 1) {
      const value = postings[i] as number;
      const place = value >>> 8;
      const score = scoreOf[value & 0xff] as number;
      const before = scores[place] as number;
      if (score > before) {
        scores[place] = score;
        if (before === 0) {
          this.#places[this.#length++] = place;
          if (states[place] !== GONE) this.found += 1;
        }
      }
    }
  }

  /** The same from the best impact by place. */
  raiseAll(impacts: Uint8Array, scoreOf: Uint8Array, states: Uint8Array): void {
    this.#isListed = false;
    const { scores } = this;
    let { found } = this;
    for (let place = 0; place < impacts.length; place += 1) {
      const score = scoreOf[impacts[place] as number] as number;
      const before = scores[place] as number;
      if (score > before) {
        scores[place] = score;
        if (before === 0 && states[place] !== GONE) found += 1;
      }
    }
    this.found = found;
  }

  /** The places that have a score, in no order; undefined when they are too many to list. */
  get listed(): Uint32Array | undefined {
    return this.#isListed ? this.#places.subarray(0, this.#length) : undefined;
  }

  wipe(): void {
    const { listed } = this;
    if (listed === undefined) this.scores.fill(0);
    else for (const place of listed) this.scores[place] = 0;
    this.#isListed = true;
    this.#length = 0;
    this.found = 0;
  }
}

/** Keeps a segment's sheets from one question to the next. */
export class ScoreSheets {
  readonly #segment: Segment;
  #free: ScoreSheet[] = [];

  constructor(segment: Segment) {
    this.#segment = segment;
  }

  take(): ScoreSheet {
    const sheet = this.#free.pop();
    if (sheet !== undefined && sheet.scores.length >= this.#segment.size) return sheet;
    return new ScoreSheet(this.#segment.columns.states.length);
  }

  giveBack(sheet: ScoreSheet): void {
    sheet.wipe();
    this.#free.push(sheet);
  }
}
