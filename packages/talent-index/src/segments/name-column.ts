import { bitsetFor } from './bitset.ts';
import type { LabelColumn } from './label-column.ts';
import { Largest } from './largest.ts';
import type { PackedLabels } from './packed-labels.ts';
import { FACET_OF_KIND, type NameFacet } from './trait.ts';
import type { TraitRegister } from './trait-register.ts';

const SHORT_NUMBERS_MAX = 0xffff;

/** Looking at a talent takes as long as looking at so many entries of the lists of rare names. */
const ENTRIES_PER_TALENT = 12;

/** The rare names of a facet, those first whom most talents have. */
type RareNames = { names: Uint32Array; totals: Uint32Array };

/**
 * Counts the names of a packed segment's talents that are counted, by the register's numbers. Common ones have bitsets. Rare ones, mostly
 * employers, are in a row for each talent, and have lists: which of them are read depends on how many talents are counted.
 */
export class NameColumn {
  /** Where each talent's rare names start, plus the end of the last, as often as a bitset has bits. */
  readonly #starts: Uint32Array;
  readonly #names: Uint16Array | Uint32Array;
  /** How many talents have each rare name. */
  readonly #totals: Uint32Array;
  readonly #size: number;
  readonly #traits: PackedLabels;
  readonly #common: { key: number; name: number }[] = [];
  /** The names that have no rare key. */
  readonly #commonNames: Record<NameFacet, number[]> = { places: [], states: [], degrees: [], employers: [] };
  readonly #rare: Record<NameFacet, RareNames>;
  /** By rare name. */
  readonly #keysOfName: (readonly number[])[] = [];

  constructor(size: number, { starts, labels }: LabelColumn, traits: PackedLabels, register: TraitRegister) {
    const { keyOfLabel, nameOfKey, counted } = register;
    const nameOf = (key: number) => nameOfKey[key] ?? 0;
    const rareOfLabel = Uint32Array.from(keyOfLabel, (key) => (traits.isCommon(key) ? 0 : nameOf(key)));
    const keysOfName: number[][] = [];
    for (const key of traits.commonestFirst) {
      const name = nameOf(key);
      if (name === 0) continue;
      if (traits.isCommon(key)) this.#common.push({ key, name });
      else if (traits.count(key) > 0) (keysOfName[name] ??= []).push(key);
    }
    const commonNames = new Map(this.#common.map(({ key, name }) => [name, key]));
    for (const [name, key] of commonNames) {
      const facet = FACET_OF_KIND[(register.keys[key] as string).charAt(0)];
      if (facet !== undefined && keysOfName[name] === undefined) this.#commonNames[facet].push(name);
    }
    let length = 0;
    for (let at = 0; at < labels.length; at += 1) if (rareOfLabel[labels[at] as number] !== 0) length += 1;
    this.#size = size;
    this.#traits = traits;
    this.#keysOfName = keysOfName;
    this.#starts = new Uint32Array(bitsetFor(size).length * 32 + 1);
    this.#names = counted.length > SHORT_NUMBERS_MAX ? new Uint32Array(length) : new Uint16Array(length);
    this.#totals = new Uint32Array(counted.length);
    let end = 0;
    for (let ordinal = 0; ordinal < size; ordinal += 1) {
      for (let at = starts[ordinal] as number; at < (starts[ordinal + 1] as number); at += 1) {
        const name = rareOfLabel[labels[at] as number] as number;
        if (name === 0) continue;
        this.#names[end] = name;
        (this.#totals[name] as number) += 1;
        end += 1;
      }
      this.#starts[ordinal + 1] = end;
    }
    this.#starts.fill(end, size + 1);
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

  /** How many talents have a rare name. */
  #total(name: number): number {
    return this.#totals[name] ?? 0;
  }

  /** Adds how many of a set have each name. Nobody has two keys of a name. @param count the size of the set */
  addCounts(counts: Uint32Array, ordinalSet: Int32Array, count: number): void {
    const countOf = this.#traits.countsIn(ordinalSet);
    for (const { key, name } of this.#common) (counts[name] as number) += countOf(key);
    this.#addRare(counts, ordinalSet, count);
  }

  /**
   * The same where only the `wanted` largest counts of each facet matter: what cannot be one of them may get too small a count.
   * What other segments have must be counted before.
   */
  addLargest(
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
    const countOf = this.#traits.countsIn(ordinalSet);
    for (const { key, name } of this.#common) (counts[name] as number) += countOf(key);
    for (const facet of facets) {
      const largest = new Largest(wanted);
      for (const name of this.#commonNames[facet]) largest.add(counts[name] as number);
      this.#addLargestRare(counts, facet, largest, count, countOf);
    }
  }

  #addLargestRare(
    counts: Uint32Array,
    facet: NameFacet,
    largest: Largest,
    count: number,
    countOf: (key: number) => number,
  ): void {
    const { names, totals } = this.#rare[facet];
    for (let i = 0; i < names.length; i += 1) {
      const name = names[i] as number;
      const elsewhere = counts[name] as number;
      if (elsewhere + Math.min(totals[i] as number, count) < largest.least) continue;
      let sum = elsewhere;
      for (const key of this.#keysOfName[name] ?? []) sum += countOf(key);
      counts[name] = sum;
      largest.add(sum);
    }
  }

  /** Of a large set, those who are not in it are counted. */
  #addRare(counts: Uint32Array, ordinalSet: Int32Array, count: number): void {
    const isLarge = count * 2 > this.#size;
    const flipped = isLarge ? -1 : 0;
    const step = isLarge ? -1 : 1;
    if (isLarge) for (const [name, total] of this.#totals.entries()) (counts[name] as number) += total;
    const starts = this.#starts;
    const names = this.#names;
    for (let block = 0; block < ordinalSet.length; block += 1) {
      for (let bits = (ordinalSet[block] as number) ^ flipped; bits !== 0; bits &= bits - 1) {
        const ordinal = block * 32 + 31 - Math.clz32(bits & -bits);
        const end = starts[ordinal + 1] as number;
        for (let at = starts[ordinal] as number; at < end; at += 1)
          (counts[names[at] as number] as number) += step;
      }
    }
  }
}

/** About how many entries are read to find the `wanted` commonest names of a set with this share of the talents. */
function entriesRead({ totals }: RareNames, wanted: number, share: number): number {
  const least = (totals[wanted - 1] ?? 0) * share;
  let entries = 0;
  for (let i = 0; i < totals.length && (totals[i] as number) >= least; i += 1) entries += totals[i] as number;
  return entries;
}
