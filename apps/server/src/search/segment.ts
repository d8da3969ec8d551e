import type { PostingRun, WordList } from './word-list.ts';

/** Whether the talent at a place is (still) in the index; HIDDEN only while one question is answered. */
export const GONE = 0;
export const HERE = 1;
export const HIDDEN = 2;

/** The talent of a segment, column by column, by place. Arrays may be longer than the segment. */
export type Columns = {
  talentIds: string[];
  states: Uint8Array;
  experienceInYears: Float32Array;
  expectedSalaryInLpaInr: Float32Array;
  updatedAtMs: Float64Array;
  /** Where each talent's skills start in `skills`; they end where the next one's start. */
  skillStarts: Uint32Array;
  /** Label numbers of the skill register. */
  skills: Uint32Array;
};

/** A column of numbers that a question may ask a range of. */
export type RangeColumn = 'experienceInYears' | 'expectedSalaryInLpaInr';

/** A part of the index: some talent, their columns, and the words that find them. */
export type Segment = {
  readonly size: number;
  readonly columns: Columns;
  readonly open: WordList;
  readonly name: WordList;
  placeOf(talentId: string): number | undefined;
  /** The least and the greatest number that a column may hold, to know when to stop looking; infinite when unknown. */
  extentOf(column: RangeColumn): { min: number; max: number };
  /** The places, ascending, of who has a skill, by its key's number in the register. */
  skillPlaces(key: number): PostingRun;
  /** The settled segment's skills, which can be counted without going through the talent. */
  readonly packedSkills: SkillCounter | undefined;
};

export type SkillCounter = {
  /** Key numbers, the commonest first. */
  readonly commonestFirst: Uint32Array;
  count(key: number): number;
  /** How many of a set of places have a skill. */
  countIn(places: Int32Array, key: number): number;
};

export const NO_POSTINGS: PostingRun = { postings: new Uint32Array(0), from: 0, to: 0 };
