import { countOrdinals } from '../segments/bitset.ts';
import type { SearchSort } from '@talaash/domain/talent-search/choice';
import type { SearchConditionKind } from '@talaash/domain/talent-search/schema';
import type { Segment } from '../segments/segment.ts';
import { keepShared, type Passing } from './filter.ts';
import type { FoundGroup } from './group-search.ts';
import type { ScoreSheet } from './score-sheet.ts';
import { type StandingSets, without } from './standing-set.ts';
import { TopList } from './top-list.ts';
import { WEIGHT, type Weights } from './weight.ts';

/** Up to this many best talents are collected while scoring; for pages further down all scores are stored. */
const TOP_MAX = 400;

/** The talents of a segment who answer a question. */
export type SegmentResult = {
  segment: Segment;
  ordinalSet: Int32Array;
  count: number;
  /** How many of them come first: of the right kind and inside of all facts. */
  insideCount: number;
  /** The best of them, unsorted; empty when `scores` is used. */
  top: TopList;
  /** Scores by ordinal, for a page far down. Undefined for other pages, and when all are equal. */
  scores: Float64Array | undefined;
  /** The result without the filters of a kind. */
  without(kind: SearchConditionKind): Int32Array;
};

/** What a segment's talents are scored by. */
export type Scoring = {
  /** Needed ones first. */
  groups: readonly FoundGroup[];
  weights: Weights;
  facts: readonly StandingSets[];
  /** By fact, the points that whoever is outside of it loses. */
  outsidePoints: readonly number[];
  /** The talents with each liked skill, and those whose title names an asked level. */
  liked: readonly Int32Array[];
  sort: SearchSort;
};

/**
 * The talents of a segment who pass and have all of some groups.
 *
 * @param s the place of the segment
 * @param wanted how many of the best are needed
 */
export function collect(
  s: number,
  segment: Segment,
  passing: Passing,
  required: readonly Int32Array[],
  scoring: Scoring,
  wanted: number,
): SegmentResult {
  const ordinalSet = havingAll(passing.all, required);
  const isFar = wanted > TOP_MAX;
  const isFlat =
    scoring.sort === 'newest' ||
    (scoring.sort === 'match' && scoring.groups.length + scoring.facts.length + scoring.liked.length === 0);
  const count = countOrdinals(ordinalSet);
  const result: SegmentResult = {
    segment,
    ordinalSet,
    count,
    insideCount: count,
    top: new TopList(segment, isFar ? 0 : wanted),
    scores: isFar && !isFlat ? new Float64Array(segment.size) : undefined,
    without: (kind) => {
      const others = passing.without(kind);
      return others === passing.all ? ordinalSet : havingAll(others, required);
    },
  };
  const inside =
    scoring.facts.length === 0
      ? undefined
      : havingAll(
          ordinalSet,
          scoring.facts.map((sets) => sets.inside),
        );
  const pass = new ScoringPass(s, result, scoring);
  if (inside !== undefined) result.insideCount = pass.countStrong(inside);
  if (isFlat) collectAny(result, isFar ? 0 : wanted);
  else if (scoring.sort !== 'match') pass.scoreByNumber();
  else if (inside === undefined) pass.scoreOutside(ordinalSet);
  else {
    pass.scoreInside(inside);
    pass.scoreOutside(without(ordinalSet, inside));
  }
  return result;
}

