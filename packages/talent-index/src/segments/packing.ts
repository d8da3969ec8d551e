import { bitsetFor } from './bitset.ts';
import type { GrowingSegment } from './growing-segment.ts';
import type { GrowingTermList } from './growing-term-list.ts';
import { PackedSegment } from './packed-segment.ts';
import { PackedSkills } from './packed-skills.ts';
import { PackedTermList } from './packed-term-list.ts';
import { RankColumn } from './rank-column.ts';
import { Presence, type RangeColumn, type SkillColumn } from './segment.ts';
import type { SkillRegister } from './skill-register.ts';
import { TalentIdWriter } from './talent-ids.ts';
import { posting } from './term-list.ts';

/** The talents handled between two yields. */
export const STEP_TALENTS = 2_000;

/** Packs a growing segment without its removed talents. Every yield is a chance to pause; no talent may be added meanwhile. */
export function* packGrowing(
  growing: GrowingSegment,
  termTexts: readonly string[],
  register: SkillRegister,
): Generator<void, PackedSegment, void> {
  const order = growing.sortedOrdinals();
  yield;
  const writer = new ColumnWriter(order.length, growing.skills.labels.length);
  for (const ordinal of order) {
    writer.talentIds.add(growing.talentIdAt(ordinal));
    writer.put(
      growing.updatedAtMsAt(ordinal),
      growing.numberAt('experienceInYears', ordinal),
      growing.numberAt('expectedSalaryInLpaInr', ordinal),
      growing.skills,
      ordinal,
    );
  }
  yield;
  const open = yield* invert(growing.open, order, termTexts);
  const name = yield* invert(growing.name, order, termTexts);
  return yield* writer.finish(open, name, register);
}

/** Inverts the terms by talent to talents by term, with a counting sort. */
function* invert(
  { forward }: GrowingTermList,
  order: Uint32Array,
  termTexts: readonly string[],
): Generator<void, PackedTermList, void> {
  const { starts, termNumbers, impacts } = forward;
  // First a term's frequency, then the index of its next posting.
  const next = new Uint32Array(termTexts.length);
  const found: number[] = [];
  let length = 0;
  for (const ordinal of order) {
    const end = starts[ordinal + 1] as number;
    length += end - (starts[ordinal] as number);
    for (let at = starts[ordinal] as number; at < end; at += 1) {
      const termNumber = termNumbers[at] as number;
      if (next[termNumber] === 0) found.push(termNumber);
      (next[termNumber] as number) += 1;
    }
  }
  yield;
  found.sort((a, b) => ((termTexts[a] as string) < (termTexts[b] as string) ? -1 : 1));
  const termStarts = new Uint32Array(found.length + 1);
  for (const [index, termNumber] of found.entries()) {
    const start = termStarts[index] as number;
    termStarts[index + 1] = start + (next[termNumber] as number);
    next[termNumber] = start;
  }
  yield;
  const postings = new Uint32Array(length);
  for (let ordinal = 0; ordinal < order.length; ordinal += 1) {
    if (ordinal % STEP_TALENTS === 0) yield;
    const old = order[ordinal] as number;
    const end = starts[old + 1] as number;
    for (let at = starts[old] as number; at < end; at += 1) {
      const termNumber = termNumbers[at] as number;
      postings[next[termNumber] as number] = posting(ordinal, impacts[at] as number);
      (next[termNumber] as number) += 1;
    }
  }
  return new PackedTermList(
    found.map((termNumber) => termTexts[termNumber] as string),
    termStarts,
    postings,
  );
}

/** Writes the columns of a packed segment, talent by talent, in order. The caller adds each id to `talentIds`. */
export class ColumnWriter {
  readonly talentIds: TalentIdWriter;
  readonly #size: number;
  readonly #updatedAtMs: Float64Array;
  readonly #numbers: Record<RangeColumn, Float64Array>;
  readonly #starts: Uint32Array;
  readonly #labels: Uint32Array;
  #ordinal = 0;

  constructor(size: number, labelsMax: number) {
    this.talentIds = new TalentIdWriter(size);
    this.#size = size;
    this.#updatedAtMs = new Float64Array(size);
    this.#numbers = {
      experienceInYears: new Float64Array(size),
      expectedSalaryInLpaInr: new Float64Array(size),
    };
    this.#starts = new Uint32Array(size + 1);
    this.#labels = new Uint32Array(labelsMax);
  }

  put(
    updatedAtMs: number,
    experienceInYears: number,
    expectedSalaryInLpaInr: number,
    { starts, labels }: SkillColumn,
    from: number,
  ): void {
    const ordinal = this.#ordinal;
    this.#ordinal += 1;
    this.#updatedAtMs[ordinal] = updatedAtMs;
    this.#numbers.experienceInYears[ordinal] = experienceInYears;
    this.#numbers.expectedSalaryInLpaInr[ordinal] = expectedSalaryInLpaInr;
    let end = this.#starts[ordinal] as number;
    for (let at = starts[from] as number; at < (starts[from + 1] as number); at += 1) {
      this.#labels[end] = labels[at] as number;
      end += 1;
    }
    this.#starts[ordinal + 1] = end;
  }

  *finish(
    open: PackedTermList,
    name: PackedTermList,
    register: SkillRegister,
  ): Generator<void, PackedSegment, void> {
    const size = this.#size;
    const talentIds = this.talentIds.finish();
    for (let ordinal = 0; ordinal < size; ordinal += STEP_TALENTS) {
      talentIds.index(ordinal, Math.min(size, ordinal + STEP_TALENTS));
      yield;
    }
    const skills = { starts: this.#starts, labels: this.#labels.slice(0, this.#starts[size]) };
    const presence = new Presence(bitsetFor(size));
    for (let ordinal = 0; ordinal < size; ordinal += 1) presence.add(ordinal);
    yield;
    const experienceInYears = RankColumn.of(this.#numbers.experienceInYears);
    yield;
    const expectedSalaryInLpaInr = RankColumn.of(this.#numbers.expectedSalaryInLpaInr);
    yield;
    const packedSkills = new PackedSkills(size, skills, register.keyOfLabel, register.keyCount);
    return new PackedSegment({
      presence,
      talentIds,
      updatedAtMs: this.#updatedAtMs,
      columns: { experienceInYears, expectedSalaryInLpaInr },
      skills,
      open,
      name,
      packedSkills,
    });
  }
}
