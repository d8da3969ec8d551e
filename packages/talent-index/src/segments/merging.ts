import { hasOrdinal } from './bitset.ts';
import { ColumnWriter, STEP_TALENTS } from './column-writer.ts';
import type { Registers } from './growing-segment.ts';
import type { PackedSegment } from './packed-segment.ts';
import { DENSE_SHARE, type DenseTerm, PackedTermList } from './packed-term-list.ts';
import { REMOVED, PostingWriter, STEP_POSTINGS } from './posting-writer.ts';
import { isBefore } from './segment.ts';
import { shared } from './shared-memory.ts';

/** The terms handled between two yields. */
const STEP_TERMS = 2_000;

/**
 * Merges packed segments into one, without removed talents. The caller can pause at every yield. A talent who is removed
 * during the merge is still in the merged segment: the caller must remove the talent there too.
 */
export function* mergeSegments(
  segments: readonly PackedSegment[],
  registers: Registers,
): Generator<void, PackedSegment, void> {
  const { newOrdinals, size } = yield* mergeOrder(segments);
  const writer = new ColumnWriter(size, segments);
  yield* writeColumns(segments, newOrdinals, writer);
  const open = yield* mergeTermLists(
    segments.map((segment) => segment.open),
    newOrdinals,
    size,
  );
  const name = yield* mergeTermLists(
    segments.map((segment) => segment.name),
    newOrdinals,
    size,
  );
  return yield* writer.finish(open, name, registers);
}

/** Assigns each talent a new ordinal by a k-way merge of the sorted segments. */
function* mergeOrder(segments: readonly PackedSegment[]) {
  const newOrdinals = segments.map(({ size }) => new Uint32Array(size).fill(REMOVED));
  // Copies, so that all later steps agree: a talent who is removed during the merge still gets a new ordinal.
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
    if (first === -1) return { newOrdinals, size };
    (newOrdinals[first] as Uint32Array)[heads[first] as number] = size;
    heads[first] = nextPresent(first, (heads[first] as number) + 1);
    size += 1;
    if (size % STEP_TALENTS === 0) yield;
  }

  function nextPresent(s: number, from: number): number {
    const { size: end } = segments[s] as PackedSegment;
    let ordinal = from;
    while (ordinal < end && !hasOrdinal(present[s] as Int32Array, ordinal)) ordinal += 1;
    return ordinal;
  }
}

function* writeColumns(
  segments: readonly PackedSegment[],
  newOrdinals: readonly Uint32Array[],
  writer: ColumnWriter,
): Generator<void, void, void> {
  const at = segments.map(() => 0);
  for (let ordinal = 0; ; ordinal += 1) {
    if (ordinal % STEP_TALENTS === 0) yield;
    const s = segments.findIndex((segment, i) => {
      while ((at[i] as number) < segment.size && newOrdinals[i]?.[at[i] as number] === REMOVED)
        (at[i] as number) += 1;
      return newOrdinals[i]?.[at[i] as number] === ordinal;
    });
    const from = segments[s];
    if (from === undefined) return;
    const old = at[s] as number;
    at[s] = old + 1;
    writer.talentIds.copy(from.talentIds, old);
    writer.put(from, old);
  }
}

function* mergeTermLists(
  lists: readonly PackedTermList[],
  newOrdinals: readonly Uint32Array[],
  size: number,
): Generator<void, PackedTermList, void> {
  const denseMin = Math.max(1, size * DENSE_SHARE);
  const common = yield* commonTerms(lists, denseMin);
  const terms: string[] = [];
  const starts: number[] = [];
  const dense: DenseTerm[] = [];
  const writer = new PostingWriter(common.otherPostings, size);
  for (const { term, sources, done } of eachTerm(lists)) {
    if (done % STEP_TERMS === 0) yield;
    const start = writer.beginTerm();
    if (common.terms.has(term)) {
      const impacts = yield* denseImpacts(lists, sources, newOrdinals, size);
      const count = countAboveZero(impacts);
      if (count === 0) continue;
      dense.push({ term: terms.length, impacts, count });
    } else {
      for (const { l, index } of sources) {
        const list = lists[l] as PackedTermList;
        const own = newOrdinals[l] as Uint32Array;
        const impacts = list.denseAt(index)?.impacts;
        if (impacts !== undefined) writer.writeDense(impacts, own);
        const to = list.starts[index + 1] as number;
        for (let from = list.starts[index] as number; from < to; from += STEP_POSTINGS) {
          writer.write(list.postings, from, Math.min(to, from + STEP_POSTINGS), own);
          if (writer.isPauseDue) yield;
        }
      }
      writer.endTerm();
      if (writer.isPauseDue) yield;
      if (writer.length === start) continue;
    }
    terms.push(term);
    starts.push(start);
  }
  starts.push(writer.length);
  return PackedTermList.of(size, terms, shared(Uint32Array.from(starts)), writer.finish(), dense);
}

/** A term and its index in each list that contains it. */
type MergedTerm = { term: string; sources: { l: number; index: number }[]; done: number };

/** The terms of all lists, in order. */
function* eachTerm(lists: readonly PackedTermList[]): Generator<MergedTerm, void, void> {
  const at = lists.map(() => 0);
  for (let done = 0; ; done += 1) {
    let term: string | undefined;
    for (const [l, list] of lists.entries()) {
      const next = list.terms[at[l] as number];
      if (next !== undefined && (term === undefined || next < term)) term = next;
    }
    if (term === undefined) return;
    const sources: MergedTerm['sources'] = [];
    for (const [l, list] of lists.entries()) {
      const index = at[l] as number;
      if (list.terms[index] !== term) continue;
      sources.push({ l, index });
      at[l] = index + 1;
    }
    yield { term, sources, done };
  }
}

/** Finds the terms that at least `denseMin` talents have, and the total postings of the others. */
function* commonTerms(lists: readonly PackedTermList[], denseMin: number) {
  const terms = new Set<string>();
  let otherPostings = 0;
  for (const { term, sources, done } of eachTerm(lists)) {
    if (done % STEP_TERMS === 0) yield;
    const count = sources.reduce((sum, { l, index }) => sum + (lists[l]?.countOf(index) ?? 0), 0);
    if (count >= denseMin) terms.add(term);
    else otherPostings += count;
  }
  return { terms, otherPostings };
}

/** The impacts of a dense term, by new ordinal. */
function* denseImpacts(
  lists: readonly PackedTermList[],
  sources: MergedTerm['sources'],
  newOrdinals: readonly Uint32Array[],
  size: number,
): Generator<void, Uint8Array, void> {
  const impacts = new Uint8Array(size);
  for (const { l, index } of sources) {
    const { starts, postings } = lists[l] as PackedTermList;
    const own = newOrdinals[l] as Uint32Array;
    const dense = lists[l]?.denseAt(index)?.impacts;
    if (dense !== undefined)
      for (let old = 0; old < dense.length; old += 1)
        if (own[old] !== REMOVED) impacts[own[old] as number] = dense[old] as number;
    const end = starts[index + 1] as number;
    for (let at = starts[index] as number; at < end; at += 1) {
      const value = postings[at] as number;
      const ordinal = own[value >>> 8] as number;
      if (ordinal !== REMOVED) impacts[ordinal] = value & 0xff;
    }
    yield;
  }
  return impacts;
}

function countAboveZero(numbers: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < numbers.length; at += 1) if (numbers[at] !== 0) count += 1;
  return count;
}
