import { writtenIn } from './folded-text.ts';

const LENGTH_AT_FIRST = 1024;

/** What is known of a spelling, found by where it stands among a text's units, without cutting it out first. */
export class SpellingTable<Known> {
  readonly #lengthMax: number;
  /**
   * The hash of an entry and its number + 1, side by side, at the hash's place or the next free one. 0 0 is free. A power of
   * two of such pairs, at least twice as many as there are entries.
   */
  #slots = new Int32Array(LENGTH_AT_FIRST * 2);
  /** All spellings in a row, and where each starts; one more at the end. */
  #units = new Uint16Array(LENGTH_AT_FIRST);
  #starts = new Int32Array(LENGTH_AT_FIRST);
  #known: Known[] = [];

  /** A table that is full starts anew. */
  constructor(lengthMax: number) {
    this.#lengthMax = lengthMax;
  }

  /** Makes what is not known yet. */
  get(units: Uint16Array, start: number, end: number, make: (spelling: string) => Known): Known {
    let hash = 0;
    for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + (units[at] as number)) | 0;
    const slots = this.#slots;
    for (let slot = placeOf(hash, slots.length); ; slot = (slot + 2) & (slots.length - 1)) {
      const entry = (slots[slot + 1] as number) - 1;
      if (entry === -1) return this.#add(hash, units, start, end, make);
      if (slots[slot] === hash && this.#isSpelt(entry, units, start, end)) return this.#known[entry] as Known;
    }
  }

  #isSpelt(entry: number, units: Uint16Array, start: number, end: number): boolean {
    const own = this.#units;
    let at = this.#starts[entry] as number;
    if ((this.#starts[entry + 1] as number) - at !== end - start) return false;
    for (let other = start; other < end; other += 1) {
      if (own[at] !== units[other]) return false;
      at += 1;
    }
    return true;
  }

  #add(
    hash: number,
    units: Uint16Array,
    start: number,
    end: number,
    make: (spelling: string) => Known,
  ): Known {
    if (this.#known.length === this.#lengthMax) this.#empty();
    const known = make(writtenIn(units, start, end));
    const entry = this.#known.push(known) - 1;
    const from = this.#starts[entry] as number;
    const to = from + end - start;
    if (entry + 1 >= this.#starts.length) this.#starts = grown(this.#starts, new Int32Array((entry + 1) * 2));
    if (to > this.#units.length) this.#units = grown(this.#units, new Uint16Array(to * 2));
    this.#units.set(units.subarray(start, end), from);
    this.#starts[entry + 1] = to;
    if (this.#known.length * 4 > this.#slots.length) this.#growSlots();
    enter(this.#slots, hash, entry);
    return known;
  }

  #empty(): void {
    this.#slots = new Int32Array(LENGTH_AT_FIRST * 2);
    this.#known = [];
  }

  #growSlots(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(old.length * 2);
    for (let slot = 0; slot < old.length; slot += 2) {
      const entry = (old[slot + 1] as number) - 1;
      if (entry !== -1) enter(this.#slots, old[slot] as number, entry);
    }
  }
}

function enter(slots: Int32Array, hash: number, entry: number): void {
  let slot = placeOf(hash, slots.length);
  while (slots[slot + 1] !== 0) slot = (slot + 2) & (slots.length - 1);
  slots[slot] = hash;
  slots[slot + 1] = entry + 1;
}

/** Even, for pairs. */
const placeOf = (hash: number, length: number): number => ((hash ^ (hash >>> 15)) << 1) & (length - 1);

function grown<Numbers extends Int32Array | Uint16Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
