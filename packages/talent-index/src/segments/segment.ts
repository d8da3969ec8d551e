import { addPlace, bitsetFor, hasPlace, removePlace } from './bitset.ts';
import { NumberList } from '../words/number-list.ts';
import type { Bounds } from '../port.ts';
import type { WordList } from './word-list.ts';

/** A column of numbers that a question may ask a range of. */
export type RangeColumn = 'experienceInYears' | 'expectedSalaryInLpaInr';

/** Everything there is. */
export const ALL_NUMBERS: Bounds = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

/** A part of the index: some talent by place, and the words that find them. Sets of places are bitsets. */
export type Segment = {
  readonly size: number;
  readonly presence: Presence;
  readonly open: WordList;
  readonly name: WordList;
  readonly skills: SkillColumn;
  /** Whether the places are in the order of `isBefore`. */
  readonly isInOrder: boolean;
  talentIdAt(place: number): string;
  /** The place of a talent who is, or was, here. */
  placeOf(talentId: string): number | undefined;
  updatedAtMsAt(place: number): number;
  /** Takes those out of a set whose number is out of a range. */
  narrow(places: Int32Array, column: RangeColumn, range: Bounds): void;
  /** Takes those out of a set who do not have a skill, by its key's number in the register. */
  narrowToSkill(places: Int32Array, key: number): void;
  /** The least and the greatest number of `count` places in a set, all of them within a range. */
  boundsIn(places: Int32Array, count: number, column: RangeColumn, range: Bounds): Bounds;
  /** A packed segment's skills, which can be counted without going through the talent. */
  readonly packedSkills: SkillCounter | undefined;
};

/** Each talent's skills: label numbers of the register, by where the talent's start and the next one's. */
export type SkillColumn = { starts: Uint32Array; labels: Uint32Array };

export type SkillCounter = {
  /** The key number of each label of the skill column. */
  readonly keys: Uint32Array;
  /** Key numbers, the commonest first. */
  readonly commonestFirst: Uint32Array;
  count(key: number): number;
  /** How many of a set of places have a skill. */
  countIn(places: Int32Array, key: number): number;
};

/** Who of a segment is still in the index. */
export class Presence {
  bits: Int32Array;
  /** The places of who is not. */
  readonly gone = new NumberList();

  constructor(bits: Int32Array) {
    this.bits = bits;
  }

  enter(place: number): void {
    if (place >= this.bits.length * 32) {
      const grown = bitsetFor(place * 2);
      grown.set(this.bits);
      this.bits = grown;
    }
    addPlace(this.bits, place);
  }

  has(place: number): boolean {
    return hasPlace(this.bits, place);
  }

  leave(place: number): void {
    removePlace(this.bits, place);
    this.gone.push(place);
  }
}

/** The order of equals: the freshest first, then by id. */
export function isBefore(one: Segment, place: number, other: Segment, otherPlace: number): boolean {
  const fresher = one.updatedAtMsAt(place) - other.updatedAtMsAt(otherPlace);
  return fresher === 0 ? one.talentIdAt(place) < other.talentIdAt(otherPlace) : fresher > 0;
}
