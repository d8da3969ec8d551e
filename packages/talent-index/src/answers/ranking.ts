import { isBefore, type Segment } from '../segments/segment.ts';
import type { SegmentResult } from './segment-result.ts';
import { forEachOrdinal } from './fit-set.ts';

/** A talent who was found; `s` is the index of the segment. */
export type Hit = { s: number; segment: Segment; ordinal: number };

type Scored = Hit & { score: number };

/** The hits from one rank up to, not including, another: by score, then in the order of `isBefore`. */
export function ranked(results: readonly SegmentResult[], from: number, to: number): Hit[] {
  const count = results.reduce((sum, result) => sum + result.count, 0);
  if (from >= count) return [];
  const top = results.flatMap(({ segment, top: { ordinals, scores } }, s) =>
    ordinals.map((ordinal, i) => ({ s, segment, ordinal, score: scores[i] as number })),
  );
  if (top.length >= Math.min(to, count)) return top.sort(byRank).slice(from, to);
  return farDown(results, from, Math.min(to, count));
}

const byRank = (a: Scored, b: Scored): number => b.score - a.score || byOrder(a, b);

const byOrder = (a: Hit, b: Hit): number => (isBefore(a.segment, a.ordinal, b.segment, b.ordinal) ? -1 : 1);

/** Counts the talents with each score, so that only those whose score is on the page are sorted. */
function farDown(results: readonly SegmentResult[], from: number, to: number): Hit[] {
  const withScore = new Map<number, number>();
  for (const result of results) countScores(result, withScore);
  const hits: Hit[] = [];
  let rank = 0;
  for (const score of Float64Array.from(withScore.keys()).sort().reverse()) {
    if (rank >= to) break;
    const equals = withScore.get(score) ?? 0;
    if (rank + equals > from)
      hits.push(...ofScore(results, score, Math.max(0, from - rank), Math.min(equals, to - rank)));
    rank += equals;
  }
  return hits;
}

function countScores({ ordinalSet, scores, count }: SegmentResult, withScore: Map<number, number>): void {
  if (scores === undefined) withScore.set(0, (withScore.get(0) ?? 0) + count);
  else
    forEachOrdinal(ordinalSet, (ordinal) => {
      const score = scores[ordinal] as number;
      withScore.set(score, (withScore.get(score) ?? 0) + 1);
    });
}

/** The talents with one score, from one rank among themselves up to another. */
function ofScore(results: readonly SegmentResult[], score: number, from: number, to: number): Hit[] {
  const queues = results
    .map((result, s) => ({ s, segment: result.segment, ordinals: sortedOrdinals(result, score), at: 0 }))
    .filter(({ ordinals }) => ordinals.length > 0);
  const hits: Hit[] = [];
  for (let rank = skipTo(queues, from); rank < to; rank += 1) {
    const hit = takeFirst(queues);
    if (rank >= from) hits.push(hit);
  }
  return hits;
}

/**
 * Skips up to `rank` talents of the queues: all who sort before one talent of the longest queue.
 *
 * @returns the number of skipped talents
 */
function skipTo(queues: readonly Queue[], rank: number): number {
  const longest = queues.reduce((one, other) => (other.ordinals.length > one.ordinals.length ? other : one));
  const before = (queue: Queue, index: number) =>
    queue === longest ? index : countBefore(queue, longest, longest.ordinals[index] as number);
  const rankOf = (index: number) => queues.reduce((sum, queue) => sum + before(queue, index), 0);
  let low = 0;
  let high = longest.ordinals.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rankOf(middle) <= rank) low = middle + 1;
    else high = middle;
  }
  if (low === 0) return 0;
  for (const queue of queues) queue.at = before(queue, low - 1);
  return rankOf(low - 1);
}

/** How many talents of one queue sort before a talent of another. */
function countBefore({ segment, ordinals }: Queue, other: Queue, otherOrdinal: number): number {
  let low = 0;
  let high = ordinals.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(segment, ordinals[middle] as number, other.segment, otherOrdinal)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The sorted talents of one segment. Those before `at` are already taken. */
type Queue = { s: number; segment: Segment; ordinals: Uint32Array; at: number };

/** Takes the talent who sorts first among all queues. At least one queue must not be empty. */
function takeFirst(queues: readonly Queue[]): Hit {
  const ordinalOf = ({ ordinals, at }: Queue) => ordinals[at] as number;
  const first = queues
    .filter(({ ordinals, at }) => at < ordinals.length)
    .reduce((one, other) =>
      isBefore(other.segment, ordinalOf(other), one.segment, ordinalOf(one)) ? other : one,
    );
  const hit = { s: first.s, segment: first.segment, ordinal: ordinalOf(first) };
  first.at += 1;
  return hit;
}

function sortedOrdinals({ segment, ordinalSet, scores, count }: SegmentResult, score: number): Uint32Array {
  const found = new Uint32Array(count);
  let length = 0;
  for (let block = 0; block < ordinalSet.length; block += 1) {
    for (let bits = ordinalSet[block] as number; bits !== 0; bits &= bits - 1) {
      const ordinal = block * 32 + 31 - Math.clz32(bits & -bits);
      if (scores !== undefined && scores[ordinal] !== score) continue;
      found[length] = ordinal;
      length += 1;
    }
  }
  const own = found.subarray(0, length);
  return segment.isSorted ? own : own.sort((a, b) => (isBefore(segment, a, segment, b) ? -1 : 1));
}
