import type { Segment } from './segment.ts';
import type { PostingRun } from './word-list.ts';

/** What one word of a question scores for each talent of a segment; 0 where it is not found. */
export class ScoreSheet {
  readonly scores: Uint8Array;
  /** The scores four by four, to pass over where nothing is found. */
  readonly fours: Int32Array;
  /** How many talent have a score, whether still in the index or not. */
  #length = 0;

  /** @param size of the segment; the sheet is longer, for whole numbers of a bitset */
  constructor(size: number) {
    const buffer = new ArrayBuffer(Math.ceil(size / 32) * 32);
    this.scores = new Uint8Array(buffer);
    this.fours = new Int32Array(buffer);
  }

  /** How many talent that are still in the index have a score. */
  foundIn({ presence: { gone } }: Segment): number {
    let found = this.#length;
    for (let at = 0; at < gone.length; at += 1) if (this.scores[gone.numbers[at] as number] !== 0) found -= 1;
    return found;
  }

  /** Raises the scores to what postings are worth by a table that tells the score of each impact. */
  raise({ postings, from, to }: PostingRun, scoreOf: Uint8Array): void {
    const { scores } = this;
    let length = this.#length;
    for (let i = from; i < to; i += 1) {
      const value = postings[i] as number;
      const place = value >>> 8;
      const score = scoreOf[value & 0xff] as number;
      const before = scores[place] as number;
      if (score > before) {
        scores[place] = score;
        if (before === 0) length += 1;
      }
    }
    this.#length = length;
  }

  /** The same from the best impact by place. */
  raiseAll(impacts: Uint8Array, scoreOf: Uint8Array): void {
    const { scores } = this;
    let length = this.#length;
    for (let place = 0; place < impacts.length; place += 1) {
      const score = scoreOf[impacts[place] as number] as number;
      const before = scores[place] as number;
      if (score > before) {
        scores[place] = score;
        if (before === 0) length += 1;
      }
    }
    this.#length = length;
  }

  wipe(): void {
    if (this.#length > 0) this.scores.fill(0);
    this.#length = 0;
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
