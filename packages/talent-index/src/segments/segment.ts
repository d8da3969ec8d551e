import { addOrdinal, bitsetFor, hasOrdinal, removeOrdinal } from './bitset.ts';
import { NumberList } from '@talaash/lexicon/number-list';
import type { Bounds } from '../port.ts';
import type { ScoreArea } from './impact-table.ts';
import type { LabelColumn } from './label-column.ts';
import type { NameColumn } from './name-column.ts';
import type { SkillColumn } from './skill-column.ts';
import type { TermList } from './term-list.ts';
import type { Flag } from './trait.ts';

/** A numeric column that a question may filter by a range. */
export type RangeColumn = 'experienceInYears' | 'expectedSalaryInLpaInr';

/** A numeric column. */
export type NumberColumn = RangeColumn | 'noticePeriodInWeeks';
export const NUMBER_COLUMNS: readonly NumberColumn[] = [
  'experienceInYears',
  'expectedSalaryInLpaInr',
  'noticePeriodInWeeks',
];

/** How many have each number. */
export type NumberTally = Map<number, number>;

/** All counted values of a set of talents. */
export type FacetCounts = {
  /** By key number of the register. */
  skills: Uint32Array;
  /** By number of a name. */
  names: Uint32Array;
  /** How many have each of the first `values` values of a flag. */
  ofFlag(flag: Flag, values: number): number[];
  /** Adds how many have each number of a column. */
  addNumbers(column: NumberColumn, tally: NumberTally): void;
};

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
  readonly skills: LabelColumn;
  /** Months of work that names the skill, for each entry of the skill column. */
  readonly skillMonths: Uint16Array;
  readonly traits: LabelColumn;
  /** `flagsOf` each talent. */
  readonly flags: Uint16Array | Uint32Array;
  /** Whether the ordinals are in the order of `isBefore`. */
  readonly isSorted: boolean;
  /** Where scores are raised by SIMD, if there is room. */
  takeScoreArea(): ScoreArea | undefined;
  talentIdAt(ordinal: number): string;
  /** The ordinal of a talent who is, or was, in this segment. */
  ordinalOf(talentId: string): number | undefined;
  updatedAtMsAt(ordinal: number): number;
  numberAt(column: NumberColumn, ordinal: number): number;
  /** The talents whose number fulfils a condition. A packed segment asks once for each different number. */
  ordinalsBy(column: NumberColumn, isMeant: (number: number) => boolean): Int32Array;
  /** The talents who were updated at a time that fulfils a condition; whatever is later fulfils it, too. */
  ordinalsSince(isMeant: (updatedAtMs: number) => boolean): Int32Array;
  /** How many of a set were updated at such times: each condition is fulfilled by whatever fulfils the one before. */
  countSince(ordinalSet: Int32Array, conditions: readonly ((updatedAtMs: number) => boolean)[]): number[];
  /** The talents with a flag of one of these values. @param values their places in FLAGS. The caller must not change the result. */
  ordinalsOfFlag(flag: Flag, values: readonly number[]): Int32Array;
  /** How many of a set have each of the first `values` values of a flag. */
  countsOfFlag(ordinalSet: Int32Array, flag: Flag, values: number): number[];
  /** The talents with any of some traits, by the key numbers of the register. */
  ordinalsOfTraits(keys: readonly number[]): Int32Array;
  /** The talents with any of some skills. */
  ordinalsOfSkills(keys: readonly number[]): Int32Array;
  /** Adds how many of a set have each number of some columns. */
  countNumbers(ordinalSet: Int32Array, counts: Partial<Record<RangeColumn, NumberTally>>): void;
  /** Removes from a set the talents whose number is outside a range. */
  narrow(ordinalSet: Int32Array, column: RangeColumn, range: Bounds): void;
  /** Removes from a set the talents without a skill. @param key its key number in the register */
  narrowToSkill(ordinalSet: Int32Array, key: number): void;
  /** Talents of a set of `count`, among them the `wanted` first by a number; of equals those with the lowest ordinals. */
  firstBy(
    column: NumberColumn,
    isGreatestFirst: boolean,
    ordinalSet: Int32Array,
    count: number,
    wanted: number,
  ): readonly number[];
  /** The least and greatest number in a set of `count` talents, all of them within a range. */
  boundsIn(ordinalSet: Int32Array, count: number, column: RangeColumn, range: Bounds): Bounds;
  /** Counts everything of a set of few talents at once; undefined for a larger set. Only packed segments do. @param count the size of the set */
  countFew(ordinalSet: Int32Array, count: number): FacetCounts | undefined;
  /** Counts skills without reading each talent. Only packed segments have it. */
  readonly skillColumn: SkillColumn | undefined;
  /** Counts names, too. */
  readonly packedNames: NameColumn | undefined;
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
