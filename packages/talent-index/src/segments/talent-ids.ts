const SLOTS_AT_LEAST = 16;

/**
 * Talent ids by place, and places by id, in a few flat arrays: a million strings and a map of them would take as much
 * memory as half of all postings. Ids are ASCII, each at most once.
 */
export class TalentIds {
  /** Where each place's id starts in `bytes`; one more at the end. */
  readonly starts: Uint32Array;
  readonly bytes: Buffer;
  /** Place + 1 by hash; 0 where there is none. A power of two, at least twice as many as there are ids. */
  readonly #slots: Int32Array;

  constructor(starts: Uint32Array, bytes: Uint8Array) {
    this.starts = starts;
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let slots = SLOTS_AT_LEAST;
    while (slots < 2 * this.size) slots *= 2;
    this.#slots = new Int32Array(slots);
  }

  get size(): number {
    return this.starts.length - 1;
  }

  /** Makes the places of [from, to) findable. */
  enter(from: number, to: number): void {
    const mask = this.#slots.length - 1;
    for (let place = from; place < to; place += 1) {
      let hash = 0;
      const end = this.starts[place + 1] as number;
      for (let at = this.starts[place] as number; at < end; at += 1)
        hash = hashed(hash, this.bytes[at] as number);
      let slot = spread(hash) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = place + 1;
    }
  }

  at(place: number): string {
    return this.bytes.toString('latin1', this.starts[place], this.starts[place + 1]);
  }

  placeOf(talentId: string): number | undefined {
    let hash = 0;
    for (let at = 0; at < talentId.length; at += 1) hash = hashed(hash, talentId.charCodeAt(at));
    const mask = this.#slots.length - 1;
    for (let slot = spread(hash) & mask; ; slot = (slot + 1) & mask) {
      const place = (this.#slots[slot] as number) - 1;
      if (place === -1) return undefined;
      if (this.#isAt(place, talentId)) return place;
    }
  }

  #isAt(place: number, talentId: string): boolean {
    const start = this.starts[place] as number;
    if ((this.starts[place + 1] as number) - start !== talentId.length) return false;
    for (let at = 0; at < talentId.length; at += 1)
      if (this.bytes[start + at] !== talentId.charCodeAt(at)) return false;
    return true;
  }
}

const hashed = (hash: number, unit: number): number => (Math.imul(hash, 31) + unit) | 0;
const spread = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 7;

/** Collects ids place by place. */
export class TalentIdWriter {
  readonly #starts: Uint32Array;
  #bytes: Buffer;
  #place = 0;

  constructor(size: number) {
    this.#starts = new Uint32Array(size + 1);
    this.#bytes = Buffer.alloc(size * 32);
  }

  add(talentId: string): void {
    const end = this.#reserve(talentId.length);
    this.#bytes.write(talentId, end, 'latin1');
  }

  copy({ starts, bytes }: TalentIds, place: number): void {
    const from = starts[place] as number;
    const to = starts[place + 1] as number;
    const end = this.#reserve(to - from);
    bytes.copy(this.#bytes, end, from, to);
  }

  /** Where the next id starts, with room for it. */
  #reserve(length: number): number {
    const start = this.#starts[this.#place] as number;
    this.#place += 1;
    this.#starts[this.#place] = start + length;
    if (start + length > this.#bytes.length) {
      const grown = Buffer.alloc(Math.max(64, (start + length) * 2));
      this.#bytes.copy(grown);
      this.#bytes = grown;
    }
    return start;
  }

  /** The ids, not findable yet. */
  finish(): TalentIds {
    const bytes = new Uint8Array(this.#starts.at(-1) ?? 0);
    bytes.set(this.#bytes.subarray(0, bytes.length));
    return new TalentIds(this.#starts, bytes);
  }
}
