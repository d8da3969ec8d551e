const LENGTH_AT_FIRST = 1024;

/** Numbers spellings, which are looked up where they stand among a text's units, without cutting them out first. */
export class SpellingTable {
  length = 0;
  /**
   * The hash of a spelling and its number + 1, side by side, at the hash's place or the next free one. 0 0 is free. A power
   * of two of such pairs, at least twice as many as there are spellings.
   */
  #slots = new Int32Array(LENGTH_AT_FIRST * 2);
  /** All spellings in a row, and where each starts; one more at the end. */
  #units = new Uint16Array(LENGTH_AT_FIRST);
  #starts = new Int32Array(LENGTH_AT_FIRST);

  /** The number of a spelling; -1 when it has none. */
  numberOf(units: Uint16Array, start: number, end: number, hash: number): number {
    const slots = this.#slots;
    for (let slot = placeOf(hash, slots.length); ; slot = (slot + 2) & (slots.length - 1)) {
      const number = (slots[slot + 1] as number) - 1;
      if (number === -1 || (slots[slot] === hash && this.#isSpelt(number, units, start, end))) return number;
    }
  }

  #isSpelt(number: number, units: Uint16Array, start: number, end: number): boolean {
    const own = this.#units;
    let at = this.#starts[number] as number;
    if ((this.#starts[number + 1] as number) - at !== end - start) return false;
    for (let other = start; other < end; other += 1) {
      if (own[at] !== units[other]) return false;
      at += 1;
    }
    return true;
  }

  /** Gives a spelling that has none the next number. */
  add(units: Uint16Array, start: number, end: number, hash: number): void {
    const number = this.length;
    const from = this.#starts[number] as number;
    const to = from + end - start;
    this.length += 1;
    if (this.length === this.#starts.length)
      this.#starts = grown(this.#starts, new Int32Array(this.length * 2));
    if (to > this.#units.length) this.#units = grown(this.#units, new Uint16Array(to * 2));
    this.#units.set(units.subarray(start, end), from);
    this.#starts[this.length] = to;
    if (this.length * 4 > this.#slots.length) this.#growSlots();
    enter(this.#slots, hash, number);
  }

  clear(): void {
    this.length = 0;
    this.#slots = new Int32Array(LENGTH_AT_FIRST * 2);
  }

  #growSlots(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(old.length * 2);
    for (let slot = 0; slot < old.length; slot += 2) {
      const number = (old[slot + 1] as number) - 1;
      if (number !== -1) enter(this.#slots, old[slot] as number, number);
    }
  }
}

function enter(slots: Int32Array, hash: number, number: number): void {
  let slot = placeOf(hash, slots.length);
  while (slots[slot + 1] !== 0) slot = (slot + 2) & (slots.length - 1);
  slots[slot] = hash;
  slots[slot + 1] = number + 1;
}

/** Even, for pairs. */
const placeOf = (hash: number, length: number): number => ((hash ^ (hash >>> 15)) << 1) & (length - 1);

function grown<Numbers extends Int32Array | Uint16Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
