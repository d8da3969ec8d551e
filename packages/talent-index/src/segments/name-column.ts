import { bitsetFor } from './bitset.ts';
import type { LabelColumn } from './label-column.ts';
import type { PackedLabels } from './packed-labels.ts';
import type { TraitRegister } from './trait-register.ts';

const SHORT_NUMBERS_MAX = 0xffff;

/**
 * Counts the names of a packed segment's talents that are counted, by the register's numbers. Common ones have bitsets;
 * the rare ones of each talent, mostly employers, are in a row, so that counting reads memory once.
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

  constructor(size: number, { starts, labels }: LabelColumn, traits: PackedLabels, register: TraitRegister) {
    const { keyOfLabel, nameOfKey, counted } = register;
    const nameOf = (key: number) => nameOfKey[key] ?? 0;
    const rareOfLabel = Uint32Array.from(keyOfLabel, (key) => (traits.isCommon(key) ? 0 : nameOf(key)));
    for (const key of traits.commonestFirst) {
      if (!traits.isCommon(key)) break;
      if (nameOf(key) !== 0) this.#common.push({ key, name: nameOf(key) });
    }
    let length = 0;
    for (let at = 0; at < labels.length; at += 1) if (rareOfLabel[labels[at] as number] !== 0) length += 1;
    this.#size = size;
    this.#traits = traits;
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
  }

  /** Adds how many of a set have each name. Nobody has two keys of a name. @param count the size of the set */
  addCounts(counts: Uint32Array, ordinalSet: Int32Array, count: number): void {
    const countOf = this.#traits.countsIn(ordinalSet);
    for (const { key, name } of this.#common) (counts[name] as number) += countOf(key);
    this.#addRare(counts, ordinalSet, count);
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
