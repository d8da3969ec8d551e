import { hasPlace } from './bitset.ts';
import type { PackedSegment } from './packed-segment.ts';
import { PackedWordList } from './packed-word-list.ts';
import { ColumnWriter, STEP_TALENTS } from './packing.ts';
import { NOWHERE, PostingWriter, STEP_POSTINGS } from './posting-writer.ts';
import { isBefore } from './segment.ts';
import type { SkillRegister } from './skill-register.ts';

/** How much is done between two chances to pause. */
const STEP_WORDS = 2_000;

/**
 * Merges packed segments into one, without who is gone, pausing at every yield. They may lose talent meanwhile, whom
 * the merged one then still holds: the caller takes them out once more.
 */
export function* mergeSegments(
  segments: readonly PackedSegment[],
  register: SkillRegister,
): Generator<void, PackedSegment, void> {
  const { newPlaces, size } = yield* mergeOrder(segments);
  const labels = segments.reduce((sum, { skills }) => sum + skills.labels.length, 0);
  const writer = new ColumnWriter(size, labels);
  yield* writeColumns(segments, newPlaces, writer);
  const open = yield* mergeWords(
    segments.map((segment) => segment.open),
    newPlaces,
    size,
  );
  const name = yield* mergeWords(
    segments.map((segment) => segment.name),
    newPlaces,
    size,
  );
  return yield* writer.finish(open, name, register);
}

/** Where everybody goes: as the segments are in order, whoever comes first of their first ones is next. */
function* mergeOrder(segments: readonly PackedSegment[]) {
  const newPlaces = segments.map(({ size }) => new Uint32Array(size).fill(NOWHERE));
  // Who was here when the merging began: who leaves meanwhile keeps a place, so that all that follows agrees.
  const present = segments.map(({ presence }) => presence.bits.slice());
  const heads = segments.map((_, s) => nextPresent(s, 0));
  let size = 0;
  for (;;) {
    let first = -1;
    for (let s = 0; s < segments.length; s += 1) {
      const head = heads[s] as number;
      if (head === segments[s]?.size) continue;
      if (
        first === -1 ||
        isBefore(segments[s] as PackedSegment, head, segments[first] as PackedSegment, heads[first] as number)
      )
        first = s;
    }
    if (first === -1) return { newPlaces, size };
    (newPlaces[first] as Uint32Array)[heads[first] as number] = size;
    heads[first] = nextPresent(first, (heads[first] as number) + 1);
    size += 1;
    if (size % STEP_TALENTS === 0) yield;
  }

  function nextPresent(s: number, from: number): number {
    const { size: end } = segments[s] as PackedSegment;
    let place = from;
    while (place < end && !hasPlace(present[s] as Int32Array, place)) place += 1;
    return place;
  }
}

function* writeColumns(
  segments: readonly PackedSegment[],
  newPlaces: readonly Uint32Array[],
  writer: ColumnWriter,
): Generator<void, void, void> {
  const at = segments.map(() => 0);
  for (let place = 0; ; place += 1) {
    if (place % STEP_TALENTS === 0) yield;
    const s = segments.findIndex((segment, i) => {
      while ((at[i] as number) < segment.size && newPlaces[i]?.[at[i] as number] === NOWHERE)
        (at[i] as number) += 1;
      return newPlaces[i]?.[at[i] as number] === place;
    });
    const from = segments[s];
    if (from === undefined) return;
    const old = at[s] as number;
    at[s] = old + 1;
    writer.talentIds.copy(from.talentIds, old);
    writer.put(
      from.updatedAtMsAt(old),
      from.columns.experienceInYears.at(old),
      from.columns.expectedSalaryInLpaInr.at(old),
      from.skills,
      old,
    );
  }
}

function* mergeWords(
  lists: readonly PackedWordList[],
  newPlaces: readonly Uint32Array[],
  size: number,
): Generator<void, PackedWordList, void> {
  const words: string[] = [];
  const starts: number[] = [];
  const writer = new PostingWriter(
    lists.reduce((sum, { postings }) => sum + postings.length, 0),
    size,
  );
  const at = lists.map(() => 0);
  for (let done = 0; ; done += 1) {
    if (done % STEP_WORDS === 0) yield;
    let word: string | undefined;
    for (const [l, list] of lists.entries()) {
      const next = list.words[at[l] as number];
      if (next !== undefined && (word === undefined || next < word)) word = next;
    }
    if (word === undefined) break;
    const start = writer.begin();
    for (const [l, { words: own, starts: ownStarts, postings }] of lists.entries()) {
      const index = at[l] as number;
      if (own[index] !== word) continue;
      at[l] = index + 1;
      const to = ownStarts[index + 1] as number;
      for (let from = ownStarts[index] as number; from < to; from += STEP_POSTINGS) {
        writer.write(postings, from, Math.min(to, from + STEP_POSTINGS), newPlaces[l] as Uint32Array);
        if (writer.isPauseDue) yield;
      }
    }
    writer.setInOrder();
    if (writer.isPauseDue) yield;
    if (writer.length === start) continue;
    words.push(word);
    starts.push(start);
  }
  starts.push(writer.length);
  return new PackedWordList(words, Uint32Array.from(starts), writer.finish());
}
