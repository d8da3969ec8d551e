import { bitsetFor } from './bitset.ts';
import type { GrowingSegment } from './growing-segment.ts';
import type { GrowingWordList } from './growing-word-list.ts';
import { PackedSegment } from './packed-segment.ts';
import { PackedSkills } from './packed-skills.ts';
import { PackedWordList } from './packed-word-list.ts';
import { RankColumn } from './rank-column.ts';
import { Presence, type RangeColumn, type SkillColumn } from './segment.ts';
import type { SkillRegister } from './skill-register.ts';
import { TalentIdWriter } from './talent-ids.ts';
import { posting } from './word-list.ts';

/** How much is done between two chances to pause. */
export const STEP_TALENTS = 2_000;

/** Packs a growing segment, without who is gone, pausing at every yield. It must not gain talent meanwhile. */
export function* packGrowing(
  growing: GrowingSegment,
  terms: readonly string[],
  register: SkillRegister,
): Generator<void, PackedSegment, void> {
  const order = growing.inOrder();
  yield;
  const writer = new ColumnWriter(order.length, growing.skills.labels.length);
  for (const place of order) {
    writer.talentIds.add(growing.talentIdAt(place));
    writer.put(
      growing.updatedAtMsAt(place),
      growing.numberAt('experienceInYears', place),
      growing.numberAt('expectedSalaryInLpaInr', place),
      growing.skills,
      place,
    );
  }
  yield;
  const open = yield* packForward(growing.open, order, terms);
  const name = yield* packForward(growing.name, order, terms);
  return yield* writer.finish(open, name, register);
}

/** Turns talent with their words into words with their talent, by counting. */
function* packForward(
  { forward }: GrowingWordList,
  order: Uint32Array,
  allTerms: readonly string[],
): Generator<void, PackedWordList, void> {
  const { starts, terms, impacts } = forward;
  // First how often a term occurs, then where its next posting goes.
  const next = new Uint32Array(allTerms.length);
  const found: number[] = [];
  let length = 0;
  for (const place of order) {
    const end = starts[place + 1] as number;
    length += end - (starts[place] as number);
    for (let at = starts[place] as number; at < end; at += 1) {
      const term = terms[at] as number;
      if (next[term] === 0) found.push(term);
      (next[term] as number) += 1;
    }
  }
  yield;
  found.sort((a, b) => ((allTerms[a] as string) < (allTerms[b] as string) ? -1 : 1));
  const wordStarts = new Uint32Array(found.length + 1);
  for (const [word, term] of found.entries()) {
    const start = wordStarts[word] as number;
    wordStarts[word + 1] = start + (next[term] as number);
    next[term] = start;
  }
  yield;
  const postings = new Uint32Array(length);
  for (let place = 0; place < order.length; place += 1) {
    if (place % STEP_TALENTS === 0) yield;
    const old = order[place] as number;
    const end = starts[old + 1] as number;
    for (let at = starts[old] as number; at < end; at += 1) {
      const term = terms[at] as number;
      postings[next[term] as number] = posting(place, impacts[at] as number);
      (next[term] as number) += 1;
    }
  }
  return new PackedWordList(
    found.map((term) => allTerms[term] as string),
    wordStarts,
    postings,
  );
}

/** Writes what a packed segment knows of its talent, talent after talent, in order. Ids go to `talentIds` one by one. */
export class ColumnWriter {
  readonly talentIds: TalentIdWriter;
  readonly #size: number;
  readonly #updatedAtMs: Float64Array;
  readonly #numbers: Record<RangeColumn, Float64Array>;
  readonly #starts: Uint32Array;
  readonly #labels: Uint32Array;
  #place = 0;

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
    const place = this.#place;
    this.#place += 1;
    this.#updatedAtMs[place] = updatedAtMs;
    this.#numbers.experienceInYears[place] = experienceInYears;
    this.#numbers.expectedSalaryInLpaInr[place] = expectedSalaryInLpaInr;
    let end = this.#starts[place] as number;
    for (let at = starts[from] as number; at < (starts[from + 1] as number); at += 1) {
      this.#labels[end] = labels[at] as number;
      end += 1;
    }
    this.#starts[place + 1] = end;
  }

  *finish(
    open: PackedWordList,
    name: PackedWordList,
    register: SkillRegister,
  ): Generator<void, PackedSegment, void> {
    const size = this.#size;
    const talentIds = this.talentIds.finish();
    for (let place = 0; place < size; place += STEP_TALENTS) {
      talentIds.enter(place, Math.min(size, place + STEP_TALENTS));
      yield;
    }
    const skills = { starts: this.#starts, labels: this.#labels.slice(0, this.#starts[size]) };
    const presence = new Presence(bitsetFor(size));
    for (let place = 0; place < size; place += 1) presence.enter(place);
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
