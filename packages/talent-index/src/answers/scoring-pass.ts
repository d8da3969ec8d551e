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

/** Talents who are preferred, and the points that it adds. */
export type Preferred = { ordinalSet: Int32Array; points: number };

/** What a segment's talents are scored by. */
export type Scoring = {
  /** Needed ones first. */
  groups: readonly FoundGroup[];
  weights: Weights;
  facts: readonly FitSets[];
  /** The points lost outside each fact. */
  outsidePoints: readonly number[];
  /** See `preferredSets`. */
  preferred: readonly Preferred[];
  /** How they answer a job post, where its match orders them. */
  match: MatchColumn | undefined;
  sort: SearchSort;
};

/** Where scores go: all of them by ordinal where `scores` is there, and otherwise only the best. */
type Target = { top: TopList; scores: Float64Array | undefined };

/** What a group adds to a score, and the most that it adds. */
type Part = { sheet: ScoreSheet; scores: Uint8Array; multiplier: number; most: number };

/** A step of the match with a job post. Larger than any sum of points. */
const MATCH_STEP = 2 ** 40;
/** Added for those who are of the right kind and inside of all facts. Larger than any match. */
const FIRST = MATCH_KEYS * MATCH_STEP;
/** The bonus for meeting every requirement. */
const INSIDE = 2 * FIRST;

/** Number of blocks of 32 talents between two checks of the score needed for the list. */
const BLOCKS_AT_ONCE = 256;

/** How a set of talents is scored. */
type Rule = {
  /** No score is higher. */
  possible: number;
  /** Talents with less of the first part score below this. */
  leastOfFirst(score: number): number;
  scoreOf(ordinal: number, block: number, lowest: number): number;
};

/**
 * Scores the talents of one segment. Starts with the group that may add the most: once a page is full of good matches, hardly
 * anybody else has enough of that group.
 */
export class ScoringPass {
  readonly #segment: Segment;
  readonly #scoring: Scoring;
  /** Those of the job come first, then other needed ones; of each what may add the most comes first. */
  readonly #parts: readonly Part[];
  readonly #ofJob: number;
  readonly #needed: number;
  readonly #preferred: readonly { ordinalSet: Int32Array; bonus: number }[];
  /** No sum of the needed words is higher. */
  readonly #neededMost: number;
  /** No sum of words, what is preferred, and a match is higher. */
  readonly #possible: number;

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
    this.#possible =
      this.#parts.reduce((sum, { most }) => sum + most, 0) +
      this.#preferred.reduce((sum, { bonus }) => sum + bonus, 0) +
      (scoring.match === undefined ? 0 : MATCH_KEYS * MATCH_STEP);
  }

  /** How many of a set are of the right kind. @param strongMin the least that they have of the needed words */
  countStrong(
    ordinalSet: Int32Array,
    enough = Number.POSITIVE_INFINITY,
    { strongMin }: Pick<Weights, 'strongMin'> = this.#scoring.weights,
  ): number {
    const [first] = this.#parts;
    if (this.#needed === 0 || first === undefined) return countOrdinals(ordinalSet);
    const least = this.#leastOf(strongMin, this.#neededMost);
    let count = 0;
    for (let from = 0; from < ordinalSet.length; from += BLOCKS_AT_ONCE) {
      const to = Math.min(ordinalSet.length, from + BLOCKS_AT_ONCE);
      const having = least > 0 ? first.sheet.withAtLeast(least, from, to) : ordinalSet;
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

  /** Talents with less of the first part, which is a needed one, are not of the right kind. */
  #leastOfStrong(): number {
    return this.#leastOf(this.#scoring.weights.strongMin, this.#neededMost);
  }

  /** How much of the first part is needed at least for a sum. @param most no such sum is higher */
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

  /** The score of words and of what is preferred. @param ofJob the sum of the words of the job, and all needed ones */
  #scoreOf(ofJob: number, needed: number, ordinal: number, block: number, lowest: number): number {
    const { weakMin, weakLoss } = this.#scoring.weights;
    const words = needed + this.#sum(ordinal, this.#needed, this.#parts.length);
    return words + this.#likes(block, lowest) - (ofJob < weakMin ? weakLoss : 0);
  }

  #likes(block: number, lowest: number): number {
    let sum = 0;
    for (const { ordinalSet, bonus } of this.#preferred)
      if (((ordinalSet[block] as number) & lowest) !== 0) sum += bonus;
    return sum;
  }

  /** Scores the talents inside all facts. @param hasAllWords whether talents of the right kind meet every requirement */
  scoreInside(ordinalSet: Int32Array, target: Target, hasAllWords: boolean): void {
    const { strongMin } = this.#scoring.weights;
    const leastOfStrong = this.#needed === 0 ? 0 : this.#leastOfStrong();
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

  /** Scores the others, or everybody if there are no facts. */
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
    // They lose so much that few of them can still be among the best.
    this.#scoreLosing(
      outsidePoints.reduce((sum, points) => sum + points, 0),
      others,
      target,
    );
  }

  /** @param least the points that everybody loses at least by facts */
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

  /** The points of somebody who matches the best. */
  get #mostOfMatch(): number {
    return this.#scoring.match === undefined ? 0 : MATCH_KEYS * MATCH_STEP;
  }

  #matchedAt(ordinal: number, block: number, lowest: number): number {
    const { match } = this.#scoring;
    return match === undefined ? 0 : match.keyAt(ordinal, block, lowest) * MATCH_STEP;
  }

  /** Those of a set who have enough of the first part, in some blocks. */
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
    // What words may still add to a match.
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
