import { addOrdinal, bitsetFor, hasOrdinal, removeOrdinal } from './bitset.ts';
import { NumberList } from '../words/number-list.ts';
import type { Bounds } from '../port.ts';
import type { TermList } from './term-list.ts';

/** A numeric column that a question may filter by a range. */
export type RangeColumn = 'experienceInYears' | 'expectedSalaryInLpaInr';

/** The range without limits. */
export const ALL_NUMBERS: Bounds = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

/**
 * A part of the index: some talents and the terms that find them. An ordinal is a talent's number in its segment; an
 * `ordinalSet` is a bitset of them.
 */
export type Segment = {
  readonly size: number;
  readonly presence: Presence;
  readonly open: TermList;
  readonly name: TermList;
  readonly skills: SkillColumn;
  /** Whether the ordinals are in the order of `isBefore`. */
  readonly isSorted: boolean;
  talentIdAt(ordinal: number): string;
  /** The ordinal of a talent who is, or was, in this segment. */
  ordinalOf(talentId: string): number | undefined;
  updatedAtMsAt(ordinal: number): number;
  /** Removes from a set the talents whose number is outside a range. */
  narrow(ordinalSet: Int32Array, column: RangeColumn, range: Bounds): void;
  /** Removes from a set the talents without a skill. @param key its key number in the register */
  narrowToSkill(ordinalSet: Int32Array, key: number): void;
  /** The least and greatest number in a set of `count` talents, all of them within a range. */
  boundsIn(ordinalSet: Int32Array, count: number, column: RangeColumn, range: Bounds): Bounds;
  /** Counts skills without reading each talent. Only packed segments have it. */
  readonly packedSkills: SkillCounter | undefined;
};

/** The skills of each talent, as label numbers of the register: `labels[starts[ordinal]]` up to `labels[starts[ordinal + 1]]`. */
export type SkillColumn = { starts: Uint32Array; labels: Uint32Array };

export type SkillCounter = {
  /** The key number of each entry in the skill column's `labels`. */
  readonly keys: Uint32Array;
  /** Key numbers by falling frequency. */
  readonly commonestFirst: Uint32Array;
  count(key: number): number;
  /** How many talents of a set have a skill. */
  countIn(ordinalSet: Int32Array, key: number): number;
};

/** Which talents of a segment are still in the index. */
export class Presence {
  bits: Int32Array;
  /** The ordinals of those who were removed. */
  readonly tombstones = new NumberList();

  constructor(bits: Int32Array) {
    this.bits = bits;
  }

  add(ordinal: number): void {
    if (ordinal >= this.bits.length * 32) {
      const grown = bitsetFor(ordinal * 2);
      grown.set(this.bits);
      this.bits = grown;
    }
    addOrdinal(this.bits, ordinal);
  }

  has(ordinal: number): boolean {
    return hasOrdinal(this.bits, ordinal);
  }

  remove(ordinal: number): void {
    removeOrdinal(this.bits, ordinal);
    this.tombstones.push(ordinal);
  }
}

/** The order among equal scores: the latest update first, then by id. */
export function isBefore(one: Segment, ordinal: number, other: Segment, otherOrdinal: number): boolean {
  const fresher = one.updatedAtMsAt(ordinal) - other.updatedAtMsAt(otherOrdinal);
  return fresher === 0 ? one.talentIdAt(ordinal) < other.talentIdAt(otherOrdinal) : fresher > 0;
}
