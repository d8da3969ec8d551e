import { addOrdinal, bitsetFor, hasOrdinal, countShared } from './bitset.ts';
import type { SkillColumn, SkillCounter } from './segment.ts';

/** A skill that at least this share of the talents has gets a bitset; the others have only a list. */
const COMMON_SKILL_SHARE = 1 / 64;

/** The talents by skill, by the register's key number. */
export class PackedSkills implements SkillCounter {
  readonly keys: Uint32Array;
  /** Where each key's ordinals start in `#ordinals`, plus the end of the last. */
  readonly #starts: Uint32Array;
  readonly #ordinals: Uint32Array;
  readonly commonestFirst: Uint32Array;
  /** The talents with a common skill, by key. */
  readonly #common = new Map<number, Int32Array>();

  constructor(size: number, { starts, labels }: SkillColumn, keyOfLabel: Uint32Array, keyCount: number) {
    this.keys = new Uint32Array(labels.length);
    const { keys } = this;
    for (let at = 0; at < keys.length; at += 1) keys[at] = keyOfLabel[labels[at] as number] as number;
    this.#starts = new Uint32Array(keyCount + 1);
    for (const key of keys) (this.#starts[key + 1] as number) += 1;
    for (let key = 0; key < keyCount; key += 1)
      (this.#starts[key + 1] as number) += this.#starts[key] as number;
    this.#ordinals = new Uint32Array(labels.length);
    const next = this.#starts.slice();
    for (let ordinal = 0; ordinal < size; ordinal += 1) {
      const end = starts[ordinal + 1] as number;
      for (let at = starts[ordinal] as number; at < end; at += 1) {
        const key = keys[at] as number;
        this.#ordinals[next[key] as number] = ordinal;
        (next[key] as number) += 1;
      }
    }
    this.commonestFirst = Uint32Array.from({ length: keyCount }, (_, key) => key).sort(
      (a, b) => this.count(b) - this.count(a),
    );
    for (const key of this.commonestFirst) {
      if (this.count(key) < size * COMMON_SKILL_SHARE) break;
      this.#common.set(key, this.#bitsOf(key, size));
    }
  }

  #bitsOf(key: number, size: number): Int32Array {
    const bits = bitsetFor(size);
    for (const ordinal of this.#ordinalsOf(key)) addOrdinal(bits, ordinal);
    return bits;
  }

  #ordinalsOf(key: number): Uint32Array {
    return this.#ordinals.subarray(this.#starts[key], this.#starts[key + 1]);
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

  /** Removes from a set the talents without a skill. */
  narrow(ordinalSet: Int32Array, key: number): void {
    const common = this.#common.get(key);
    if (common !== undefined) {
      for (let block = 0; block < ordinalSet.length; block += 1)
        (ordinalSet[block] as number) &= common[block] as number;
      return;
    }
    const kept =
      this.count(key) === 0 ? [] : this.#ordinalsOf(key).filter((ordinal) => hasOrdinal(ordinalSet, ordinal));
    ordinalSet.fill(0);
    for (const ordinal of kept) addOrdinal(ordinalSet, ordinal);
  }
}
