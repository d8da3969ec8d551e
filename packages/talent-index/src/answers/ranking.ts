import { isBefore, type Segment } from '../segments/segment.ts';
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
  for (const result of results) countScores(result, withScore);
  const hits: Hit[] = [];
  let rank = 0;
  for (let score = withScore.length - 1; score >= 0 && rank < to; score -= 1) {
    const equals = withScore[score] as number;
    if (equals > 0 && rank + equals > from)
      hits.push(...ofScore(results, score, Math.max(0, from - rank), Math.min(equals, to - rank)));
    rank += equals;
  }
  return hits;
}

function countScores({ places, scores, count }: SegmentResult, withScore: Uint32Array): void {
  if (scores === undefined) (withScore[0] as number) += count;
  else {
    for (let word = 0; word < places.length; word += 1) {
      for (let bits = places[word] as number; bits !== 0; bits &= bits - 1)
        (withScore[scores[word * 32 + 31 - Math.clz32(bits & -bits)] as number] as number) += 1;
    }
  }
}

/** Of those with one score, the ones at the ranks from one up to another among themselves. */
function ofScore(results: readonly SegmentResult[], score: number, from: number, to: number): Hit[] {
  const queues = results
    .map((result, s) => ({ s, segment: result.segment, places: inOrder(result, score), at: 0 }))
    .filter(({ places }) => places.length > 0);
  const hits: Hit[] = [];
  for (let rank = skipTo(queues, from); rank < to; rank += 1) {
    const hit = takeFirst(queues);
    if (rank >= from) hits.push(hit);
  }
  return hits;
}

/**
 * Takes at most `rank` out of the queues' fronts, and nearly as many: all that stand before somebody of the longest queue.
 *
 * @returns how many
 */
function skipTo(queues: readonly Queue[], rank: number): number {
  const longest = queues.reduce((one, other) => (other.places.length > one.places.length ? other : one));
  const before = (queue: Queue, index: number) =>
    queue === longest ? index : countBefore(queue, longest, longest.places[index] as number);
  const rankOf = (index: number) => queues.reduce((sum, queue) => sum + before(queue, index), 0);
  let low = 0;
  let high = longest.places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rankOf(middle) <= rank) low = middle + 1;
    else high = middle;
  }
  if (low === 0) return 0;
  for (const queue of queues) queue.at = before(queue, low - 1);
  return rankOf(low - 1);
}

/** How many of a queue come before somebody of another. */
function countBefore({ segment, places }: Queue, other: Queue, otherPlace: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(segment, places[middle] as number, other.segment, otherPlace)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Some talent of one segment, in order; those before `at` are taken. */
type Queue = { s: number; segment: Segment; places: Uint32Array; at: number };

/** Takes whoever comes first of the queues' first ones. At least one must be left. */
function takeFirst(queues: readonly Queue[]): Hit {
  const placeOf = ({ places, at }: Queue) => places[at] as number;
  const first = queues
    .filter(({ places, at }) => at < places.length)
    .reduce((one, other) =>
      isBefore(other.segment, placeOf(other), one.segment, placeOf(one)) ? other : one,
    );
  const hit = { s: first.s, segment: first.segment, place: placeOf(first) };
  first.at += 1;
  return hit;
}

function inOrder({ segment, places, scores, count }: SegmentResult, score: number): Uint32Array {
  const found = new Uint32Array(count);
  let length = 0;
  for (let word = 0; word < places.length; word += 1) {
    for (let bits = places[word] as number; bits !== 0; bits &= bits - 1) {
      const place = word * 32 + 31 - Math.clz32(bits & -bits);
      if (scores !== undefined && scores[place] !== score) continue;
      found[length] = place;
      length += 1;
    }
  }
  const own = found.subarray(0, length);
  return segment.isInOrder ? own : own.sort((a, b) => (isBefore(segment, a, segment, b) ? -1 : 1));
}
