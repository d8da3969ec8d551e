import { isBefore, type Segment } from './segment.ts';
import { ALL_WORDS_BONUS, type SegmentResult } from './segment-result.ts';

/** Somebody found, by the segment's index. */
export type Hit = { s: number; segment: Segment; place: number };

type Scored = Hit & { score: number };

/** Those at the ranks from one up to, not including, another: by score, then as `isBefore` orders them. */
export function ranked(results: readonly SegmentResult[], from: number, to: number): Hit[] {
  const count = results.reduce((sum, result) => sum + result.count, 0);
  if (from >= count) return [];
  const top = results.flatMap(({ segment, top: { places, scores } }, s) =>
    places.map((place, i) => ({ s, segment, place, score: scores[i] as number })),
  );
  if (top.length >= Math.min(to, count)) return top.sort(byRank).slice(from, to);
  return farDown(results, from, Math.min(to, count));
}

const byRank = (a: Scored, b: Scored): number => b.score - a.score || byOrder(a, b);

const byOrder = (a: Hit, b: Hit): number => (isBefore(a.segment, a.place, b.segment, b.place) ? -1 : 1);

/** Counts how many have each score, so that only those who may be on the page are set in order. */
function farDown(results: readonly SegmentResult[], from: number, to: number): Hit[] {
  const withScore = new Uint32Array(2 * ALL_WORDS_BONUS);
  for (const result of results)
    for (const place of placesOf(result)) (withScore[scoreAt(result, place)] as number) += 1;
  const hits: Hit[] = [];
  let rank = 0;
  for (let score = withScore.length - 1; score >= 0 && rank < to; score -= 1) {
    const equals = withScore[score] as number;
    if (rank + equals > from)
      hits.push(...ofScore(results, score, Math.max(0, from - rank), Math.min(equals, to - rank)));
    rank += equals;
  }
  return hits;
}

/** Of those with one score, the ones at the ranks from one up to another among themselves. */
function ofScore(results: readonly SegmentResult[], score: number, from: number, to: number): Hit[] {
  const queues = results.map((result, s) => {
    const places = inOrder(result, score);
    return { s, segment: result.segment, places, head: places.next() };
  });
  const hits: Hit[] = [];
  for (let rank = 0; rank < to; rank += 1) {
    let first: (typeof queues)[number] | undefined;
    for (const queue of queues) {
      if (queue.head.done === true) continue;
      if (
        first === undefined ||
        isBefore(queue.segment, queue.head.value, first.segment, first.head.value as number)
      )
        first = queue;
    }
    if (first === undefined) break;
    if (rank >= from) hits.push({ s: first.s, segment: first.segment, place: first.head.value as number });
    first.head = first.places.next();
  }
  return hits;
}

function* inOrder(result: SegmentResult, score: number): Generator<number, undefined, void> {
  const { segment } = result;
  if (segment.isInOrder) {
    for (const place of placesOf(result)) if (scoreAt(result, place) === score) yield place;
    return;
  }
  const places = [...placesOf(result)].filter((place) => scoreAt(result, place) === score);
  yield* places.sort((a, b) => (isBefore(segment, a, segment, b) ? -1 : 1));
}

const scoreAt = ({ scores }: SegmentResult, place: number): number => scores?.[place] ?? 0;

function* placesOf({ places }: SegmentResult): Generator<number, void, void> {
  for (let word = 0; word < places.length; word += 1) {
    for (let bits = places[word] as number; bits !== 0; bits &= bits - 1)
      yield word * 32 + 31 - Math.clz32(bits & -bits);
  }
}
