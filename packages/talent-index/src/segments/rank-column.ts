import { addOrdinal, bitsetFor, hasOrdinal } from './bitset.ts';
import type { Bounds } from '../port.ts';

type Ranks = Uint16Array | Uint32Array;

/** With more distinct numbers than this, ranks have 32 bits. */
export const SHORT_RANKS_MAX = 0xffff;

/** For fewer talents than this share of a segment, the bounds are found by reading each number. */
const FEW_SHARE = 1 / 256;

/**
 * A numeric column, stored as ranks among its distinct values, of which there are few. A range of numbers is then a
 * range of small integers, and the order of the talents by the column is known beforehand.
 */
export class RankColumn {
  /** The distinct numbers, ascending. */
  readonly values: Float64Array;
  readonly ranks: Ranks;
  /** The ordinals, sorted by rank. */
  readonly #byRank: Uint32Array;
  /** Where each rank starts in `#byRank`, plus the end of the last. */
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
    for (let ordinal = 0; ordinal < ranks.length; ordinal += 1) {
      const rank = ranks[ordinal] as number;
      this.#byRank[next[rank] as number] = ordinal;
      (next[rank] as number) += 1;
    }
  }

  static of(numbers: Float64Array): RankColumn {
    const values = Float64Array.from(new Set(numbers)).sort();
    const rankOf = new Map<number, number>();
    for (const [rank, value] of values.entries()) rankOf.set(value, rank);
    const ranks =
      values.length > SHORT_RANKS_MAX ? new Uint32Array(numbers.length) : new Uint16Array(numbers.length);
    for (let ordinal = 0; ordinal < numbers.length; ordinal += 1)
      ranks[ordinal] = rankOf.get(numbers[ordinal] as number) as number;
    return new RankColumn(values, ranks);
  }

  at(ordinal: number): number {
    return this.values[this.ranks[ordinal] as number] as number;
  }

  /** The first rank whose number is at least `number`. */
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

  /** The ranks of the numbers from `min` to `max`, as a half-open range. */
  #ranksWithin({ min, max }: Bounds): [number, number] {
    const to = this.#rankFrom(max);
    return [this.#rankFrom(min), this.values[to] === max ? to + 1 : to];
  }

  /** Removes from a set the ordinals whose number is outside a range. */
  narrow(ordinalSet: Int32Array, range: Bounds): void {
    const { ranks } = this;
    const [from, to] = this.#ranksWithin(range);
    const span = to - from;
    if (span === this.values.length) return;
    for (let block = 0; block < ordinalSet.length; block += 1) {
      const before = ordinalSet[block] as number;
      if (before === 0) continue;
      const start = block * 32;
      let within = 0;
      const end = Math.min(32, ranks.length - start);
      for (let bit = 0; bit < end; bit += 1) {
        const offset = (ranks[start + bit] as number) - from;
        // 1 when 0 <= offset < span, without a branch, which would often be mispredicted.
        within |= ((~offset & (offset - span)) >>> 31) << bit;
      }
      ordinalSet[block] = before & within;
    }
  }

  /** The ordinals whose number fulfils a condition, which is asked once for each different number. */
  ordinalsWhere(isMeant: (number: number) => boolean): Int32Array {
    const { ranks } = this;
    const isRankMeant = Uint8Array.from(this.values, (value) => Number(isMeant(value)));
    const ordinalSet = bitsetFor(ranks.length);
    const full = ranks.length & ~31;
    for (let start = 0; start < full; start += 32) {
      let bits = 0;
      for (let bit = 0; bit < 32; bit += 1)
        bits |= (isRankMeant[ranks[start + bit] as number] as number) << bit;
      ordinalSet[start >>> 5] = bits;
    }
    for (let ordinal = full; ordinal < ranks.length; ordinal += 1)
      if (isRankMeant[ranks[ordinal] as number] === 1) addOrdinal(ordinalSet, ordinal);
    return ordinalSet;
  }

  /** How many ordinals of a set have each number, by its rank. */
  countsIn(ordinalSet: Int32Array): Uint32Array {
    const { ranks } = this;
    const counts = new Uint32Array(this.values.length);
    for (let block = 0; block < ordinalSet.length; block += 1) {
      for (let bits = ordinalSet[block] as number; bits !== 0; bits &= bits - 1)
        (counts[ranks[block * 32 + 31 - Math.clz32(bits & -bits)] as number] as number) += 1;
    }
    return counts;
  }

  /** The least and greatest number in a set of `count` ordinals, all of them within a range. */
  boundsIn(ordinalSet: Int32Array, count: number, range: Bounds): Bounds {
    if (count < this.ranks.length * FEW_SHARE) return this.#boundsOfFew(ordinalSet);
    const [from, to] = this.#ranksWithin(range);
    const byRank = this.#byRank;
    let first = this.#starts[from] as number;
    while (!hasOrdinal(ordinalSet, byRank[first] as number)) first += 1;
    let last = (this.#starts[to] as number) - 1;
    while (!hasOrdinal(ordinalSet, byRank[last] as number)) last -= 1;
    return { min: this.at(byRank[first] as number), max: this.at(byRank[last] as number) };
  }

  #boundsOfFew(ordinalSet: Int32Array): Bounds {
    const { ranks } = this;
    let least = this.values.length;
    let greatest = -1;
    for (let block = 0; block < ordinalSet.length; block += 1) {
      for (let bits = ordinalSet[block] as number; bits !== 0; bits &= bits - 1) {
        const rank = ranks[block * 32 + 31 - Math.clz32(bits & -bits)] as number;
        if (rank < least) least = rank;
        if (rank > greatest) greatest = rank;
      }
    }
    return { min: this.values[least] as number, max: this.values[greatest] as number };
  }
}
