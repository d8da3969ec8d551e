import { isBefore, type Segment } from '../segments/segment.ts';

/** The best talents of a segment by score, equals in the order of `isBefore`: a bounded heap with the worst on top. */
export class TopList {
  readonly ordinals: number[] = [];
  readonly scores: number[] = [];
  readonly length: number;
  readonly #segment: Segment;

  constructor(segment: Segment, length: number) {
    this.#segment = segment;
    this.length = length;
  }

  /** A talent with a lower score cannot enter the list. While the list is not full, it is below every score. */
  get worst(): number {
    return this.ordinals.length < this.length ? Number.NEGATIVE_INFINITY : (this.scores[0] as number);
  }

  /** The ordinal of the talent with this score who is the last in the order. */
  get last(): number {
    return this.ordinals[0] ?? -1;
  }

  /** Adds a talent who is among the best. */
  offer(score: number, ordinal: number): void {
    const { ordinals, scores } = this;
    if (ordinals.length < this.length) {
      ordinals.push(ordinal);
      scores.push(score);
      this.#rise(ordinals.length - 1);
    } else if (this.length > 0 && this.#isBetter(score, ordinal, 0)) {
      ordinals[0] = ordinal;
      scores[0] = score;
      this.#sink();
    }
  }

  #isBetter(score: number, ordinal: number, than: number): boolean {
    const other = this.scores[than] as number;
    if (score !== other) return score > other;
    const otherOrdinal = this.ordinals[than] as number;
    return this.#segment.isSorted
      ? ordinal < otherOrdinal
      : isBefore(this.#segment, ordinal, this.#segment, otherOrdinal);
  }

  #isWorse(one: number, other: number): boolean {
    return this.#isBetter(this.scores[other] as number, this.ordinals[other] as number, one);
  }

  #rise(start: number): void {
    for (let at = start; at > 0; ) {
      const parent = (at - 1) >>> 1;
      if (!this.#isWorse(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(): void {
    for (let at = 0; ; ) {
      let worst = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < this.ordinals.length && this.#isWorse(child, worst)) worst = child;
      }
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }

  #swap(a: number, b: number): void {
    const ordinal = this.ordinals[a] as number;
    const score = this.scores[a] as number;
    this.ordinals[a] = this.ordinals[b] as number;
    this.scores[a] = this.scores[b] as number;
    this.ordinals[b] = ordinal;
    this.scores[b] = score;
  }
}
