import { bitsetFor, onesIn } from '../segments/bitset.ts';
import type { Segment } from '../segments/segment.ts';
import type { PostingRun } from '../segments/word-list.ts';

/** What one word of a question scores for each talent of a segment; 0 where it is not found. */
export class ScoreSheet {
  readonly scores: Uint8Array;
  /** The places that have a score. */
  readonly places: Int32Array;
  /** The highest score. */
  best = 0;

  constructor(size: number) {
    this.places = bitsetFor(size);
    this.scores = new Uint8Array(this.places.length * 32);
  }

  /** How many talent that are still in the index have a score. */
  foundIn({ presence: { bits } }: Segment): number {
    if (this.best === 0) return 0;
    const { places } = this;
    let found = 0;
    for (let word = 0; word < places.length; word += 1) {
      const both = (places[word] as number) & (bits[word] as number);
      if (both !== 0) found += onesIn(both);
    }
    return found;
  }

  /** Raises the scores to what postings are worth by a table that tells the score of each impact. */
  raise({ postings, from, to }: PostingRun, scoreOf: Uint8Array): void {
    const { scores, places } = this;
    let { best } = this;
    for (let i = from; i < to; i += 1) {
      const value = postings[i] as number;
      const place = value >>> 8;
      const score = scoreOf[value & 0xff] as number;
      const before = scores[place] as number;
      if (score <= before) continue;
      scores[place] = score;
      if (before === 0) (places[place >>> 5] as number) |= 1 << (place & 31);
      if (score > best) best = score;
    }
    this.best = best;
  }

  /** The same from the best impact by place. */
  raiseAll(impacts: Uint8Array, scoreOf: Uint8Array): void {
    const { scores, places } = this;
    let { best } = this;
    for (let start = 0; start < impacts.length; start += 32) {
      const end = Math.min(start + 32, impacts.length);
      let added = 0;
      for (let place = start; place < end; place += 1) {
        const score = scoreOf[impacts[place] as number] as number;
        if (score <= (scores[place] as number)) continue;
        scores[place] = score;
        added |= 1 << (place & 31);
        if (score > best) best = score;
      }
      (places[start >>> 5] as number) |= added;
    }
    this.best = best;
  }

  wipe(): void {
    if (this.best === 0) return;
    this.scores.fill(0);
    this.places.fill(0);
    this.best = 0;
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
    return new ScoreSheet(this.#segment.size);
  }

  giveBack(sheet: ScoreSheet): void {
    sheet.wipe();
    this.#free.push(sheet);
  }
}