/** A set without whoever is missing in any of some others. */
export function havingAll(candidates: Int32Array, others: readonly Int32Array[]): Int32Array {
  const ordinalSet = candidates.slice();
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

/** Added for those who come first. Larger than any other sum. */
const FIRST = 2 ** 40;

/** Scores the talents of one segment. */
class ScoringPass {
  readonly #result: SegmentResult;
  readonly #scoring: Scoring;
  readonly #needed: number;
  readonly #scores: readonly Uint8Array[];
  readonly #multipliers: readonly number[];
  readonly #likedBonus: number;
  /** No sum of words and what is liked is higher. */
  readonly #possible: number;

  constructor(s: number, result: SegmentResult, scoring: Scoring) {
    const { groups, weights, liked } = scoring;
    const sheets = groups.map((group) => group.sheets[s] as ScoreSheet);
    this.#result = result;
    this.#scoring = scoring;
    this.#needed = groups.filter(({ isNeeded }) => isNeeded).length;
    this.#scores = sheets.map(({ scores }) => scores);
    this.#multipliers = weights.multipliers;
    this.#likedBonus = Math.floor(weights.point * WEIGHT.pointsOfLiked);
    this.#possible =
      sheets.reduce((sum, { best }, g) => sum + best * (weights.multipliers[g] as number), 0) +
      liked.length * this.#likedBonus;
  }

  /** How many of a set are of the right kind. */
  countStrong(ordinalSet: Int32Array, enough = Number.POSITIVE_INFINITY): number {
    const { strongMin } = this.#scoring.weights;
    if (this.#needed === 0) return countOrdinals(ordinalSet);
    let count = 0;
    for (let block = 0; block < ordinalSet.length; block += 1) {
      for (let bits = ordinalSet[block] as number; bits !== 0; bits &= bits - 1) {
        if (this.#sum(block * 32 + 31 - Math.clz32(bits & -bits), 0, this.#needed) < strongMin) continue;
        count += 1;
        if (count === enough) return count;
      }
    }
    return count;
  }

  #sum(ordinal: number, from: number, to: number): number {
    let sum = 0;
    for (let g = from; g < to; g += 1)
      sum += ((this.#scores[g] as Uint8Array)[ordinal] as number) * (this.#multipliers[g] as number);
    return sum;
  }

  /** The score of words and of what is liked. */
  #scoreOf(needed: number, ordinal: number, block: number, lowest: number): number {
    const { weakMin, weakLoss } = this.#scoring.weights;
    const words = needed + this.#sum(ordinal, this.#needed, this.#scores.length);
    return words + this.#likes(block, lowest) - (needed < weakMin ? weakLoss : 0);
  }

  #likes(block: number, lowest: number): number {
    let sum = 0;
    for (const having of this.#scoring.liked)
      if (((having[block] as number) & lowest) !== 0) sum += this.#likedBonus;
    return sum;
  }

  /** Scores those who are inside of all facts. */
  scoreInside(ordinalSet: Int32Array): void {
    const { strongMin } = this.#scoring.weights;
    this.#offerAll(ordinalSet, FIRST + this.#possible, false, (ordinal, block, lowest) => {
      const needed = this.#sum(ordinal, 0, this.#needed);
      const score = this.#scoreOf(needed, ordinal, block, lowest);
      return needed >= strongMin ? score + FIRST : score;
    });
  }

  /** Scores those who are not, or everybody where no fact is asked. */
  scoreOutside(ordinalSet: Int32Array): void {
    const { facts, weights, outsidePoints } = this.#scoring;
    const { near } = WEIGHT.pointsOfFact;
    const possible = facts.length === 0 ? this.#possible : this.#possible - weights.point * near;
    const hasOthers = facts.length > 0;
    this.#offerAll(ordinalSet, possible, hasOthers, (ordinal, block, lowest) => {
      let score = this.#scoreOf(this.#sum(ordinal, 0, this.#needed), ordinal, block, lowest);
      for (let f = 0; f < facts.length; f += 1) {
        const sets = facts[f] as StandingSets;
        if (((sets.inside[block] as number) & lowest) !== 0) continue;
        const isNear = (((sets.near[block] as number) | (sets.unknown[block] as number)) & lowest) !== 0;
        score -= weights.point * (isNear ? near : (outsidePoints[f] as number));
      }
      return score;
    });
  }

  /** Scores by what the result is sorted by. */
  scoreByNumber(): void {
    const { segment, ordinalSet } = this.#result;
    const { sort } = this.#scoring;
    this.#offerAll(ordinalSet, Number.POSITIVE_INFINITY, false, (ordinal) => {
      if (sort === 'experience') return segment.numberAt('experienceInYears', ordinal);
      return -segment.numberAt(sort === 'salary' ? 'expectedSalaryInLpaInr' : 'noticePeriodInWeeks', ordinal);
    });
  }

  /** @param possible no score is higher @param hasOthers whether the list holds talents who may come later in the order */
  #offerAll(
    ordinalSet: Int32Array,
    possible: number,
    hasOthers: boolean,
    scoreOf: (ordinal: number, block: number, lowest: number) => number,
  ): void {
    const { segment, top, scores: kept } = this.#result;
    const doesTieEnter = !segment.isSorted || hasOthers;
    let { worst } = top;
    if (kept === undefined && (top.length === 0 || (hasOthers && worst > possible))) return;
    for (let block = 0; block < ordinalSet.length; block += 1) {
      for (let bits = ordinalSet[block] as number; bits !== 0; bits &= bits - 1) {
        const lowest = bits & -bits;
        const ordinal = block * 32 + 31 - Math.clz32(lowest);
        const score = scoreOf(ordinal, block, lowest);
        if (kept !== undefined) kept[ordinal] = score;
        else if (doesTieEnter ? score >= worst : score > worst) {
          worst = top.offer(score, ordinal);
          // Once the list is full of such scores, nobody later in the order can enter.
          if (worst > possible || (worst === possible && !doesTieEnter)) return;
        }
      }
    }
  }
}

/** Whether at least `enough` talents who pass and have all of some groups are of the right kind. */
export function countStrong(
  s: number,
  segment: Segment,
  candidates: Int32Array,
  scoring: Scoring,
  enough: number,
): number {
  const result = { segment } as SegmentResult;
  return new ScoringPass(s, result, scoring).countStrong(candidates, enough);
}
