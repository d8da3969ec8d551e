import { countsAsNeeded } from './group-kind.ts';
import { addAll, copyOf, countOrdinals, emptySet, keepShared, removeAll } from '../segments/set-memory.ts';
import type { SearchSort } from '@talaash/domain/talent-search/choice';
import type { Segment } from '../segments/segment.ts';
import type { FoundGroup } from './group-search.ts';
import { MATCH_KEYS, type MatchColumn } from './match-column.ts';
import type { ScoreSheet } from './score-sheet.ts';
import type { FitSets } from './fit-set.ts';
import type { TopList } from './top-list.ts';
import { isOfJob, WEIGHT, type Weights } from './weight.ts';

/** Preferred talents, and the points that they get. */
export type Preferred = { ordinalSet: Int32Array; points: number };

/** How the talents of a segment are scored. */
export type Scoring = {
  /** Required groups first. */
  groups: readonly FoundGroup[];
  weights: Weights;
  facts: readonly FitSets[];
  /** The points that a talent outside each fact loses. */
  outsidePoints: readonly number[];
  /** See `preferredSets`. */
  preferred: readonly Preferred[];
  /** The match with a job post; undefined unless the result is sorted by it. */
  match: MatchColumn | undefined;
  sort: SearchSort;
};

/** Where scores are written: all of them by ordinal if `scores` is set, otherwise the best into `top`. */
type Target = { top: TopList; scores: Float64Array | undefined };

/** A group's share of a score: a talent's number in `scores` times the multiplier, at most `most`. */
type Part = { sheet: ScoreSheet; scores: Uint8Array; multiplier: number; most: number };

/** One step of the match with a job post. Larger than any sum of points. */
const MATCH_STEP = 2 ** 40;
/** The bonus for being of the right kind and inside all facts. Larger than any match. */
const FIRST = MATCH_KEYS * MATCH_STEP;
/** The bonus for meeting every requirement. */
const INSIDE = 2 * FIRST;

/** Number of blocks of 32 talents between two checks of the score needed for the list. */
const BLOCKS_AT_ONCE = 256;

/** How a set of talents is scored. */
type Rule = {
  /** The highest possible score. */
  possible: number;
  /** The minimum score of the first part with which a talent can still reach a given score. */
  leastOfFirst(score: number): number;
  scoreOf(ordinal: number, block: number, lowest: number): number;
};

/**
 * Scores the talents of one segment. Reads the group with the largest maximum first: once a page is full of good matches, few
 * other talents score high enough in that group.
 */
export class ScoringPass {
  readonly #segment: Segment;
  readonly #scoring: Scoring;
  /** The parts of the job first, then other required ones, then the rest; in each, the part with the largest maximum first. */
  readonly #parts: readonly Part[];
  readonly #ofJob: number;
  readonly #needed: number;
  readonly #preferred: readonly { ordinalSet: Int32Array; bonus: number }[];
  /** The highest possible sum of the required words. */
  readonly #neededMost: number;
  /** The highest possible sum of words, preferences and match. */
  readonly #possible: number;
  /** The points of the best match; 0 without a job post. */
  readonly #mostOfMatch: number;

