import { FACET_VALUES_MAX } from '@talaash/domain/talent-search/limit';
import { countOrdinals } from '../segments/bitset.ts';
import type { LabelColumn, TraitCounter } from '../segments/segment.ts';
import type { TraitKind } from '../segments/trait.ts';
import type { TraitRegister } from '../segments/trait-register.ts';
import { Largest } from './largest.ts';
import type { SegmentResult } from './segment-result.ts';
import { forEachOrdinal } from './standing-set.ts';

export type Counts = { value: string; count: number }[];

/** Whom to count in each segment. */
export type Counted = { result: SegmentResult; ordinalSet: Int32Array }[];

/** Names of these kinds are counted as one name. */
type TraitFacet = { kinds: readonly TraitKind[]; counted: Counted };

export const byCount = (a: Counts[number], b: Counts[number]): number =>
  b.count - a.count || (a.value < b.value ? -1 : 1);

/** A result up to this share of a packed segment is counted talent by talent. */
const FEW_SHARE = 1 / 6;

/** The commonest names of each facet. What is counted talent by talent is counted once for all facets. */
export function traitFacets<Name extends string>(
  facets: Record<Name, TraitFacet>,
  register: TraitRegister,
): Record<Name, Counts> {
  const known = new Map<Int32Array, Uint32Array>();
  const named = Object.entries<TraitFacet>(facets).map(([name, facet]) => {
    const counter = new NameCounter(register, facet.kinds);
    const large: { ordinalSet: Int32Array; packed: TraitCounter; count: number }[] = [];
    for (const { result, ordinalSet } of facet.kinds.length === 0 ? [] : facet.counted) {
      const { packedTraits, size, traits } = result.segment;
      const count = countOrdinals(ordinalSet);
      if (packedTraits !== undefined && count > size * FEW_SHARE) {
        large.push({ ordinalSet, packed: packedTraits, count });
        continue;
      }
      const byKey = known.get(ordinalSet) ?? countByTalent(ordinalSet, traits, register);
      known.set(ordinalSet, byKey);
      counter.addAll(byKey);
    }
    for (const { ordinalSet, packed, count } of large) counter.addCommonest(ordinalSet, packed, count);
    return [name, counter.facet()] as const;
  });
  return Object.fromEntries(named) as Record<Name, Counts>;
}

function countByTalent(
  ordinalSet: Int32Array,
  { starts, labels }: LabelColumn,
  { keyOfLabel, keyCount }: TraitRegister,
): Uint32Array {
  const byKey = new Uint32Array(keyCount);
  forEachOrdinal(ordinalSet, (ordinal) => {
    const end = starts[ordinal + 1] as number;
    for (let at = starts[ordinal] as number; at < end; at += 1)
      (byKey[keyOfLabel[labels[at] as number] as number] as number) += 1;
  });
  return byKey;
}

/** Counts names of some kinds. */
class NameCounter {
  readonly #register: TraitRegister;
  readonly #kinds: readonly TraitKind[];
  readonly #isMeant = new Uint8Array(128);
  /** By the number of the name. */
  readonly #counts: Uint32Array;
  #hasCounts = false;

  constructor(register: TraitRegister, kinds: readonly TraitKind[]) {
    this.#register = register;
    this.#kinds = kinds;
    this.#counts = new Uint32Array(register.keysOfName.length);
    for (const kind of kinds) this.#isMeant[kind.charCodeAt(0)] = 1;
  }

  addAll(byKey: Uint32Array): void {
    const { keysOfKind, nameOfKey } = this.#register;
    this.#hasCounts = true;
    for (const kind of this.#kinds)
      for (const key of keysOfKind.get(kind) ?? [])
        (this.#counts[nameOfKey[key] as number] as number) += byKey[key] as number;
  }

  /** Adds a packed segment's counts, the commonest names first, until no remaining name can be among the largest. */
  addCommonest(ordinalSet: Int32Array, packed: TraitCounter, count: number): void {
    const { kindOfKey, nameOfKey, keysOfName } = this.#register;
    const elsewhere = this.#hasCounts ? this.#counts.reduce((most, other) => Math.max(most, other), 0) : 0;
    this.#hasCounts = true;
    const largest = new Largest(FACET_VALUES_MAX);
    const isSeen = new Uint8Array(this.#counts.length);
    for (const key of packed.commonestFirst) {
      if (this.#isMeant[kindOfKey[key] as number] !== 1) continue;
      const own = packed.count(key);
      if (own === 0 || Math.min(own * this.#kinds.length, count) + elsewhere < largest.least) return;
      const name = nameOfKey[key] as number;
      if (isSeen[name] === 1) continue;
      isSeen[name] = 1;
      for (const other of keysOfName[name] as number[])
        (this.#counts[name] as number) += packed.countIn(ordinalSet, other);
      largest.add(this.#counts[name] as number);
    }
  }

  facet(): Counts {
    const { keysOfKind, keysOfName, keys, nameOfKey } = this.#register;
    const counts = this.#counts;
    const names = this.#kinds.flatMap((kind) =>
      (keysOfKind.get(kind) ?? []).filter((key) => {
        const name = nameOfKey[key] as number;
        return counts[name] !== 0 && keysOfName[name]?.[0] === key;
      }),
    );
    const largest = new Largest(FACET_VALUES_MAX);
    for (const key of names) {
      const count = counts[nameOfKey[key] as number] as number;
      if (count > largest.least) largest.add(count);
    }
    const least = Math.max(1, largest.least);
    return names
      .filter((key) => (counts[nameOfKey[key] as number] as number) >= least)
      .map((key) => ({
        value: this.#register.labelOfName(this.#kinds, (keys[key] as string).slice(1)),
        count: counts[nameOfKey[key] as number] as number,
      }))
      .filter(({ value }) => value !== '')
      .sort(byCount)
      .slice(0, FACET_VALUES_MAX);
  }
}
