import { copyOf, countOrdinals, keepShared } from '../segments/set-memory.ts';
import type { SearchConditionKind } from '@talaash/domain/talent-search/schema';
import type { FacetCounts, NumberColumn, Segment } from '../segments/segment.ts';
import type { Passing } from './filter.ts';
import { type Scoring, ScoringPass } from './scoring-pass.ts';
import { forEachOrdinal, without } from './fit-set.ts';
import { TopList } from './top-list.ts';

/** The maximum number of best talents collected while scoring. For later pages all scores are stored. */
const TOP_MAX = 400;

/** The talents of a segment that a query finds. */
export type SegmentResult = {
  segment: Segment;
  ordinalSet: Int32Array;
  count: number;
  /** How many of them meet every requirement: they have all words, are of the right kind and inside all facts. */
  insideCount: number;
  /** The best of them, unsorted; empty when `scores` is used. */
  top: TopList;
  /** Scores by ordinal, for a page far down. Undefined for other pages, and when all are equal. */
  scores: Float64Array | undefined;
  /** The result without the filters of a kind. */
  without(kind: SearchConditionKind): Int32Array;
  /** The counts for such a set, if it is small. Computed once. */
  countsOf(ordinalSet: Int32Array): FacetCounts | undefined;
};

/**
 * Finds the talents of a segment who pass the filters and are in all required sets, and the best of them.
 *
 * @param s the index of the segment
 * @param required sets that a talent must be in
 * @param all by required group, who has it, if some groups were dropped
 * @param wanted how many of the best are needed
 */
export function collect(
  s: number,
  segment: Segment,
  passing: Passing,
  { required, all }: { required: readonly Int32Array[]; all: readonly Int32Array[] },
  scoring: Scoring,
  wanted: number,
): SegmentResult {
  const ordinalSet = havingAll(passing.all, required);
  const isFar = wanted > TOP_MAX;
  const { facts } = scoring;
  const sort = sortOf(scoring);
  const count = countOrdinals(ordinalSet);
  const result: SegmentResult = {
    segment,
    ordinalSet,
    count,
    insideCount: count,
    top: new TopList(segment, isFar ? 0 : wanted),
    scores: isFar && sort !== 'newest' ? new Float64Array(segment.size) : undefined,
    without: (kind) => {
      const others = passing.without(kind);
      return others === passing.all ? ordinalSet : havingAll(others, required);
    },
    countsOf: fewCounter(segment),
  };
  const inside = havingAll(
    ordinalSet,
    facts.map((sets) => sets.inside),
  );
  const whole = all.length === 0 ? inside : havingAll(inside, all);
  const pass = new ScoringPass(s, segment, scoring);
  // With words only, and none of them dropped, everybody who is found meets every requirement.
  const isEverybody = facts.length === 0 && all.length === 0;
  if (!isEverybody) result.insideCount = pass.countStrong(whole);
  if (sort === 'newest') collectAny(result, isFar ? 0 : wanted);
  else if (sort !== 'match') collectByNumber(result, sort);
  else if (isEverybody) pass.scoreOutside(ordinalSet, result);
  else scoreInOrder(pass, result, { whole, inside: facts.length > 0 ? inside : whole });
  return result;
}

function fewCounter(segment: Segment): SegmentResult['countsOf'] {
  const known = new Map<Int32Array, FacetCounts | undefined>();
  return (ordinalSet) => {
    if (!known.has(ordinalSet))
      known.set(ordinalSet, segment.countFew(ordinalSet, countOrdinals(ordinalSet)));
    return known.get(ordinalSet);
  };
}

/** If the match is the same for everybody, the newest come first. */
function sortOf({ sort, groups, facts, preferred, match }: Scoring): Scoring['sort'] {
  const areEqual = groups.length + facts.length + preferred.length === 0 && match === undefined;
  return sort === 'match' && areEqual ? 'newest' : sort;
}

/** Scores the talents who meet every requirement first, then those inside all facts, then the others. */
function scoreInOrder(
  pass: ScoringPass,
  result: SegmentResult,
  { whole, inside }: { whole: Int32Array; inside: Int32Array },
): void {
  pass.scoreInside(whole, result, true);
  if (whole !== inside) pass.scoreInside(without(inside, whole), result, false);
  pass.scoreOutside(without(result.ordinalSet, inside), result);
}

/** The talents of a set who are in all of some others. */
export function havingAll(candidates: Int32Array, others: readonly Int32Array[]): Int32Array {
  const ordinalSet = copyOf(candidates);
  for (const other of others) keepShared(ordinalSet, other);
  return ordinalSet;
}

function collectAny({ segment, ordinalSet, top, count }: SegmentResult, wanted: number): void {
  let left = segment.isSorted ? wanted : count;
  if (wanted === 0) return;
  for (let block = 0; block < ordinalSet.length && left > 0; block += 1) {
    for (let bits = ordinalSet[block] as number; bits !== 0 && left > 0; bits &= bits - 1) {
      top.offer(0, block * 32 + 31 - Math.clz32(bits & -bits));
      left -= 1;
    }
  }
}

/** The columns that a result can be sorted by, and whether the greatest number comes first. */
const NUMBER_SORTS = {
  experience: { column: 'experienceInYears', isGreatestFirst: true },
  salary: { column: 'expectedSalaryInLpaInr', isGreatestFirst: false },
  notice: { column: 'noticePeriodInWeeks', isGreatestFirst: false },
} as const satisfies Record<string, { column: NumberColumn; isGreatestFirst: boolean }>;

/** Collects the best by a number. */
function collectByNumber(
  { segment, ordinalSet, count, top, scores }: SegmentResult,
  sort: keyof typeof NUMBER_SORTS,
): void {
  const { column, isGreatestFirst } = NUMBER_SORTS[sort];
  const scoreOf = (ordinal: number) => segment.numberAt(column, ordinal) * (isGreatestFirst ? 1 : -1);
  if (scores !== undefined) {
    forEachOrdinal(ordinalSet, (ordinal) => {
      scores[ordinal] = scoreOf(ordinal);
    });
    return;
  }
  const first = segment.firstBy(column, isGreatestFirst, ordinalSet, count, top.length);
  for (const ordinal of first) top.offer(scoreOf(ordinal), ordinal);
}
