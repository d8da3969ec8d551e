const INITIAL_LENGTH = 1024;

/** Numbers spellings. Looks up a spelling among the code units of its text, without copying it. */
export class SpellingTable {
  length = 0;
  /**
   * An open-addressing hash table of pairs: a spelling's hash, and its number + 1; 0 0 is a free slot. The number of pairs is a
   * power of two, at least twice the number of spellings.
   */
  #slots = new Int32Array(INITIAL_LENGTH * 2);
  /** The units of all spellings; and the start of each spelling, plus the end of the last. */
  #units = new Uint16Array(INITIAL_LENGTH);
  #starts = new Int32Array(INITIAL_LENGTH);

  /** The number of a spelling; -1 if unknown. */
  numberOf(units: Uint16Array, start: number, end: number, hash: number): number {
    const slots = this.#slots;
    for (let slot = slotOf(hash, slots.length); ; slot = (slot + 2) & (slots.length - 1)) {
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

  /** Gives a new spelling the next number. */
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
    insert(this.#slots, hash, number);
  }

  clear(): void {
    this.length = 0;
    this.#slots = new Int32Array(INITIAL_LENGTH * 2);
  }

  #growSlots(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(old.length * 2);
    for (let slot = 0; slot < old.length; slot += 2) {
      const number = (old[slot + 1] as number) - 1;
      if (number !== -1) insert(this.#slots, old[slot] as number, number);
    }
  }
}

function insert(slots: Int32Array, hash: number, number: number): void {
  let slot = slotOf(hash, slots.length);
  while (slots[slot + 1] !== 0) slot = (slot + 2) & (slots.length - 1);
  slots[slot] = hash;
  slots[slot + 1] = number + 1;
}

/** An even number, because slots are pairs. */
const slotOf = (hash: number, length: number): number => ((hash ^ (hash >>> 15)) << 1) & (length - 1);

function grown<Numbers extends Int32Array | Uint16Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
