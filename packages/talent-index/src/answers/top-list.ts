import { isBefore, type Segment } from '../segments/segment.ts';

/** The best of a segment's talent by score, equals by the order of `isBefore`: a heap with the worst of them on top. */
export class TopList {
  readonly places: number[] = [];
  readonly scores: number[] = [];
  readonly #length: number;
  readonly #segment: Segment;

  constructor(segment: Segment, length: number) {
    this.#segment = segment;
    this.#length = length;
  }

  /** The score below which nobody is taken any more; -1 while there is room. */
  get worst(): number {
    return this.places.length < this.#length ? -1 : (this.scores[0] as number);
  }

  /** Takes a talent in when it is among the best. @returns `worst` from now on */
  offer(score: number, place: number): number {
    const { places, scores } = this;
    if (places.length < this.#length) {
      places.push(place);
      scores.push(score);
      this.#rise(places.length - 1);
    } else if (this.#length > 0 && this.#isBetter(score, place, 0)) {
      places[0] = place;
      scores[0] = score;
      this.#sink();
    }
    return this.worst;
  }

  #isBetter(score: number, place: number, than: number): boolean {
    const other = this.scores[than] as number;
    if (score !== other) return score > other;
    const otherPlace = this.places[than] as number;
    return this.#segment.isInOrder
      ? place < otherPlace
      : isBefore(this.#segment, place, this.#segment, otherPlace);
  }

  #isWorse(one: number, other: number): boolean {
    return this.#isBetter(this.scores[other] as number, this.places[other] as number, one);
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
        if (child < this.places.length && this.#isWorse(child, worst)) worst = child;
      }
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }

  #swap(a: number, b: number): void {
    const place = this.places[a] as number;
    const score = this.scores[a] as number;
    this.places[a] = this.places[b] as number;
    this.scores[a] = this.scores[b] as number;
    this.places[b] = place;
    this.scores[b] = score;
  }
}
