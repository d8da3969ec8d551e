const LENGTH_AT_FIRST = 512;

/** What is known of a spelling, found by where it stands in a text, without cutting it out first. */
export class SpellingTable<Known> {
  readonly #lengthMax: number;
  /** Entry number + 1 by hash; 0 where there is none. A power of two, at least twice as many as there are entries. */
  #slots = new Int32Array(LENGTH_AT_FIRST * 2);
  #spellings: string[] = [];
  #known: Known[] = [];

  /** A table that is full starts anew. */
  constructor(lengthMax: number) {
    this.#lengthMax = lengthMax;
  }

  /** Makes what is not known yet, from a copy of the spelling: a part of a string keeps the whole of it in memory. */
  get(text: string, start: number, end: number, make: (spelling: string) => Known): Known {
    const slots = this.#slots;
    for (let slot = this.#slotOf(text, start, end); ; slot = (slot + 1) & (slots.length - 1)) {
      const entry = (slots[slot] as number) - 1;
      if (entry === -1)
        return this.#add(Buffer.from(text.slice(start, end), 'utf16le').toString('utf16le'), make);
      const spelling = this.#spellings[entry] as string;
      if (spelling.length === end - start && text.startsWith(spelling, start))
        return this.#known[entry] as Known;
    }
  }

  #slotOf(text: string, start: number, end: number): number {
    let hash = 0;
    for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
    return (hash ^ (hash >>> 15)) & (this.#slots.length - 1);
  }

  #add(spelling: string, make: (spelling: string) => Known): Known {
    if (this.#spellings.length === this.#lengthMax) {
      this.#slots = new Int32Array(LENGTH_AT_FIRST * 2);
      this.#spellings = [];
      this.#known = [];
    }
    const known = make(spelling);
    this.#spellings.push(spelling);
    this.#known.push(known);
    if (this.#spellings.length * 2 > this.#slots.length) this.#grow();
    else this.#enter(this.#spellings.length - 1);
    return known;
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 4);
    for (let entry = 0; entry < this.#spellings.length; entry += 1) this.#enter(entry);
  }

  #enter(entry: number): void {
    const spelling = this.#spellings[entry] as string;
    let slot = this.#slotOf(spelling, 0, spelling.length);
    while (this.#slots[slot] !== 0) slot = (slot + 1) & (this.#slots.length - 1);
    this.#slots[slot] = entry + 1;
  }
}
