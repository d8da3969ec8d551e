import { PackedSegment, PackedSkills, PackedWordList } from './packed-segment.ts';
import { type Columns, GONE, HERE, type Segment } from './segment.ts';
import { type PostingRun, traitsOf, type WordList } from './word-list.ts';

/** How much is done between two chances to pause. */
const STEP_TALENTS = 2_000;
const STEP_WORDS = 2_000;
const STEP_POSTINGS = 200_000;

const NOWHERE = 0xffff_ffff;

/**
 * Packs segments into one, without who is gone, pausing at every yield. The segments must not gain talent meanwhile;
 * they may lose some, which the packed one then still holds: the caller takes them out once more.
 */
export function* packSegments(
  segments: readonly Segment[],
  keyCount: number,
): Generator<void, PackedSegment, void> {
  const newPlaces = segments.map((segment) => new Uint32Array(segment.size));
  let size = 0;
  for (const [s, { columns, size: segmentSize }] of segments.entries()) {
    const places = newPlaces[s] as Uint32Array;
    for (let place = 0; place < segmentSize; place += 1)
      places[place] = columns.states[place] === GONE ? NOWHERE : size++;
  }
  yield;
  const { columns, places } = yield* packColumns(segments, newPlaces, size);
  const open = yield* packWords(
    segments.map((segment) => segment.open),
    newPlaces,
  );
  const name = yield* packWords(
    segments.map((segment) => segment.name),
    newPlaces,
  );
  yield* open.keepCommonPrefixes(size);
  yield* name.keepCommonPrefixes(size);
  const skills = yield* packSkills(segments, newPlaces, keyCount, size);
  return new PackedSegment({ columns, open, name, skills, places });
}

function* packColumns(segments: readonly Segment[], newPlaces: readonly Uint32Array[], size: number) {
  const skillCount = segments.reduce(
    (sum, segment) => sum + (segment.columns.skillStarts[segment.size] as number),
    0,
  );
  const columns: Columns = {
    talentIds: [],
    states: new Uint8Array(size).fill(HERE),
    experienceInYears: new Float32Array(size),
    expectedSalaryInLpaInr: new Float32Array(size),
    updatedAtMs: new Float64Array(size),
    skillStarts: new Uint32Array(size + 1),
    skills: new Uint32Array(skillCount),
  };
  const places = new Map<string, number>();
  let skillEnd = 0;
  for (const [s, segment] of segments.entries()) {
    const from = segment.columns;
    for (let old = 0; old < segment.size; old += 1) {
      if (old % STEP_TALENTS === 0) yield;
      const place = newPlaces[s]?.[old] as number;
      if (place === NOWHERE) continue;
      const talentId = from.talentIds[old] as string;
      columns.talentIds.push(talentId);
      places.set(talentId, place);
      columns.experienceInYears[place] = from.experienceInYears[old] as number;
      columns.expectedSalaryInLpaInr[place] = from.expectedSalaryInLpaInr[old] as number;
      columns.updatedAtMs[place] = from.updatedAtMs[old] as number;
      const end = from.skillStarts[old + 1] as number;
      for (let at = from.skillStarts[old] as number; at < end; at += 1)
        columns.skills[skillEnd++] = from.skills[at] as number;
      columns.skillStarts[place + 1] = skillEnd;
    }
  }
  columns.skills = columns.skills.slice(0, skillEnd);
  return { columns, places };
}

function* packWords(
  lists: readonly WordList[],
  newPlaces: readonly Uint32Array[],
): Generator<void, PackedWordList, void> {
  const words: string[] = [];
  const starts: number[] = [];
  const writer = new PostingWriter(
    lists.reduce(
      (sum, list) => sum + list.runs(0, list.words.length).reduce((all, run) => all + run.to - run.from, 0),
      0,
    ),
  );
  yield;
  const at = lists.map(() => 0);
  for (let done = 0; ; done += 1) {
    let word: string | undefined;
    for (const [l, list] of lists.entries()) {
      const next = list.words[at[l] as number];
      if (next !== undefined && (word === undefined || next < word)) word = next;
    }
    if (word === undefined) break;
    const start = writer.length;
    for (const [l, list] of lists.entries()) {
      const index = at[l] as number;
      if (list.words[index] !== word) continue;
      for (const run of list.runs(index, index + 1)) yield* writer.write(run, newPlaces[l] as Uint32Array);
      at[l] = index + 1;
    }
    if (writer.length > start) {
      words.push(word);
      starts.push(start);
    }
    if (done % STEP_WORDS === 0) yield;
  }
  starts.push(writer.length);
  return new PackedWordList(
    words,
    Uint32Array.from(words, traitsOf),
    Uint32Array.from(starts),
    writer.finish(),
  );
}

function* packSkills(
  segments: readonly Segment[],
  newPlaces: readonly Uint32Array[],
  keyCount: number,
  size: number,
): Generator<void, PackedSkills, void> {
  const starts = new Uint32Array(keyCount + 1);
  const writer = new PostingWriter(
    segments.reduce((sum, segment) => sum + (segment.columns.skillStarts[segment.size] as number), 0),
  );
  for (let key = 0; key < keyCount; key += 1) {
    starts[key] = writer.length;
    for (const [s, segment] of segments.entries()) {
      yield* writer.write(segment.skillPlaces(key), newPlaces[s] as Uint32Array);
    }
    if (key % STEP_WORDS === 0) yield;
  }
  starts[keyCount] = writer.length;
  return new PackedSkills(starts, writer.finish(), size);
}

/** Writes postings one after the other under their new places. */
class PostingWriter {
  length = 0;
  #postings: Uint32Array;
  #sincePause = 0;

  constructor(lengthMax: number) {
    this.#postings = new Uint32Array(lengthMax);
  }

  *write({ postings, from, to }: PostingRun, newPlaces: Uint32Array): Generator<void, void, void> {
    for (let start = from; start < to; start += STEP_POSTINGS) {
      const end = Math.min(to, start + STEP_POSTINGS);
      this.#writeStep(postings, start, end, newPlaces);
      this.#sincePause += end - start;
      if (this.#sincePause >= STEP_POSTINGS) {
        this.#sincePause = 0;
        yield;
      }
    }
  }

  #writeStep(postings: Uint32Array, from: number, to: number, newPlaces: Uint32Array): void {
    const out = this.#postings;
    let { length } = this;
    for (let i = from; i < to; i += 1) {
      const value = postings[i] as number;
      const place = newPlaces[value >>> 8] as number;
      if (place !== NOWHERE) out[length++] = ((place << 8) | (value & 0xff)) >>> 0;
    }
    this.length = length;
  }

  finish(): Uint32Array {
    return this.length === this.#postings.length ? this.#postings : this.#postings.slice(0, this.length);
  }
}