  constructor(s: number, segment: Segment, scoring: Scoring) {
    const { groups, weights, preferred } = scoring;
    const partsOf = (isMeant: (group: FoundGroup) => boolean): Part[] =>
      groups
        .flatMap((group, g) => {
          const sheet = group.sheets[s] as ScoreSheet;
          const multiplier = weights.multipliers[g] as number;
          return isMeant(group)
            ? [{ sheet, scores: sheet.scores, multiplier, most: sheet.best * multiplier }]
            : [];
        })
        .sort((a, b) => b.most - a.most);
    const ofJob = partsOf(isOfJob);
    const needed = [...ofJob, ...partsOf((group) => countsAsNeeded(group) && !isOfJob(group))];
    this.#segment = segment;
    this.#scoring = scoring;
    this.#parts = [...needed, ...partsOf((group) => !countsAsNeeded(group))];
    this.#ofJob = ofJob.length;
    this.#needed = needed.length;
    this.#preferred = preferred.map(({ ordinalSet, points }) => ({
      ordinalSet,
      bonus: Math.floor(weights.point * points),
    }));
    this.#neededMost = needed.reduce((sum, { most }) => sum + most, 0);
    this.#mostOfMatch = scoring.match === undefined ? 0 : MATCH_KEYS * MATCH_STEP;
    this.#possible =
      this.#parts.reduce((sum, { most }) => sum + most, 0) +
      this.#preferred.reduce((sum, { bonus }) => sum + bonus, 0) +
      this.#mostOfMatch;
  }

  /**
   * How many talents of a set are of the right kind; stops at `enough`.
   *
   * @param strongMin the least sum of the required words for the right kind
   */
  countStrong(
    ordinalSet: Int32Array,
    enough = Number.POSITIVE_INFINITY,
    { strongMin }: Pick<Weights, 'strongMin'> = this.#scoring.weights,
  ): number {
    if (this.#needed === 0) return countOrdinals(ordinalSet);
    const least = this.#leastOf(strongMin, this.#neededMost);
    let count = 0;
    for (let from = 0; from < ordinalSet.length; from += BLOCKS_AT_ONCE) {
      const to = Math.min(ordinalSet.length, from + BLOCKS_AT_ONCE);
      const having = this.#havingFirst(ordinalSet, least, from, to);
      for (let block = from; block < to; block += 1) {
        for (
          let bits = (ordinalSet[block] as number) & (having[block] as number);
          bits !== 0;
          bits &= bits - 1
        ) {
          const ordinal = block * 32 + 31 - Math.clz32(bits & -bits);
          if (this.#sum(ordinal, 0, this.#needed) < strongMin) continue;
          count += 1;
          if (count === enough) return count;
        }
      }
    }
    return count;
  }

  /** The least score of the first part for a sum. @param most the highest possible sum */
  #leastOf(sum: number, most: number): number {
    const [first] = this.#parts;
    if (first === undefined || first.most === 0) return 0;
    return Math.max(0, Math.ceil((sum - (most - first.most)) / first.multiplier));
  }

  #sum(ordinal: number, from: number, to: number): number {
    let sum = 0;
    for (let p = from; p < to; p += 1) {
      const { scores, multiplier } = this.#parts[p] as Part;
      sum += (scores[ordinal] as number) * multiplier;
    }
    return sum;
  }

  /** The score of words and preferences. @param ofJob the sum of the job's words @param needed the sum of all required words */
  #scoreOf(ofJob: number, needed: number, ordinal: number, block: number, lowest: number): number {
    const { weakMin, weakLoss } = this.#scoring.weights;
    const words = needed + this.#sum(ordinal, this.#needed, this.#parts.length);
    return words + this.#preferredPoints(block, lowest) - (ofJob < weakMin ? weakLoss : 0);
  }

  #preferredPoints(block: number, lowest: number): number {
    let sum = 0;
    for (const { ordinalSet, bonus } of this.#preferred)
      if (((ordinalSet[block] as number) & lowest) !== 0) sum += bonus;
    return sum;
  }

  /** Scores talents inside all facts. @param hasAllWords whether those of the right kind meet every requirement */
  scoreInside(ordinalSet: Int32Array, target: Target, hasAllWords: boolean): void {
    const { strongMin } = this.#scoring.weights;
    const leastOfStrong = this.#needed === 0 ? 0 : this.#leastOf(strongMin, this.#neededMost);
    const bonus = hasAllWords ? INSIDE : FIRST;
    this.#offerAll(ordinalSet, target, {
      possible: bonus + this.#possible,
      leastOfFirst: (score) =>
        score >= bonus
          ? Math.max(leastOfStrong, this.#leastOf(score - bonus, this.#possible))
          : Math.min(leastOfStrong, this.#leastOf(score, this.#possible)),
      scoreOf: (ordinal, block, lowest) => {
        const ofJob = this.#sum(ordinal, 0, this.#ofJob);
        const needed = ofJob + this.#sum(ordinal, this.#ofJob, this.#needed);
        const score = this.#scoreOf(ofJob, needed, ordinal, block, lowest);
        return needed >= strongMin ? score + bonus : score;
      },
    });
  }

  /** Scores talents outside a fact, or everybody if there are no facts. */
  scoreOutside(ordinalSet: Int32Array, target: Target): void {
    const { facts, outsidePoints } = this.#scoring;
    if (facts.length === 0) {
      this.#scoreLosing(0, ordinalSet, target);
      return;
    }
    const fitting = emptySet(this.#segment.size);
    for (const sets of facts)
      for (const some of [sets.inside, sets.near, sets.unknown]) addAll(fitting, some);
    const others = copyOf(ordinalSet);
    removeAll(others, fitting);
    keepShared(fitting, ordinalSet);
    this.#scoreLosing(WEIGHT.pointsOfFact.near, fitting, target);
    // They lose so many points that few of them can be among the best.
    this.#scoreLosing(
      outsidePoints.reduce((sum, points) => sum + points, 0),
      others,
      target,
    );
  }

  /** @param least the minimum points that every talent here loses */
  #scoreLosing(least: number, ordinalSet: Int32Array, target: Target): void {
    const { facts, weights, outsidePoints } = this.#scoring;
    const { near } = WEIGHT.pointsOfFact;
    const possible = this.#possible - weights.point * least;
    this.#offerAll(ordinalSet, target, {
      possible,
      leastOfFirst: (score) => this.#leastOf(score, possible),
      scoreOf: (ordinal, block, lowest) => {
        const ofJob = this.#sum(ordinal, 0, this.#ofJob);
        const needed = ofJob + this.#sum(ordinal, this.#ofJob, this.#needed);
        let score = this.#scoreOf(ofJob, needed, ordinal, block, lowest);
        for (let f = 0; f < facts.length; f += 1) {
          const sets = facts[f] as FitSets;
          if (((sets.inside[block] as number) & lowest) !== 0) continue;
          const isNear = (((sets.near[block] as number) | (sets.unknown[block] as number)) & lowest) !== 0;
          score -= weights.point * (isNear ? near : (outsidePoints[f] as number));
        }
        return score;
      },
    });
  }

  #matchedAt(ordinal: number, block: number, lowest: number): number {
    const { match } = this.#scoring;
    return match === undefined ? 0 : match.keyAt(ordinal, block, lowest) * MATCH_STEP;
  }

  /** In some blocks, a set that contains all talents with at least a score in the first part. */
  #havingFirst(ordinalSet: Int32Array, least: number, from: number, to: number): Int32Array {
    const [first] = this.#parts;
    return least > 0 && first !== undefined ? first.sheet.withAtLeast(least, from, to) : ordinalSet;
  }

  #offerAll(
    ordinalSet: Int32Array,
    { top, scores: kept }: Target,
    { possible, leastOfFirst, scoreOf }: Rule,
  ): void {
    const { isSorted } = this.#segment;
    const isMatched = this.#scoring.match !== undefined && kept === undefined;
    // The most that words add to a match.
    const words = possible - this.#mostOfMatch;
    // Scores are integers. A talent that sorts after the last of the list needs a higher one.
    const entering = (ordinal: number) => (isSorted && top.last < ordinal ? top.worst + 1 : top.worst);
    let enough = entering(0);
    if (kept === undefined && (top.length === 0 || enough > possible)) return;
    for (let from = 0; from < ordinalSet.length; from += BLOCKS_AT_ONCE) {
      const to = Math.min(ordinalSet.length, from + BLOCKS_AT_ONCE);
      enough = entering(from * 32);
      // Once the list is full of such scores, nobody later in the order can enter.
      if (kept === undefined && enough > possible) return;
      const having =
        kept === undefined ? this.#havingFirst(ordinalSet, leastOfFirst(enough), from, to) : ordinalSet;
      for (let block = from; block < to; block += 1) {
        for (
          let bits = (ordinalSet[block] as number) & (having[block] as number);
          bits !== 0;
          bits &= bits - 1
        ) {
          const lowest = bits & -bits;
          const ordinal = block * 32 + 31 - Math.clz32(lowest);
          const matched = this.#matchedAt(ordinal, block, lowest);
          if (isMatched && matched + words < enough) continue;
          const score = matched + scoreOf(ordinal, block, lowest);
          if (kept !== undefined) kept[ordinal] = score;
          else if (score >= enough) {
            top.offer(score, ordinal);
            enough = entering(ordinal);
          }
        }
      }
    }
  }
}
