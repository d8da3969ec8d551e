import { countShared, emptySet } from './set-memory.ts';
import { addOrdinal, bitsetFor, hasOrdinal, ordinalsIn, removeOrdinal } from './bitset.ts';
import { GrowingPostings, GrowingTermList } from './growing-term-list.ts';
import type { Bounds, TalentDocument } from '../port.ts';
import { FIELD_IMPACT } from '@talaash/question/field';
import type { LabelColumn } from './label-column.ts';
import {
  isBefore,
  type NumberColumn,
  type NumberTally,
  Presence,
  type RangeColumn,
  type Segment,
} from './segment.ts';
import type { SkillRegister } from './skill-register.ts';
import { type Flag, FLAGS, flagsOf } from './trait.ts';
import type { TraitRegister } from './trait-register.ts';
import type { TermReader } from '../terms/term-reader.ts';

/** They number the skills and traits of the talents. */
export type Registers = { skills: SkillRegister; traits: TraitRegister };

/** The label numbers of a talent, and the position of each skill in the profile. */
export type TalentLabels = {
  skills: readonly number[];
  skillPlaces: readonly number[];
  traits: readonly number[];
};

/** Months have 16 bits. */
const SKILL_MONTHS_MAX = 0xffff;

/** Collects new and changed talents until it is packed. */
export class GrowingSegment implements Segment {
  size = 0;
  readonly presence = new Presence(bitsetFor(256));
  readonly open: GrowingTermList;
  readonly name: GrowingTermList;
  readonly isSorted = false;
  readonly skillColumn = undefined;
  readonly packedNames = undefined;
  readonly #reader: TermReader;
  readonly #registers: Registers;
  readonly #talentIds: string[] = [];
  readonly #updatedAtMs: number[] = [];
  readonly #numbers: Record<NumberColumn, number[]> = {
    experienceInYears: [],
    expectedSalaryInLpaInr: [],
    noticePeriodInWeeks: [],
  };
  readonly #ordinals = new Map<string, number>();
  #skillStarts = new GrowingPostings();
  #skillLabels = new GrowingPostings();
  #skillMonths = new GrowingPostings();
  #traitStarts = new GrowingPostings();
  #traitLabels = new GrowingPostings();
  #flags = new GrowingPostings();

  constructor(reader: TermReader, registers: Registers) {
    this.#reader = reader;
    this.#registers = registers;
    this.open = new GrowingTermList(reader.terms);
    this.name = new GrowingTermList(reader.terms);
    this.#skillStarts.push(0);
    this.#traitStarts.push(0);
  }

  add(document: TalentDocument, { skills, skillPlaces, traits }: TalentLabels): void {
    const ordinal = this.size;
    this.size += 1;
    this.presence.add(ordinal);
    this.#talentIds.push(document.talentId);
    this.#updatedAtMs.push(document.updatedAtMs);
    this.#numbers.experienceInYears.push(document.experienceInYears);
    this.#numbers.expectedSalaryInLpaInr.push(document.expectedSalaryInLpaInr);
    this.#ordinals.set(document.talentId, ordinal);
    this.#numbers.noticePeriodInWeeks.push(document.facts.noticePeriodInWeeks);
    for (const label of skills) this.#skillLabels.push(label);
    for (const place of skillPlaces)
      this.#skillMonths.push(Math.min(document.facts.skillMonths[place] ?? 0, SKILL_MONTHS_MAX));
    this.#skillStarts.push(this.#skillLabels.length);
    for (const label of traits) this.#traitLabels.push(label);
    this.#traitStarts.push(this.#traitLabels.length);
    this.#flags.push(flagsOf(document));
    const { open, name, impacts } = this.#reader.read(document);
    this.open.forward.add(open, impacts);
    this.name.forward.add(name, FIELD_IMPACT.name);
  }

  get skills(): LabelColumn {
    return { starts: this.#skillStarts.postings, labels: this.#skillLabels.postings };
  }

  get skillMonths(): Uint16Array {
    return Uint16Array.from(this.#skillMonths.postings.subarray(0, this.#skillMonths.length));
  }

  get traits(): LabelColumn {
    return { starts: this.#traitStarts.postings, labels: this.#traitLabels.postings };
  }

  get flags(): Uint32Array {
    return this.#flags.postings;
  }

  talentIdAt(ordinal: number): string {
    return this.#talentIds[ordinal] as string;
  }

  takeScoreArea(): undefined {
    return undefined;
  }

  ordinalOf(talentId: string): number | undefined {
    return this.#ordinals.get(talentId);
  }

  updatedAtMsAt(ordinal: number): number {
    return this.#updatedAtMs[ordinal] as number;
  }

  numberAt(column: NumberColumn, ordinal: number): number {
    return this.#numbers[column][ordinal] as number;
  }

  narrow(ordinalSet: Int32Array, column: RangeColumn, { min, max }: Bounds): void {
    const numbers = this.#numbers[column];
    for (let ordinal = 0; ordinal < this.size; ordinal += 1) {
      const number = numbers[ordinal] as number;
      if (number < min || number > max) removeOrdinal(ordinalSet, ordinal);
    }
  }

  narrowToSkill(ordinalSet: Int32Array, key: number): void {
    const having = this.ordinalsOfSkills([key]);
    for (let block = 0; block < ordinalSet.length; block += 1)
      (ordinalSet[block] as number) &= having[block] as number;
  }

  ordinalsBy(column: NumberColumn, isMeant: (number: number) => boolean): Int32Array {
    const numbers = this.#numbers[column];
    return this.#where((ordinal) => isMeant(numbers[ordinal] as number));
  }

  ordinalsSince(isMeant: (updatedAtMs: number) => boolean): Int32Array {
    return this.#where((ordinal) => isMeant(this.#updatedAtMs[ordinal] as number));
  }

  countSince(ordinalSet: Int32Array, conditions: readonly ((updatedAtMs: number) => boolean)[]): number[] {
    return conditions.map((isMeant) => countShared(ordinalSet, this.ordinalsSince(isMeant)));
  }

  ordinalsOfFlag(flag: Flag, values: readonly number[]): Int32Array {
    const { shift, mask } = FLAGS[flag];
    const { flags } = this;
    return this.#where((ordinal) => values.includes(((flags[ordinal] as number) >>> shift) & mask));
  }

  countsOfFlag(ordinalSet: Int32Array, flag: Flag, values: number): number[] {
    return Array.from({ length: values }, (_, value) =>
      countShared(ordinalSet, this.ordinalsOfFlag(flag, [value])),
    );
  }

  ordinalsOfTraits(keys: readonly number[]): Int32Array {
    return this.#having(this.traits, this.#registers.traits.keyOfLabel, new Set(keys));
  }

  ordinalsOfSkills(keys: readonly number[]): Int32Array {
    return this.#having(this.skills, this.#registers.skills.keyOfLabel, new Set(keys));
  }

  #having({ starts, labels }: LabelColumn, keyOfLabel: Uint32Array, keys: ReadonlySet<number>): Int32Array {
    return this.#where((ordinal) => {
      for (let at = starts[ordinal] as number; at < (starts[ordinal + 1] as number); at += 1)
        if (keys.has(keyOfLabel[labels[at] as number] as number)) return true;
      return false;
    });
  }

  #where(isMeant: (ordinal: number) => boolean): Int32Array {
    const ordinalSet = emptySet(this.size);
    for (let ordinal = 0; ordinal < this.size; ordinal += 1)
      if (isMeant(ordinal)) addOrdinal(ordinalSet, ordinal);
    return ordinalSet;
  }

  countNumbers(ordinalSet: Int32Array, counts: Partial<Record<RangeColumn, NumberTally>>): void {
    for (const [column, tally] of Object.entries(counts))
      for (const [ordinal, number] of this.#numbers[column as RangeColumn].entries())
        if (hasOrdinal(ordinalSet, ordinal)) tally.set(number, (tally.get(number) ?? 0) + 1);
  }

  countFew(): undefined {
    return undefined;
  }

  firstBy(_column: NumberColumn, _isGreatestFirst: boolean, ordinalSet: Int32Array): number[] {
    return ordinalsIn(ordinalSet);
  }

  boundsIn(ordinalSet: Int32Array, _count: number, column: RangeColumn): Bounds {
    const bounds = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
    this.#numbers[column].forEach((number, ordinal) => {
      if (!hasOrdinal(ordinalSet, ordinal)) return;
      bounds.min = Math.min(bounds.min, number);
      bounds.max = Math.max(bounds.max, number);
    });
    return bounds;
  }

  /** The ordinals of the talents still present, in the order of `isBefore`. */
  sortedOrdinals(): Uint32Array {
    const ordinals = [];
    for (let ordinal = 0; ordinal < this.size; ordinal += 1)
      if (this.presence.has(ordinal)) ordinals.push(ordinal);
    return Uint32Array.from(ordinals.sort((a, b) => (isBefore(this, a, this, b) ? -1 : 1)));
  }
}
