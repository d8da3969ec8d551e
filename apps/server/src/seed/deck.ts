import type { Random } from './random.ts';

/** Entries in a random order that are dealt in turns, each a few times at most. */
export class Deck<Entry> {
  readonly #entries: readonly { entry: Entry; uses: number }[];
  readonly #usesMax: number;
  #next = 0;

  constructor(random: Random, entries: readonly Entry[], usesMax: number) {
    this.#entries = random.sample(entries, entries.length).map((entry) => ({ entry, uses: 0 }));
    this.#usesMax = usesMax;
  }

  /** The next entry that fits and has uses left; undefined when there is none. */
  deal(fits: (entry: Entry) => boolean = () => true): Entry | undefined {
    for (let tried = 0; tried < this.#entries.length; tried += 1) {
      const card = this.#entries[this.#next];
      this.#next = (this.#next + 1) % this.#entries.length;
      if (card === undefined || card.uses >= this.#usesMax || !fits(card.entry)) continue;
      card.uses += 1;
      return card.entry;
    }
    return undefined;
  }
}
