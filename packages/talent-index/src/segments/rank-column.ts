import { addOrdinal, bitsetFor, hasOrdinal } from './bitset.ts';
import { addAll, copyOf, emptySet, keepShared, removeAll } from './set-memory.ts';
import type { Bounds } from '../port.ts';
import { shared, sharedArray } from './shared-memory.ts';

export type Ranks = Uint8Array | Uint16Array | Uint32Array;

/** The array type for ranks among this many distinct numbers: the smallest that fits, because most queries read all ranks. */
export function ranksFor(
  values: number,
): Uint8ArrayConstructor | Uint16ArrayConstructor | Uint32ArrayConstructor {
  if (values <= 1 << 8) return Uint8Array;
  return values <= 1 << 16 ? Uint16Array : Uint32Array;
}

/** Below this share of a segment's talents, `boundsIn` reads the number of each. */
const FEW_SHARE = 1 / 256;

/** The column marks a rank once at least this share of the talents lies between it and the last mark. */
const MARKED_SHARE = 1 / 16;

/** Adds the other set to a set. Without a set, returns the other. */
function withAll(some: Int32Array | undefined, others: Int32Array): Int32Array {
  if (some === undefined) return others;
  addAll(some, others);
  return some;
}

/** The arrays from which another thread opens the same column. */
export type SharedRanks = {
  /** The distinct numbers, ascending. */
  values: Float64Array;
  ranks: Ranks;
  /** The ordinals, sorted by rank. */
  byRank: Uint32Array;
  /** Where each rank starts in `byRank`, plus the end of the last. */
  starts: Uint32Array;
  /** Some ranks, ascending, each with the set of talents below it. Few talents lie between two neighbours. */
  marks: { rank: number; below: Int32Array }[];
};

/**
 * A numeric column, stored as ranks among its few distinct values. A range of numbers is a range of small integers, and the
 * talents are already sorted by the column.
 */
export class RankColumn {
  readonly shared: SharedRanks;
  readonly values: Float64Array;
  readonly ranks: Ranks;
  readonly #byRank: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #marks: SharedRanks['marks'];

  /** Opens a column that this or another thread built. */
  constructor(shared: SharedRanks) {
    this.shared = shared;
    this.values = shared.values;
    this.ranks = shared.ranks;
    this.#byRank = shared.byRank;
    this.#starts = shared.starts;
    this.#marks = shared.marks;
  }

  static ofRanks(values: Float64Array, ranks: Ranks): RankColumn {
    const starts = new Uint32Array(values.length + 1);
    for (const rank of ranks) (starts[rank + 1] as number) += 1;
    for (let rank = 0; rank < values.length; rank += 1)
      (starts[rank + 1] as number) += starts[rank] as number;
    const byRank = sharedArray(Uint32Array, ranks.length);
    const next = starts.slice();
    for (let ordinal = 0; ordinal < ranks.length; ordinal += 1) {
      const rank = ranks[ordinal] as number;
      byRank[next[rank] as number] = ordinal;
      (next[rank] as number) += 1;
    }
    return new RankColumn({ values, ranks, byRank, starts, marks: marksOf(byRank, starts) });
  }

  /** The ordinals with a lower rank. */
  #below(rank: number): Int32Array {
    const mark = this.#marks.findLast((one) => one.rank <= rank) ?? { rank: 0, below: bitsetFor(0) };
    const ordinalSet = copyOf(mark.below);
    const end = this.#starts[rank] as number;
    for (let at = this.#starts[mark.rank] as number; at < end; at += 1)
      addOrdinal(ordinalSet, this.#byRank[at] as number);
    return ordinalSet;
  }

  /** The ordinals with ranks in [from, to). */
  #between(from: number, to: number): Int32Array {
    const ordinalSet = this.#below(to);
    if (from === 0) return ordinalSet;
    const lower = this.#below(from);
    removeAll(ordinalSet, lower);
    return ordinalSet;
  }

  static of(numbers: Float64Array): RankColumn {
    const values = Float64Array.from(new Set(numbers)).sort();
    const rankOf = new Map<number, number>();
    for (const [rank, value] of values.entries()) rankOf.set(value, rank);
    const ranks: Ranks = sharedArray<Ranks>(ranksFor(values.length), numbers.length);
    for (let ordinal = 0; ordinal < numbers.length; ordinal += 1)
      ranks[ordinal] = rankOf.get(numbers[ordinal] as number) as number;
    return RankColumn.ofRanks(values, ranks);
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
    const [from, to] = this.#ranksWithin(range);
    if (from === 0 && to === this.values.length) return;
    const within = this.#between(from, Math.max(from, to));
    keepShared(ordinalSet, within);
  }

  /** The ordinals whose number meets a condition. Evaluates the condition once for each distinct number. */
  ordinalsWhere(isMeant: (number: number) => boolean): Int32Array {
    const { values } = this;
    let ordinalSet: Int32Array | undefined;
    for (let from = 0; from < values.length; ) {
      let to = from;
      while (to < values.length && isMeant(values[to] as number)) to += 1;
      if (to > from) ordinalSet = withAll(ordinalSet, this.#between(from, to));
      from = to + 1;
    }
    return ordinalSet ?? emptySet(this.ranks.length);
  }

  /**
   * The first `wanted` ordinals of a set, sorted by number; of equals the lowest ordinals first. Slow for a small set: it tries
   * the ordinals of the whole segment in the order of their numbers.
   */
  firstIn(ordinalSet: Int32Array, wanted: number, isGreatestFirst: boolean): number[] {
    const first: number[] = [];
    const ranks = this.values.length;
    for (let i = 0; i < ranks && first.length < wanted; i += 1) {
      const rank = isGreatestFirst ? ranks - 1 - i : i;
      const end = this.#starts[rank + 1] as number;
      for (let at = this.#starts[rank] as number; at < end && first.length < wanted; at += 1) {
        const ordinal = this.#byRank[at] as number;
        if (hasOrdinal(ordinalSet, ordinal)) first.push(ordinal);
      }
    }
    return first;
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

function marksOf(byRank: Uint32Array, starts: Uint32Array): SharedRanks['marks'] {
  const below = bitsetFor(byRank.length);
  const marks = [{ rank: 0, below: shared(below) }];
  const ranks = starts.length - 1;
  let marked = 0;
  for (let rank = 1; rank <= ranks; rank += 1) {
    const end = starts[rank] as number;
    if (end - marked < byRank.length * MARKED_SHARE && rank < ranks) continue;
    for (let at = marked; at < end; at += 1) addOrdinal(below, byRank[at] as number);
    marks.push({ rank, below: shared(below) });
    marked = end;
  }
  return marks;
}
