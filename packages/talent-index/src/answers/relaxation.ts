import { SEARCH_PAGE_SIZE } from '@talaash/domain/talent-search/limit';
import { countOrdinals } from '../segments/bitset.ts';
import type { FoundGroup } from './group-search.ts';
import type { ScoreSheet } from './score-sheet.ts';
import { countStrong, havingAll, type Scoring } from './segment-result.ts';
import type { SearchedSegment } from './word-search.ts';

/** With fewer people of the right kind than this, words are left out. */
const ENOUGH = SEARCH_PAGE_SIZE;

type Asked = {
  segments: readonly SearchedSegment[];
  /** Who passes the filters, by segment. */
  passing: readonly Int32Array[];
  scorings: readonly Scoring[];
  asTyped: boolean;
};

/**
 * What people must have. All needed words; when too few of the right kind have all, the rarest words are left out one by
 * one, up to half of them, or as many as it takes to find anybody. Words that only help leave nobody out, unless nothing
 * else is asked: then people have at least one.
 *
 * @returns sets that people must be in, by segment, and the needed groups that were left out
 */
export function requiredGroups(
  groups: readonly FoundGroup[],
  { segments, passing, scorings, asTyped }: Asked,
): { required: Int32Array[][]; dropped: FoundGroup[] } {
  const needed = groups.filter(({ isNeeded }) => isNeeded);
  const setsOf = (some: readonly FoundGroup[], s: number) =>
    some.map(({ sheets }) => (sheets[s] as ScoreSheet).ordinalSet);
  const candidatesOf = (some: readonly FoundGroup[]) =>
    passing.map((all, s) => havingAll(all, setsOf(some, s)));
  const isEnough = (candidates: readonly Int32Array[]) => {
    let count = 0;
    for (const [s, { segment }] of segments.entries()) {
      count += countStrong(s, segment, candidates[s] as Int32Array, scorings[s] as Scoring, ENOUGH - count);
      if (count >= ENOUGH) return true;
    }
    return false;
  };
  const isNobody = (candidates: readonly Int32Array[]) =>
    candidates.every((ordinalSet) => countOrdinals(ordinalSet) === 0);
  const kept = [...needed];
  const dropped: FoundGroup[] = [];
  const hasFacts = (scorings[0]?.facts.length ?? 0) > 0;
  const keptMin = hasFacts || groups.length > needed.length ? 0 : 1;
  let candidates = candidatesOf(kept);
  while (!asTyped && kept.length > keptMin) {
    const isLeast = kept.length <= Math.ceil(needed.length / 2);
    if (isLeast ? !isNobody(candidates) : isEnough(candidates)) break;
    const next = rarestOf(kept);
    kept.splice(kept.indexOf(next), 1);
    dropped.push(next);
    candidates = candidatesOf(kept);
  }
  const helping = groups.filter(({ isNeeded }) => !isNeeded);
  const isAnyAsked = kept.length === 0 && helping.length > 0 && !hasFacts;
  return {
    required: segments.map((_, s) => (isAnyAsked ? [anyOf(setsOf(helping, s))] : setsOf(kept, s))),
    dropped,
  };
}

/** The group that the fewest have; of equals the last. */
const rarestOf = (groups: readonly FoundGroup[]): FoundGroup =>
  groups.reduce((one, other) => (other.found <= one.found ? other : one));

function anyOf(sets: readonly Int32Array[]): Int32Array {
  const [first, ...others] = sets;
  const union = (first as Int32Array).slice();
  for (const other of others)
    for (let block = 0; block < union.length; block += 1) (union[block] as number) |= other[block] as number;
  return union;
}
