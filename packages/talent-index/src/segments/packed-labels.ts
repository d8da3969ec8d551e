import { addOrdinal, bitsetFor } from './bitset.ts';
import { BitsetTable } from './bitset-table.ts';
import type { LabelColumn } from './label-column.ts';
import { addAll, emptySet, keepShared } from './set-memory.ts';
import type { LabelRegister } from './label-register.ts';

/**
 * A key that at least this share of the talents has gets a bitset; the others have a list. A set takes more memory than the list of a key
 * that is rarer than 1/32, but is counted sooner.
 */
const COMMON_SHARE = 1 / 64;

/** The row of a key that has none. */
const LISTED = -1;

/** The talents by what they have, by the register's key number. */
export class PackedLabels {
  /** How many talents have each key. */
  readonly #counts: Uint32Array;
  /** Where each rare key's ordinals start in `#ordinals`, plus the end of the last. */
  readonly #starts: Uint32Array;
  readonly #ordinals: Uint32Array;
  readonly #size: number;
  readonly commonestFirst: Uint32Array;
  /** The talents with a common key: its row, by key. */
  readonly #common: BitsetTable;
  readonly #rowOfKey: Int32Array;

  constructor(
    size: number,
    { starts, labels }: LabelColumn,
    { keyOfLabel, keyCount }: Pick<LabelRegister, 'keyOfLabel' | 'keyCount'>,
  ) {
    this.#size = size;
    this.#counts = new Uint32Array(keyCount);
    const ofLabel = new Uint32Array(keyOfLabel.length);
    for (let at = 0; at < labels.length; at += 1) (ofLabel[labels[at] as number] as number) += 1;
    for (const [label, count] of ofLabel.entries())
      if (count > 0) (this.#counts[keyOfLabel[label] as number] as number) += count;
    this.commonestFirst = Uint32Array.from({ length: keyCount }, (_, key) => key).sort(
      (a, b) => this.count(b) - this.count(a),
    );
    const common = this.commonestFirst.filter(
      (key) => this.count(key) > 0 && this.count(key) >= size * COMMON_SHARE,
    );
    this.#rowOfKey = new Int32Array(keyCount).fill(LISTED);
    for (const [row, key] of common.entries()) this.#rowOfKey[key] = row;
    this.#starts = new Uint32Array(keyCount + 1);
    for (let key = 0; key < keyCount; key += 1)
      this.#starts[key + 1] =
        (this.#starts[key] as number) + (this.#rowOfKey[key] === LISTED ? this.count(key) : 0);
    const ordinals = new Uint32Array(this.#starts[keyCount] as number);
    this.#ordinals = ordinals;
    const next = this.#starts.slice();
    const table = new BitsetTable(bitsetFor(size).length, common.length);
    this.#common = table;
    const rowOfLabel = Int32Array.from(keyOfLabel, (key) => this.#rowOfKey[key] ?? LISTED);
    for (let ordinal = 0; ordinal < size; ordinal += 1) {
      const end = starts[ordinal + 1] as number;
      for (let at = starts[ordinal] as number; at < end; at += 1) {
        const label = labels[at] as number;
        const row = rowOfLabel[label] as number;
        if (row === LISTED) {
          const key = keyOfLabel[label] as number;
          ordinals[next[key] as number] = ordinal;
          (next[key] as number) += 1;
        } else table.add(row, ordinal);
      }
    }
  }

  isCommon(key: number): boolean {
    return (this.#rowOfKey[key] ?? LISTED) !== LISTED;
  }

  /** The bitset of a common key. */
  #commonSet(key: number): Int32Array | undefined {
    const row = this.#rowOfKey[key] ?? LISTED;
    return row === LISTED ? undefined : this.#common.row(row);
  }

  /** The talents who have any of some keys. */
  ordinalsOf(keys: readonly number[]): Int32Array {
    const bits = emptySet(this.#size);
    for (const key of keys) {
      const common = this.#commonSet(key);
      if (common !== undefined) addAll(bits, common);
      else for (const ordinal of this.#listOf(key)) addOrdinal(bits, ordinal);
    }
    return bits;
  }

  /** The ordinals with a rare key, ascending. */
  #listOf(key: number): Uint32Array {
    return this.count(key) === 0
      ? new Uint32Array(0)
      : this.#ordinals.subarray(this.#starts[key], this.#starts[key + 1]);
  }

  /** 0 for a key that is newer than this segment. */
  count(key: number): number {
    return this.#counts[key] ?? 0;
  }

  /** @returns how many talents of a set have each of some common keys; valid until the next call of this method */
  commonCounts(ordinalSet: Int32Array): (keys: readonly number[]) => number[] {
    const sharedWith = this.#common.sharedWith(ordinalSet);
    return (keys) => sharedWith(keys.map((key) => this.#rowOfKey[key] as number));
  }

  /** How many talents of a set have a rare key. */
  countRare(ordinalSet: Int32Array, key: number): number {
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
    const others = this.#commonSet(key) ?? this.ordinalsOf([key]);
    keepShared(ordinalSet, others);
  }
}
