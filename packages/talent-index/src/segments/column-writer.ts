import { bitsetFor } from './bitset.ts';
import type { Registers } from './growing-segment.ts';
import { PackedSegment } from './packed-segment.ts';
import type { PackedTermList } from './packed-term-list.ts';
import { RankColumn } from './rank-column.ts';
import { type LabelColumn, shortened } from './label-column.ts';
import { type NumberColumn, Presence, type Segment } from './segment.ts';
import { shared, sharedArray } from './shared-memory.ts';
import { TalentIdWriter } from './talent-ids.ts';

/** The talents handled between two yields. */
export const STEP_TALENTS = 2_000;

/** The columns that the writer reads of a segment. */
type Source = Pick<Segment, 'skills' | 'skillMonths' | 'traits' | 'flags' | 'updatedAtMsAt' | 'numberAt'>;

/** Writes the columns of a packed segment, one talent after another. The caller adds each id to `talentIds`. */
export class ColumnWriter {
  readonly talentIds: TalentIdWriter;
  readonly #size: number;
  readonly #updatedAtMs: Float64Array;
  readonly #numbers: Record<NumberColumn, Float64Array>;
  readonly #skills: LabelWriter;
  readonly #skillMonths: Uint16Array;
  readonly #traits: LabelWriter;
  readonly #flags: Uint16Array;
  #ordinal = 0;

  constructor(size: number, from: readonly Segment[]) {
    const lengthOf = (column: 'skills' | 'traits') =>
      from.reduce((sum, segment) => sum + segment[column].labels.length, 0);
    const writerOf = (column: 'skills' | 'traits') =>
      new LabelWriter(
        size,
        lengthOf(column),
        from.every((segment) => segment[column].labels instanceof Uint16Array),
      );
    this.talentIds = new TalentIdWriter(size);
    this.#size = size;
    this.#updatedAtMs = sharedArray(Float64Array, size);
    this.#numbers = {
      experienceInYears: new Float64Array(size),
      expectedSalaryInLpaInr: new Float64Array(size),
      noticePeriodInWeeks: new Float64Array(size),
    };
    this.#skills = writerOf('skills');
    this.#skillMonths = sharedArray(Uint16Array, lengthOf('skills'));
    this.#traits = writerOf('traits');
    this.#flags = sharedArray(Uint16Array, size);
  }

  sourceOf(segment: Segment): Source {
    const { skills, skillMonths, traits, flags } = segment;
    return {
      skills,
      skillMonths,
      traits,
      flags,
      updatedAtMsAt: (ordinal) => segment.updatedAtMsAt(ordinal),
      numberAt: (column, ordinal) => segment.numberAt(column, ordinal),
    };
  }

  put(source: Source, from: number): void {
    const ordinal = this.#ordinal;
    this.#ordinal += 1;
    this.#updatedAtMs[ordinal] = source.updatedAtMsAt(from);
    this.#numbers.experienceInYears[ordinal] = source.numberAt('experienceInYears', from);
    this.#numbers.expectedSalaryInLpaInr[ordinal] = source.numberAt('expectedSalaryInLpaInr', from);
    this.#numbers.noticePeriodInWeeks[ordinal] = source.numberAt('noticePeriodInWeeks', from);
    let at = this.#skills.put(ordinal, source.skills, from);
    for (
      let old = source.skills.starts[from] as number;
      old < (source.skills.starts[from + 1] as number);
      old += 1
    ) {
      this.#skillMonths[at] = source.skillMonths[old] as number;
      at += 1;
    }
    this.#traits.put(ordinal, source.traits, from);
    this.#flags[ordinal] = source.flags[from] as number;
  }

  *finish(
    open: PackedTermList,
    name: PackedTermList,
    registers: Registers,
  ): Generator<void, PackedSegment, void> {
    const size = this.#size;
    const talentIds = this.talentIds.finish();
    for (let ordinal = 0; ordinal < size; ordinal += STEP_TALENTS) {
      talentIds.index(ordinal, Math.min(size, ordinal + STEP_TALENTS));
      yield;
    }
    const skills = this.#skills.finish(size);
    const traits = this.#traits.finish(size);
    const presence = new Presence(bitsetFor(size));
    for (let ordinal = 0; ordinal < size; ordinal += 1) presence.add(ordinal);
    yield;
    const experienceInYears = RankColumn.of(this.#numbers.experienceInYears);
    yield;
    const expectedSalaryInLpaInr = RankColumn.of(this.#numbers.expectedSalaryInLpaInr);
    yield;
    const noticePeriodInWeeks = RankColumn.of(this.#numbers.noticePeriodInWeeks);
    yield;
    return new PackedSegment(
      {
        presence,
        talentIds,
        updatedAtMs: this.#updatedAtMs,
        columns: { experienceInYears, expectedSalaryInLpaInr, noticePeriodInWeeks },
        skills,
        skillMonths: shared(this.#skillMonths.subarray(0, skills.labels.length)),
        traits,
        flags: this.#flags,
        open,
        name,
      },
      registers,
    );
  }
}

class LabelWriter {
  readonly #starts: Uint32Array;
  readonly #labels: LabelColumn['labels'];

  /** @param isShort whether all labels fit into 16 bits */
  constructor(size: number, lengthMax: number, isShort: boolean) {
    this.#starts = sharedArray(Uint32Array, size + 1);
    this.#labels = sharedArray<LabelColumn['labels']>(isShort ? Uint16Array : Uint32Array, lengthMax);
  }

  /** Copies the labels of one talent. @returns the index of the first */
  put(ordinal: number, { starts, labels }: LabelColumn, from: number): number {
    const start = this.#starts[ordinal] as number;
    let end = start;
    for (let at = starts[from] as number; at < (starts[from + 1] as number); at += 1) {
      this.#labels[end] = labels[at] as number;
      end += 1;
    }
    this.#starts[ordinal + 1] = end;
    return start;
  }

  finish(size: number): LabelColumn {
    const end = this.#starts[size] as number;
    const labels = this.#labels;
    if (labels instanceof Uint32Array)
      return { starts: this.#starts, labels: shortened(labels.subarray(0, end)) };
    return { starts: this.#starts, labels: shared(labels.subarray(0, end)) };
  }
}
