import type { LabelColumn } from './label-column.ts';
import { TopNumbers } from './top-numbers.ts';
import type { PackedLabels } from './packed-labels.ts';
import { NOT_RARE, RareCounts } from './rare-counts.ts';
import { FACET_OF_KIND, type NameFacet } from './trait.ts';
import type { TraitRegister } from './trait-register.ts';

/** The cost of reading the rare names of a talent, in entries of the lists by name. */
const ENTRIES_PER_TALENT = 1;

/** The rare names of a facet, the most common first. */
type RareNames = { names: Uint32Array; totals: Uint32Array };

/**
 * Counts the names in the facets of a packed segment, by the register's numbers. Common names have bitsets. Rare names,
 * mostly employers, have lists by talent and by name. The size of the set decides which lists are read.
 */
export class NameColumn {
  readonly #rareCounts: RareCounts;
  readonly #size: number;
  readonly #traits: PackedLabels;
  readonly #commonKeys: number[] = [];
  /** By position in `#commonKeys`. */
  readonly #nameOfCommon: readonly number[];
  /** The names without a rare key. */
  readonly #commonNames: Record<NameFacet, number[]> = { places: [], states: [], degrees: [], employers: [] };
  readonly #rare: Record<NameFacet, RareNames>;
  /** By rare name. */
  readonly #keysOfName: (readonly number[])[] = [];

  /** Builds the counter of the names that are too rare for a bitset, by the register's numbers. */
  static rareCountsOf(
    size: number,
    column: LabelColumn,
    traits: PackedLabels,
    { keyOfLabel, nameOfKey, keysOfName }: TraitRegister,
  ): RareCounts {
    const rareOfLabel = Int32Array.from(keyOfLabel, (key) => {
      const name = nameOfKey[key] ?? 0;
      return traits.isCommon(key) || name === 0 ? NOT_RARE : name;
    });
    return RareCounts.of(size, column, rareOfLabel, keysOfName.length);
  }

  constructor(size: number, traits: PackedLabels, register: TraitRegister, rareCounts: RareCounts) {
    const nameOf = (key: number) => register.nameOfKey[key] ?? 0;
    const keysOfName: number[][] = [];
    for (const key of traits.commonestFirst) {
      const name = nameOf(key);
      if (name === 0) continue;
      if (traits.isCommon(key)) this.#commonKeys.push(key);
      else if (traits.count(key) > 0) (keysOfName[name] ??= []).push(key);
    }
    const commonNames = new Map(this.#commonKeys.map((key) => [nameOf(key), key]));
    for (const [name, key] of commonNames) {
      const facet = FACET_OF_KIND[(register.keys[key] as string).charAt(0)];
      if (facet !== undefined && keysOfName[name] === undefined) this.#commonNames[facet].push(name);
    }
    this.#nameOfCommon = this.#commonKeys.map(nameOf);
    this.#size = size;
    this.#traits = traits;
    this.#keysOfName = keysOfName;
    this.#rareCounts = rareCounts;
    const rare = (facet: NameFacet): RareNames => {
      const names = Uint32Array.from(register.namesOf[facet].filter((name) => this.#total(name) > 0)).sort(
        (a, b) => this.#total(b) - this.#total(a),
      );
      return { names, totals: names.map((name) => this.#total(name)) };
    };
    this.#rare = {
      places: rare('places'),
      states: rare('states'),
      degrees: rare('degrees'),
      employers: rare('employers'),
    };
  }

  /** The number of talents with a rare name. */
  #total(name: number): number {
    return this.#rareCounts.totals[name] ?? 0;
  }

  #addCommon(counts: Uint32Array, ordinalSet: Int32Array): void {
    const found = this.#traits.commonCounts(ordinalSet)(this.#commonKeys);
    for (const [at, name] of this.#nameOfCommon.entries()) (counts[name] as number) += found[at] as number;
  }

  /** Adds the number of talents of a set by name. Nobody has two keys of a name. @param count the size of the set */
  addCounts(counts: Uint32Array, ordinalSet: Int32Array, count: number): void {
    this.#addCommon(counts, ordinalSet);
    this.#rareCounts.addCounts(counts, ordinalSet, count);
  }

  /**
   * The same if only the `wanted` largest counts of each facet matter. A name that cannot be one of them may get too small a
   * count. Add the counts of the other segments first.
   */
  addTop(
    counts: Uint32Array,
    ordinalSet: Int32Array,
    count: number,
    { facets, wanted }: { facets: readonly NameFacet[]; wanted: number },
  ): void {
    const share = count / this.#size;
    const entries = facets.reduce((sum, facet) => sum + entriesRead(this.#rare[facet], wanted, share), 0);
    if (entries > Math.min(count, this.#size - count) * ENTRIES_PER_TALENT) {
      this.addCounts(counts, ordinalSet, count);
      return;
    }
    this.#addCommon(counts, ordinalSet);
    for (const facet of facets) {
      const top = new TopNumbers(wanted);
      for (const name of this.#commonNames[facet]) top.add(counts[name] as number);
      this.#addTopRare(counts, facet, top, ordinalSet, count);
    }
  }

  #addTopRare(
    counts: Uint32Array,
    facet: NameFacet,
    top: TopNumbers,
    ordinalSet: Int32Array,
    count: number,
  ): void {
    const { names, totals } = this.#rare[facet];
    for (let i = 0; i < names.length; i += 1) {
      const name = names[i] as number;
      const elsewhere = counts[name] as number;
      if (elsewhere + Math.min(totals[i] as number, count) < top.least) continue;
      let sum = elsewhere;
      for (const key of this.#keysOfName[name] ?? []) sum += this.#traits.countRare(ordinalSet, key);
      counts[name] = sum;
      top.add(sum);
    }
  }
}

/** Estimates the entries to read to find the `wanted` most common names of a set with this share of the talents. */
function entriesRead({ totals }: RareNames, wanted: number, share: number): number {
  const least = (totals[wanted - 1] ?? 0) * share;
  let entries = 0;
  for (let i = 0; i < totals.length && (totals[i] as number) >= least; i += 1) entries += totals[i] as number;
  return entries;
}
