import { hasPlace } from './bitset.ts';
import type { Bounds } from '../port.ts';

type Ranks = Uint16Array | Uint32Array;

/** More different numbers than this have ranks of 32 bits. */
export const SHORT_RANKS_MAX = 0xffff;

/** With fewer talent than this share of a segment, their numbers are looked at one by one. */
const FEW_SHARE = 1 / 256;

/**
 * A column of numbers as ranks among the different numbers in it, of which there are few: a range of them is a range
 * of small whole numbers, and who comes first by the column is known beforehand.
 */
export class RankColumn {
  /** The different numbers, ascending. */
  readonly values: Float64Array;
  readonly ranks: Ranks;
  /** The places by rank. */
  readonly #byRank: Uint32Array;
  /** Where each rank's places start in #byRank; one more at the end. */
  readonly #starts: Uint32Array;

  constructor(values: Float64Array, ranks: Ranks) {
    this.values = values;
    this.ranks = ranks;
    this.#starts = new Uint32Array(values.length + 1);
    for (const rank of ranks) (this.#starts[rank + 1] as number) += 1;
    for (let rank = 0; rank < values.length; rank += 1)
      (this.#starts[rank + 1] as number) += this.#starts[rank] as number;
    this.#byRank = new Uint32Array(ranks.length);
    const next = this.#starts.slice();
    for (let place = 0; place < ranks.length; place += 1) {
      const rank = ranks[place] as number;
      this.#byRank[next[rank] as number] = place;
      (next[rank] as number) += 1;
    }
  }

  static of(numbers: Float64Array): RankColumn {
    const values = Float64Array.from(new Set(numbers)).sort();
    const rankOf = new Map<number, number>();
    for (const [rank, value] of values.entries()) rankOf.set(value, rank);
    const ranks =
      values.length > SHORT_RANKS_MAX ? new Uint32Array(numbers.length) : new Uint16Array(numbers.length);
    for (let place = 0; place < numbers.length; place += 1)
      ranks[place] = rankOf.get(numbers[place] as number) as number;
    return new RankColumn(values, ranks);
  }

  at(place: number): number {
    return this.values[this.ranks[place] as number] as number;
  }

  /** The first rank whose number is not below `number`. */
  #rankFrom(number: number): number {
    let from = 0;
    let to = this.values.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.values[middle] as number) < number) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** The ranks of the numbers from `min` to `max`: from the first up to, not including, the second. */
  #ranksWithin({ min, max }: Bounds): [number, number] {
    const to = this.#rankFrom(max);
    return [this.#rankFrom(min), this.values[to] === max ? to + 1 : to];
  }

  /** Takes those out of a set of places whose number is not from `min` to `max`. */
  narrow(places: Int32Array, range: Bounds): void {
    const { ranks } = this;
    const [from, to] = this.#ranksWithin(range);
    const span = to - from;
    if (span === this.values.length) return;
    for (let word = 0; word < places.length; word += 1) {
      const before = places[word] as number;
      if (before === 0) continue;
      const start = word * 32;
      let within = 0;
      const end = Math.min(32, ranks.length - start);
      for (let bit = 0; bit < end; bit += 1) {
        const offset = (ranks[start + bit] as number) - from;
        // 1 when 0 <= offset < span, without a branch that nobody could foresee.
        within |= ((~offset & (offset - span)) >>> 31) << bit;
      }
      places[word] = before & within;
    }
  }

  /** The least and the greatest number of `count` places in a set, all of them within a range. */
  boundsIn(places: Int32Array, count: number, range: Bounds): Bounds {
    if (count < this.ranks.length * FEW_SHARE) return this.#boundsOfFew(places);
    const [from, to] = this.#ranksWithin(range);
    const byRank = this.#byRank;
    let first = this.#starts[from] as number;
    while (!hasPlace(places, byRank[first] as number)) first += 1;
    let last = (this.#starts[to] as number) - 1;
    while (!hasPlace(places, byRank[last] as number)) last -= 1;
    return { min: this.at(byRank[first] as number), max: this.at(byRank[last] as number) };
  }

  #boundsOfFew(places: Int32Array): Bounds {
    const { ranks } = this;
    let least = this.values.length;
    let greatest = -1;
    for (let word = 0; word < places.length; word += 1) {
      for (let bits = places[word] as number; bits !== 0; bits &= bits - 1) {
        const rank = ranks[word * 32 + 31 - Math.clz32(bits & -bits)] as number;
        if (rank < least) least = rank;
        if (rank > greatest) greatest = rank;
      }
    }
    return { min: this.values[least] as number, max: this.values[greatest] as number };
  }
}
