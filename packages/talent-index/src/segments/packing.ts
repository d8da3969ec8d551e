import { ColumnWriter, STEP_TALENTS } from './column-writer.ts';
import type { GrowingSegment, Registers } from './growing-segment.ts';
import type { GrowingTermList } from './growing-term-list.ts';
import type { PackedSegment } from './packed-segment.ts';
import { PackedTermList } from './packed-term-list.ts';
import { shared, sharedArray } from './shared-memory.ts';
import { posting } from './term-list.ts';

/** Packs a growing segment without its removed talents. The caller can pause at every yield, but may add no talent until the end. */
export function* packGrowing(
  growing: GrowingSegment,
  termTexts: readonly string[],
  registers: Registers,
): Generator<void, PackedSegment, void> {
  const order = growing.sortedOrdinals();
  yield;
  const writer = new ColumnWriter(order.length, [growing]);
  const source = writer.sourceOf(growing);
  for (const ordinal of order) {
    writer.talentIds.add(growing.talentIdAt(ordinal));
    writer.put(source, ordinal);
  }
  yield;
  const open = yield* invert(growing.open, order, termTexts);
  const name = yield* invert(growing.name, order, termTexts);
  return yield* writer.finish(open, name, registers);
}

/** Inverts the list of terms by talent to talents by term, with a counting sort. */
function* invert(
  { forward }: GrowingTermList,
  order: Uint32Array,
  termTexts: readonly string[],
): Generator<void, PackedTermList, void> {
  const { starts, termNumbers, impacts } = forward;
  // Holds the frequency of each term first, then the index of its next posting.
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
  const postings = sharedArray(Uint32Array, length);
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
  return PackedTermList.of(
    order.length,
    found.map((termNumber) => termTexts[termNumber] as string),
    shared(termStarts),
    postings,
    [],
  );
}
