import { bitsetFor, hasOrdinal, removeOrdinal } from './bitset.ts';
import { GrowingPostings, GrowingTermList } from './growing-term-list.ts';
import type { Bounds, TalentDocument } from '../port.ts';
import { FIELD_IMPACT } from '../words/field.ts';
import { isBefore, Presence, type RangeColumn, type Segment, type SkillColumn } from './segment.ts';
import type { SkillRegister } from './skill-register.ts';
import type { TermReader } from '../words/term-reader.ts';

/** The segment that new and changed talents are appended to until it is packed. */
export class GrowingSegment implements Segment {
  size = 0;
  readonly presence = new Presence(bitsetFor(256));
  readonly open: GrowingTermList;
  readonly name: GrowingTermList;
  readonly isSorted = false;
  readonly packedSkills = undefined;
  readonly #reader: TermReader;
  readonly #register: SkillRegister;
  readonly #talentIds: string[] = [];
  readonly #updatedAtMs: number[] = [];
  readonly #numbers: Record<RangeColumn, number[]> = { experienceInYears: [], expectedSalaryInLpaInr: [] };
  readonly #ordinals = new Map<string, number>();
  #skillStarts = new GrowingPostings();
  #skillLabels = new GrowingPostings();

  constructor(reader: TermReader, register: SkillRegister) {
    this.#reader = reader;
    this.#register = register;
    this.open = new GrowingTermList(reader.terms);
    this.name = new GrowingTermList(reader.terms);
    this.#skillStarts.push(0);
  }

  /** @param labels the register's label numbers of the skills */
  add(document: TalentDocument, labels: readonly number[]): void {
    const ordinal = this.size;
    this.size += 1;
    this.presence.add(ordinal);
    this.#talentIds.push(document.talentId);
    this.#updatedAtMs.push(document.updatedAtMs);
    this.#numbers.experienceInYears.push(document.experienceInYears);
    this.#numbers.expectedSalaryInLpaInr.push(document.expectedSalaryInLpaInr);
    this.#ordinals.set(document.talentId, ordinal);
    for (const label of labels) this.#skillLabels.push(label);
    this.#skillStarts.push(this.#skillLabels.length);
    const { open, name, impacts } = this.#reader.read(document);
    this.open.forward.add(open, impacts);
    this.name.forward.add(name, FIELD_IMPACT.name);
  }

  get skills(): SkillColumn {
    return { starts: this.#skillStarts.postings, labels: this.#skillLabels.postings };
  }

  talentIdAt(ordinal: number): string {
    return this.#talentIds[ordinal] as string;
  }

  ordinalOf(talentId: string): number | undefined {
    return this.#ordinals.get(talentId);
  }

  updatedAtMsAt(ordinal: number): number {
    return this.#updatedAtMs[ordinal] as number;
  }

  numberAt(column: RangeColumn, ordinal: number): number {
    return this.#numbers[column][ordinal] as number;
  }

  narrow(ordinalSet: Int32Array, column: RangeColumn, { min, max }: Bounds): void {
    const numbers = this.#numbers[column];
    this.#keep(
      ordinalSet,
      (ordinal) => (numbers[ordinal] as number) >= min && (numbers[ordinal] as number) <= max,
    );
  }

  narrowToSkill(ordinalSet: Int32Array, key: number): void {
    const { starts, labels } = this.skills;
    const { keyOfLabel } = this.#register;
    this.#keep(ordinalSet, (ordinal) => {
      for (let at = starts[ordinal] as number; at < (starts[ordinal + 1] as number); at += 1)
        if (keyOfLabel[labels[at] as number] === key) return true;
      return false;
    });
  }

  #keep(ordinalSet: Int32Array, isKept: (ordinal: number) => boolean): void {
    for (let ordinal = 0; ordinal < this.size; ordinal += 1) {
      if (hasOrdinal(ordinalSet, ordinal) && !isKept(ordinal)) removeOrdinal(ordinalSet, ordinal);
    }
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
