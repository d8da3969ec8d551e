import { shared, sharedArray } from './shared-memory.ts';
import { posting } from './term-list.ts';

/** The postings handled between two yields. */
export const STEP_POSTINGS = 200_000;

/** The new ordinal of a removed talent. */
export const REMOVED = 0xffff_ffff;

/** If more than this share of the talents has a term, a scan over all ordinals sorts its postings. */
const COMMON_TERM_SHARE = 1 / 16;

/**
 * Writes postings under their new ordinals, one term after another. Each run of a term is sorted. The runs together are not:
 * the talents of several segments interleave.
 */
export class PostingWriter {
  length = 0;
  readonly #postings: Uint32Array;
  /** The impacts by ordinal of the term that is being sorted; otherwise 0. */
  readonly #impacts: Uint8Array;
  #scratch = new Uint32Array(1024);
  /** Where the runs of the current term start, plus the end of the last. */
  #runs: number[] = [0];
  #sincePause = 0;

  /** @param size the number of ordinals */
  constructor(lengthMax: number, size: number) {
    this.#postings = sharedArray(Uint32Array, lengthMax);
    this.#impacts = new Uint8Array(size);
  }

  get isPauseDue(): boolean {
    if (this.#sincePause < STEP_POSTINGS) return false;
    this.#sincePause = 0;
    return true;
  }

  /** Starts a term. @returns the index of its first posting */
  beginTerm(): number {
    this.#runs = [this.length];
    return this.length;
  }

  /** Adds a run of the term, or a part of a run: the postings of [from, to) without removed talents. */
  write(postings: Uint32Array, from: number, to: number, newOrdinals: Uint32Array): void {
    const out = this.#postings;
    const start = this.length;
    let { length } = this;
    for (let i = from; i < to; i += 1) {
      const value = postings[i] as number;
      const ordinal = newOrdinals[value >>> 8] as number;
      if (ordinal === REMOVED) continue;
      out[length] = ((ordinal << 8) | (value & 0xff)) >>> 0;
      length += 1;
    }
    this.length = length;
    this.#sincePause += to - from;
    this.#endRun(start);
  }

  /** The same for a dense term. @param impacts by ordinal */
  writeDense(impacts: Uint8Array, newOrdinals: Uint32Array): void {
    const start = this.length;
    for (let old = 0; old < impacts.length; old += 1) {
      const ordinal = newOrdinals[old] as number;
      if (impacts[old] === 0 || ordinal === REMOVED) continue;
      this.#postings[this.length] = posting(ordinal, impacts[old] as number);
      this.length += 1;
    }
    this.#sincePause += impacts.length;
    this.#endRun(start);
  }

  #endRun(start: number): void {
    const out = this.#postings;
    const { length } = this;
    if (length === start) return;
    const isSorted = start > (this.#runs[0] as number) && (out[start - 1] as number) < (out[start] as number);
    if (isSorted) this.#runs[this.#runs.length - 1] = length;
    else this.#runs.push(length);
  }

  /** Ends the term: merges its runs into one. */
  endTerm(): void {
    if (this.#runs.length < 3) return;
    const start = this.#runs[0] as number;
    const isCommon = this.length - start > this.#impacts.length * COMMON_TERM_SHARE;
    if (isCommon) this.#sortByScan(start);
    else while (this.#runs.length > 2) this.#mergePairs();
    this.#sincePause += isCommon ? this.#impacts.length : 2 * (this.length - start);
  }

  #sortByScan(start: number): void {
    const out = this.#postings;
    const impacts = this.#impacts;
    for (let i = start; i < this.length; i += 1)
      impacts[(out[i] as number) >>> 8] = (out[i] as number) & 0xff;
    let end = start;
    for (let ordinal = 0; ordinal < impacts.length; ordinal += 1) {
      const impact = impacts[ordinal] as number;
      if (impact === 0) continue;
      out[end] = ((ordinal << 8) | impact) >>> 0;
      end += 1;
    }
    impacts.fill(0);
  }

  /** Merges every second run into the one before it. */
  #mergePairs(): void {
    const runs = this.#runs;
    const merged: number[] = [];
    for (let at = 0; at + 1 < runs.length; at += 2) {
      merged.push(runs[at] as number);
      const [start, middle, end] = [runs[at] as number, runs[at + 1] as number, runs[at + 2]];
      if (end !== undefined) this.#merge(start, middle, end);
    }
    merged.push(this.length);
    this.#runs = merged;
  }

  /** Merges [start, middle) and [middle, end), both sorted. */
  #merge(start: number, middle: number, end: number): void {
    const out = this.#postings;
    const length = middle - start;
    if (this.#scratch.length < length) this.#scratch = new Uint32Array(length * 2);
    const first = this.#scratch;
    for (let i = 0; i < length; i += 1) first[i] = out[start + i] as number;
    let a = 0;
    let b = middle;
    for (let at = start; a < length; at += 1) {
      if (b === end || (first[a] as number) < (out[b] as number)) {
        out[at] = first[a] as number;
        a += 1;
      } else {
        out[at] = out[b] as number;
        b += 1;
      }
    }
  }

  finish(): Uint32Array {
    return this.length === this.#postings.length
      ? this.#postings
      : shared(this.#postings.subarray(0, this.length));
  }
}
