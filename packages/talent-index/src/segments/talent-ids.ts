import { sharedArray } from './shared-memory.ts';

const SLOTS_MIN = 16;

export type SharedIds = { starts: Uint32Array; bytes: Uint8Array; slots: Int32Array };

/**
 * Talent ids by ordinal, and ordinals by id, in flat arrays. A million strings and a map of them would take half
 * as much memory as all postings. Ids are ASCII and unique.
 */
export class TalentIds {
  /** By ordinal, the start of its id in `bytes`, plus the end of the last. */
  readonly starts: Uint32Array;
  readonly bytes: Buffer;
  /** An open-addressing hash table of ordinals + 1; 0 is a free slot. Its length is a power of 2, at least twice the number of ids. */
  readonly slots: Int32Array;

  /** @param slots the hash table of the same ids; without it, call `index` */
  constructor(starts: Uint32Array, bytes: Uint8Array, slots?: Int32Array) {
    this.starts = starts;
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let slotsMin = SLOTS_MIN;
    while (slotsMin < 2 * this.size) slotsMin *= 2;
    this.slots = slots ?? sharedArray(Int32Array, slotsMin);
  }

  /** The arrays from which another thread opens the same ids. */
  get shared(): SharedIds {
    return { starts: this.starts, bytes: this.bytes, slots: this.slots };
  }

  get size(): number {
    return this.starts.length - 1;
  }

  /** Adds the ordinals in [from, to) to the hash table. */
  index(from: number, to: number): void {
    const mask = this.slots.length - 1;
    for (let ordinal = from; ordinal < to; ordinal += 1) {
      let hash = 0;
      const end = this.starts[ordinal + 1] as number;
      for (let at = this.starts[ordinal] as number; at < end; at += 1)
        hash = hashed(hash, this.bytes[at] as number);
      let slot = spread(hash) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = ordinal + 1;
    }
  }

  at(ordinal: number): string {
    return this.bytes.toString('latin1', this.starts[ordinal], this.starts[ordinal + 1]);
  }

  ordinalOf(talentId: string): number | undefined {
    let hash = 0;
    for (let at = 0; at < talentId.length; at += 1) hash = hashed(hash, talentId.charCodeAt(at));
    const mask = this.slots.length - 1;
    for (let slot = spread(hash) & mask; ; slot = (slot + 1) & mask) {
      const ordinal = (this.slots[slot] as number) - 1;
      if (ordinal === -1) return undefined;
      if (this.#isAt(ordinal, talentId)) return ordinal;
    }
  }

  #isAt(ordinal: number, talentId: string): boolean {
    const start = this.starts[ordinal] as number;
    if ((this.starts[ordinal + 1] as number) - start !== talentId.length) return false;
    for (let at = 0; at < talentId.length; at += 1)
      if (this.bytes[start + at] !== talentId.charCodeAt(at)) return false;
    return true;
  }
}

const hashed = (hash: number, unit: number): number => (Math.imul(hash, 31) + unit) | 0;
const spread = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 7;

/** Collects ids in the order of their ordinals. */
export class TalentIdWriter {
  readonly #starts: Uint32Array;
  #bytes: Buffer;
  #ordinal = 0;

  constructor(size: number) {
    this.#starts = sharedArray(Uint32Array, size + 1);
    this.#bytes = Buffer.alloc(size * 32);
  }

  add(talentId: string): void {
    const end = this.#reserve(talentId.length);
    this.#bytes.write(talentId, end, 'latin1');
  }

  copy({ starts, bytes }: TalentIds, ordinal: number): void {
    const from = starts[ordinal] as number;
    const to = starts[ordinal + 1] as number;
    const end = this.#reserve(to - from);
    bytes.copy(this.#bytes, end, from, to);
  }

  /** Reserves the bytes of the next id. @returns its start */
  #reserve(length: number): number {
    const start = this.#starts[this.#ordinal] as number;
    this.#ordinal += 1;
    this.#starts[this.#ordinal] = start + length;
    if (start + length > this.#bytes.length) {
      const grown = Buffer.alloc(Math.max(64, (start + length) * 2));
      this.#bytes.copy(grown);
      this.#bytes = grown;
    }
    return start;
  }

  /** Returns the ids. `ordinalOf` finds them only after `index`. */
  finish(): TalentIds {
    const bytes = sharedArray(Uint8Array, this.#starts.at(-1) ?? 0);
    bytes.set(this.#bytes.subarray(0, bytes.length));
    return new TalentIds(this.#starts, bytes);
  }
}
