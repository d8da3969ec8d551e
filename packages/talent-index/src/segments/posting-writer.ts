/** How many postings are gone through between two chances to pause. */
export const STEP_POSTINGS = 200_000;

/** The new place of who is gone. */
export const NOWHERE = 0xffff_ffff;

/** Of a word that one talent in so many has, the postings are set in order by going through all places. */
const COMMON_WORD_SHARE = 1 / 16;

/**
 * Writes postings word by word under their new places. Every run of a word is in order; together they are not, for the
 * talent of several segments stand among one another.
 */
export class PostingWriter {
  length = 0;
  readonly #postings: Uint32Array;
  /** The impact of the word by place, while one is set in order; otherwise 0. */
  readonly #impacts: Uint8Array;
  #scratch = new Uint32Array(1024);
  /** Where the runs of the word start; where the next one would at the end. */
  #runs: number[] = [0];
  #sincePause = 0;

  /** @param size the number of places */
  constructor(lengthMax: number, size: number) {
    this.#postings = new Uint32Array(lengthMax);
    this.#impacts = new Uint8Array(size);
  }

  get isPauseDue(): boolean {
    if (this.#sincePause < STEP_POSTINGS) return false;
    this.#sincePause = 0;
    return true;
  }

  /** Begins a word. @returns where its postings start */
  begin(): number {
    this.#runs = [this.length];
    return this.length;
  }

  /** Adds a run, or a part of one, of the word: those of [from, to) who are not gone. */
  write(postings: Uint32Array, from: number, to: number, newPlaces: Uint32Array): void {
    const out = this.#postings;
    const start = this.length;
    let { length } = this;
    for (let i = from; i < to; i += 1) {
      const value = postings[i] as number;
      const place = newPlaces[value >>> 8] as number;
      if (place === NOWHERE) continue;
      out[length] = ((place << 8) | (value & 0xff)) >>> 0;
      length += 1;
    }
    this.length = length;
    this.#sincePause += to - from;
    if (length === start) return;
    const isInOrder =
      start > (this.#runs[0] as number) && (out[start - 1] as number) < (out[start] as number);
    if (isInOrder) this.#runs[this.#runs.length - 1] = length;
    else this.#runs.push(length);
  }

  /** Ends the word. */
  setInOrder(): void {
    if (this.#runs.length < 3) return;
    const start = this.#runs[0] as number;
    const isCommon = this.length - start > this.#impacts.length * COMMON_WORD_SHARE;
    if (isCommon) this.#spread(start);
    else while (this.#runs.length > 2) this.#mergePairs();
    this.#sincePause += isCommon ? this.#impacts.length : 2 * (this.length - start);
  }

  #spread(start: number): void {
    const out = this.#postings;
    const impacts = this.#impacts;
    for (let i = start; i < this.length; i += 1)
      impacts[(out[i] as number) >>> 8] = (out[i] as number) & 0xff;
    let end = start;
    for (let place = 0; place < impacts.length; place += 1) {
      const impact = impacts[place] as number;
      if (impact === 0) continue;
      out[end] = ((place << 8) | impact) >>> 0;
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

  /** Merges [start, middle) and [middle, end), both in order. */
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
    return this.length === this.#postings.length ? this.#postings : this.#postings.slice(0, this.length);
  }
}
