import { bitsetFor, hasOrdinal } from '../segments/bitset.ts';
import { SAME, type ScoreArea } from '../segments/impact-table.ts';
import type { Segment } from '../segments/segment.ts';
import { countShared } from '../segments/set-memory.ts';
import type { PostingRun } from '../segments/term-list.ts';

/** For more postings than this share of the talents, the set is found by SIMD afterwards. */
const MANY_SHARE = 1 / 64;

/** The score of one question word for each talent of a segment; 0 for a talent without it. */
export class ScoreSheet {
  readonly scores: Uint8Array;
  /** The talents with a score above 0. */
  readonly ordinalSet: Int32Array;
  /** The highest score. */
  best = 0;
  #found: number | undefined;
  readonly #area: ScoreArea | undefined;

  constructor(size: number, area?: ScoreArea) {
    this.#area = area;
    this.ordinalSet = area?.ordinalSet ?? bitsetFor(size);
    this.scores = area?.scores ?? new Uint8Array(this.ordinalSet.length * 32);
  }

  /** How many talents that are still in the index have a score. It is kept until a score is raised. */
  foundIn({ presence: { bits } }: Segment): number {
    if (this.best === 0) return 0;
    this.#found ??= countShared(this.ordinalSet, bits);
    return this.#found;
  }

  /** Raises each talent's score to that of its posting. @param scoreOf score by impact */
  raise({ postings, from, to }: PostingRun, scoreOf: Uint8Array): void {
    this.#found = undefined;
    if (this.#area !== undefined && to - from > this.scores.length * MANY_SHARE) {
      this.#raiseMany({ postings, from, to }, scoreOf);
      this.#area.findSet();
      return;
    }
    const { scores, ordinalSet } = this;
    let { best } = this;
    for (let i = from; i < to; i += 1) {
      const value = postings[i] as number;
      const ordinal = value >>> 8;
      const score = scoreOf[value & 0xff] as number;
      const before = scores[ordinal] as number;
      if (score <= before) continue;
      scores[ordinal] = score;
      if (before === 0) (ordinalSet[ordinal >>> 5] as number) |= 1 << (ordinal & 31);
      if (score > best) best = score;
    }
    this.best = best;
  }

  /** Like `raise`, without updating the set. */
  #raiseMany({ postings, from, to }: PostingRun, scoreOf: Uint8Array): void {
    const { scores } = this;
    let { best } = this;
    for (let i = from; i < to; i += 1) {
      const value = postings[i] as number;
      const score = scoreOf[value & 0xff] as number;
      if (score <= (scores[value >>> 8] as number)) continue;
      scores[value >>> 8] = score;
      if (score > best) best = score;
    }
    this.best = best;
  }

  /** Like `raise`, with the best impact by ordinal instead of postings. */
  raiseAll(impacts: Uint8Array, scoreOf: Uint8Array): void {
    this.#found = undefined;
    if (this.#area?.isBeside(impacts) === true) {
      this.best = this.#area.raiseAll(impacts, scoreOf);
      return;
    }
    const { scores, ordinalSet } = this;
    let { best } = this;
    const length = Math.min(impacts.length, scores.length);
    for (let start = 0; start < length; start += 32) {
      const end = Math.min(start + 32, length);
      let added = 0;
      for (let ordinal = start; ordinal < end; ordinal += 1) {
        const score = scoreOf[impacts[ordinal] as number] as number;
        if (score <= (scores[ordinal] as number)) continue;
        scores[ordinal] = score;
        added |= 1 << (ordinal & 31);
        if (score > best) best = score;
      }
      (ordinalSet[start >>> 5] as number) |= added;
    }
    this.best = best;
  }

  /** Caps each talent's score at another number of the talent. */
  lowerAll(numbers: Uint8Array, scoreOf: Uint8Array): void {
    this.#found = undefined;
    if (this.#area?.isBeside(numbers) === true) {
      this.best = this.#area.lowerAll(numbers, scoreOf);
      return;
    }
    const { scores, ordinalSet } = this;
    this.best = 0;
    for (let block = 0; block < ordinalSet.length; block += 1) {
      for (let bits = ordinalSet[block] as number; bits !== 0; bits &= bits - 1) {
        const lowest = bits & -bits;
        const ordinal = block * 32 + 31 - Math.clz32(lowest);
        const score = Math.min(scores[ordinal] as number, scoreOf[numbers[ordinal] as number] as number);
        scores[ordinal] = score;
        if (score === 0) (ordinalSet[block] as number) &= ~lowest;
        if (score > this.best) this.best = score;
      }
    }
  }

  /** Gives talents this score unless theirs is higher. */
  raiseSet(ordinalSet: Int32Array, score: number): void {
    this.#found = undefined;
    const { scores } = this;
    for (let block = 0; block < ordinalSet.length; block += 1) {
      const added = ordinalSet[block] as number;
      if (added === 0) continue;
      for (let bits = added; bits !== 0; bits &= bits - 1) {
        const ordinal = block * 32 + 31 - Math.clz32(bits & -bits);
        if (score > (scores[ordinal] as number)) scores[ordinal] = score;
      }
      (this.ordinalSet[block] as number) |= added;
      this.best = Math.max(this.best, score);
    }
  }

  /**
   * Who has at least a score above 0, from one block of 32 talents up to, not including, another: to be read there at once. It may hold more of
   * those who have a score.
   */
  withAtLeast(least: number, from: number, to: number): Int32Array {
    return this.#area?.withAtLeast(least, from, to) ?? this.ordinalSet;
  }

  /** Whether anybody of a set has at least a score above 0. */
  hasAtLeast(least: number, ordinalSet: Int32Array): boolean {
    if (this.best < least) return false;
    for (let block = 0; block < ordinalSet.length; block += 1) {
      const having = (ordinalSet[block] as number) & (this.ordinalSet[block] as number);
      for (let bits = having; bits !== 0; bits &= bits - 1) {
        const ordinal = block * 32 + 31 - Math.clz32(bits & -bits);
        if ((this.scores[ordinal] as number) >= least) return true;
      }
    }
    return false;
  }

  /** Raises each talent's score to that on another sheet. */
  raiseTo({ scores }: ScoreSheet): void {
    this.raiseAll(scores, SAME);
  }

  /** The highest score of talents who are still in the index. */
  bestIn({ presence: { bits } }: Segment): number {
    for (let score = this.best; score > 0; score -= 1) {
      for (let at = this.scores.indexOf(score); at !== -1; at = this.scores.indexOf(score, at + 1))
        if (hasOrdinal(bits, at)) return score;
    }
    return 0;
  }

  reset(): void {
    if (this.best === 0) return;
    if (this.#area === undefined) {
      this.scores.fill(0);
      this.ordinalSet.fill(0);
    } else this.#area.clear();
    this.best = 0;
    this.#found = undefined;
  }
}

/** Reuses a segment's sheets from one question to the next. */
export class ScoreSheetPool {
  readonly #segment: Segment;
  #free: ScoreSheet[] = [];

  constructor(segment: Segment) {
    this.#segment = segment;
  }

  acquire(): ScoreSheet {
    const sheet = this.#free.pop();
    if (sheet !== undefined && sheet.scores.length >= this.#segment.size) return sheet;
    return new ScoreSheet(this.#segment.size, this.#segment.takeScoreArea());
  }

  release(sheet: ScoreSheet): void {
    sheet.reset();
    this.#free.push(sheet);
  }
}
