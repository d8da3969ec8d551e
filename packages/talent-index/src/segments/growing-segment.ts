import { bitsetFor, hasPlace, removePlace } from './bitset.ts';
import { GrowingPostings, GrowingWordList } from './growing-word-list.ts';
import type { Bounds, TalentDocument } from '../port.ts';
import { FIELD_IMPACT } from '../words/field.ts';
import { isBefore, Presence, type RangeColumn, type Segment, type SkillColumn } from './segment.ts';
import type { SkillRegister } from './skill-register.ts';
import type { TermReader } from '../words/term-reader.ts';

/** The part of the index that new and changed talent are appended to, until it is packed. */
export class GrowingSegment implements Segment {
  size = 0;
  readonly presence = new Presence(bitsetFor(256));
  readonly open: GrowingWordList;
  readonly name: GrowingWordList;
  readonly isInOrder = false;
  readonly packedSkills = undefined;
  readonly #reader: TermReader;
  readonly #register: SkillRegister;
  readonly #talentIds: string[] = [];
  readonly #updatedAtMs: number[] = [];
  readonly #numbers: Record<RangeColumn, number[]> = { experienceInYears: [], expectedSalaryInLpaInr: [] };
  readonly #places = new Map<string, number>();
  #skillStarts = new GrowingPostings();
  #skillLabels = new GrowingPostings();

  constructor(reader: TermReader, register: SkillRegister) {
    this.#reader = reader;
    this.#register = register;
    this.open = new GrowingWordList(reader.terms);
    this.name = new GrowingWordList(reader.terms);
    this.#skillStarts.push(0);
  }

  /** Appends a talent. `labels` are the register's numbers of the skills. */
  add(document: TalentDocument, labels: readonly number[]): void {
    const place = this.size;
    this.size += 1;
    this.presence.enter(place);
    this.#talentIds.push(document.talentId);
    this.#updatedAtMs.push(document.updatedAtMs);
    this.#numbers.experienceInYears.push(document.experienceInYears);
    this.#numbers.expectedSalaryInLpaInr.push(document.expectedSalaryInLpaInr);
    this.#places.set(document.talentId, place);
    for (const label of labels) this.#skillLabels.push(label);
    this.#skillStarts.push(this.#skillLabels.length);
    const { open, name, impacts } = this.#reader.read(document);
    this.open.forward.add(open, impacts);
    this.name.forward.add(name, FIELD_IMPACT.name);
  }

  get skills(): SkillColumn {
    return { starts: this.#skillStarts.postings, labels: this.#skillLabels.postings };
  }

  talentIdAt(place: number): string {
    return this.#talentIds[place] as string;
  }

  placeOf(talentId: string): number | undefined {
    return this.#places.get(talentId);
  }

  updatedAtMsAt(place: number): number {
    return this.#updatedAtMs[place] as number;
  }

  numberAt(column: RangeColumn, place: number): number {
    return this.#numbers[column][place] as number;
  }

  narrow(places: Int32Array, column: RangeColumn, { min, max }: Bounds): void {
    const numbers = this.#numbers[column];
    this.#keep(places, (place) => (numbers[place] as number) >= min && (numbers[place] as number) <= max);
  }

  narrowToSkill(places: Int32Array, key: number): void {
    const { starts, labels } = this.skills;
    const { keyOfLabel } = this.#register;
    this.#keep(places, (place) => {
      for (let at = starts[place] as number; at < (starts[place + 1] as number); at += 1)
        if (keyOfLabel[labels[at] as number] === key) return true;
      return false;
    });
  }

  #keep(places: Int32Array, isKept: (place: number) => boolean): void {
    for (let place = 0; place < this.size; place += 1) {
      if (hasPlace(places, place) && !isKept(place)) removePlace(places, place);
    }
  }

  boundsIn(places: Int32Array, _count: number, column: RangeColumn): Bounds {
    const bounds = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
    this.#numbers[column].forEach((number, place) => {
      if (!hasPlace(places, place)) return;
      bounds.min = Math.min(bounds.min, number);
      bounds.max = Math.max(bounds.max, number);
    });
    return bounds;
  }

  /** The places of who is still here, the freshest first. */
  inOrder(): Uint32Array {
    const places = [];
    for (let place = 0; place < this.size; place += 1) if (this.presence.has(place)) places.push(place);
    return Uint32Array.from(places.sort((a, b) => (isBefore(this, a, this, b) ? -1 : 1)));
  }
}
