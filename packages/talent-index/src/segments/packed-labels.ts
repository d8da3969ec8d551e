import { addOrdinal, bitsetFor, countShared } from './bitset.ts';
import type { LabelColumn } from './label-column.ts';

/** A key that at least this share of the talents has gets a bitset; the others have only a list. */
const COMMON_SHARE = 1 / 64;

/** The talents by what they have, by the register's key number. */
export class PackedLabels {
  /** Where each key's ordinals start in `#ordinals`, plus the end of the last. */
  readonly #starts: Uint32Array;
  readonly #ordinals: Uint32Array;
  readonly #size: number;
  readonly commonestFirst: Uint32Array;
  /** The talents with a common key, by key. */
  readonly #common = new Map<number, Int32Array>();

  constructor(size: number, { starts, labels }: LabelColumn, keyOfLabel: Uint32Array, keyCount: number) {
    this.#size = size;
    this.#starts = new Uint32Array(keyCount + 1);
    for (let at = 0; at < labels.length; at += 1)
      (this.#starts[(keyOfLabel[labels[at] as number] as number) + 1] as number) += 1;
    for (let key = 0; key < keyCount; key += 1)
      (this.#starts[key + 1] as number) += this.#starts[key] as number;
    this.#ordinals = new Uint32Array(labels.length);
    const next = this.#starts.slice();
    for (let ordinal = 0; ordinal < size; ordinal += 1) {
      const end = starts[ordinal + 1] as number;
      for (let at = starts[ordinal] as number; at < end; at += 1) {
        const key = keyOfLabel[labels[at] as number] as number;
        this.#ordinals[next[key] as number] = ordinal;
        (next[key] as number) += 1;
      }
    }
    this.commonestFirst = Uint32Array.from({ length: keyCount }, (_, key) => key).sort(
      (a, b) => this.count(b) - this.count(a),
    );
    for (const key of this.commonestFirst) {
      if (this.count(key) < size * COMMON_SHARE) break;
      this.#common.set(key, this.ordinalsOf([key]));
    }
  }

  /** The talents who have any of some keys. */
  ordinalsOf(keys: readonly number[]): Int32Array {
    const bits = bitsetFor(this.#size);
    for (const key of keys) {
      const common = this.#common.get(key);
      if (common !== undefined)
        for (let block = 0; block < bits.length; block += 1)
          (bits[block] as number) |= common[block] as number;
      else for (const ordinal of this.listOf(key)) addOrdinal(bits, ordinal);
    }
    return bits;
  }

  /** The ordinals with a key, ascending. */
  listOf(key: number): Uint32Array {
    return this.count(key) === 0
      ? new Uint32Array(0)
      : this.#ordinals.subarray(this.#starts[key], this.#starts[key + 1]);
  }

  /** 0 for a key that is newer than this segment. */
  count(key: number): number {
    return key + 1 < this.#starts.length
      ? (this.#starts[key + 1] as number) - (this.#starts[key] as number)
      : 0;
  }

  countIn(ordinalSet: Int32Array, key: number): number {
    const common = this.#common.get(key);
    return common === undefined ? this.#countListed(ordinalSet, key) : countShared(common, ordinalSet);
  }

  #countListed(ordinalSet: Int32Array, key: number): number {
    if (this.count(key) === 0) return 0;
    const end = this.#starts[key + 1] as number;
    let count = 0;
    for (let at = this.#starts[key] as number; at < end; at += 1) {
      const ordinal = this.#ordinals[at] as number;
      count += ((ordinalSet[ordinal >>> 5] as number) >>> (ordinal & 31)) & 1;
    }
    return count;
  }

  /** Removes from a set the talents without a key. */
  narrow(ordinalSet: Int32Array, key: number): void {
    const others = this.#common.get(key) ?? this.ordinalsOf([key]);
    for (let block = 0; block < ordinalSet.length; block += 1)
      (ordinalSet[block] as number) &= others[block] as number;
  }
}
