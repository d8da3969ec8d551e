import { addOrdinal, bitsetFor } from './bitset.ts';
import { BitsetTable, type SharedBitsets } from './bitset-table.ts';
import type { LabelColumn } from './label-column.ts';
import { addAll, emptySet, keepShared } from './set-memory.ts';
import type { LabelRegister } from './label-register.ts';
import { sharedArray } from './shared-memory.ts';

/**
 * A key that at least this share of the talents has is common and gets a bitset. Rare keys have a list. Below a share of 1/32
 * a bitset takes more memory than a list, but counts faster.
 */
const COMMON_SHARE = 1 / 64;

/** The row of a key without a bitset. */
const LISTED = -1;

/** The arrays from which another thread opens the same labels, by the register's key number. */
export type SharedLabels = {
  size: number;
  /** The number of talents with each key. */
  counts: Uint32Array;
  /** Where each rare key's ordinals start in `ordinals`, plus the end of the last. */
  starts: Uint32Array;
  ordinals: Uint32Array;
  commonestFirst: Uint32Array;
  /** The talents with each common key. `rowOfKey` has its row. */
  common: SharedBitsets;
  rowOfKey: Int32Array;
};

/** The talents with each skill or trait, by the register's key number. */
export class PackedLabels {
  readonly shared: SharedLabels;
  readonly #counts: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #ordinals: Uint32Array;
  readonly #size: number;
  readonly commonestFirst: Uint32Array;
  readonly #common: BitsetTable;
  readonly #rowOfKey: Int32Array;

  /** Opens labels that this or another thread packed. */
  constructor(shared: SharedLabels) {
    this.shared = shared;
    this.#size = shared.size;
    this.#counts = shared.counts;
    this.#starts = shared.starts;
    this.#ordinals = shared.ordinals;
    this.commonestFirst = shared.commonestFirst;
    this.#common = new BitsetTable(shared.common);
    this.#rowOfKey = shared.rowOfKey;
  }

  static of(
    size: number,
    { starts: startsOfTalent, labels }: LabelColumn,
    { keyOfLabel, keyCount }: Pick<LabelRegister, 'keyOfLabel' | 'keyCount'>,
  ): PackedLabels {
    const counts = new Uint32Array(keyCount);
    const ofLabel = new Uint32Array(keyOfLabel.length);
    for (let at = 0; at < labels.length; at += 1) (ofLabel[labels[at] as number] as number) += 1;
    for (const [label, count] of ofLabel.entries())
      if (count > 0) (counts[keyOfLabel[label] as number] as number) += count;
    const countOf = (key: number) => counts[key] as number;
    const commonestFirst = Uint32Array.from({ length: keyCount }, (_, key) => key).sort(
      (a, b) => countOf(b) - countOf(a),
    );
    const common = commonestFirst.filter((key) => countOf(key) > 0 && countOf(key) >= size * COMMON_SHARE);
    const rowOfKey = new Int32Array(keyCount).fill(LISTED);
    for (const [row, key] of common.entries()) rowOfKey[key] = row;
    const starts = new Uint32Array(keyCount + 1);
    for (let key = 0; key < keyCount; key += 1)
      starts[key + 1] = (starts[key] as number) + (rowOfKey[key] === LISTED ? countOf(key) : 0);
    const ordinals = sharedArray(Uint32Array, starts[keyCount] as number);
    const next = starts.slice();
    const table = BitsetTable.of(bitsetFor(size).length, common.length);
    const rowOfLabel = Int32Array.from(keyOfLabel, (key) => rowOfKey[key] ?? LISTED);
    for (let ordinal = 0; ordinal < size; ordinal += 1) {
      const end = startsOfTalent[ordinal + 1] as number;
      for (let at = startsOfTalent[ordinal] as number; at < end; at += 1) {
        const label = labels[at] as number;
        const row = rowOfLabel[label] as number;
        if (row === LISTED) {
          const key = keyOfLabel[label] as number;
          ordinals[next[key] as number] = ordinal;
          (next[key] as number) += 1;
        } else table.add(row, ordinal);
      }
    }
    return new PackedLabels({
      ...{ size, counts, starts, ordinals, commonestFirst, rowOfKey },
      common: table.shared,
    });
  }

  isCommon(key: number): boolean {
    return (this.#rowOfKey[key] ?? LISTED) !== LISTED;
  }

  /** The bitset of a common key. */
  #commonSet(key: number): Int32Array | undefined {
    const row = this.#rowOfKey[key] ?? LISTED;
    return row === LISTED ? undefined : this.#common.row(row);
  }

  /** The talents with any of the keys. */
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

  /** The number of talents with a key; 0 if the key is newer than this segment. */
  count(key: number): number {
    return this.#counts[key] ?? 0;
  }

  /** @returns a function that counts the talents of a set by common key; valid until the next call of this method */
  commonCounts(ordinalSet: Int32Array): (keys: readonly number[]) => number[] {
    const sharedWith = this.#common.sharedWith(ordinalSet);
    return (keys) => sharedWith(keys.map((key) => this.#rowOfKey[key] as number));
  }

  /** The number of talents of a set with a rare key. */
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
