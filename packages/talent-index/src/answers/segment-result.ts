import { countOrdinals } from '../segments/bitset.ts';
import type { ScoreSheet } from './score-sheet.ts';
import type { Segment } from '../segments/segment.ts';
import { TopList } from './top-list.ts';
import type { FoundWord } from './word-search.ts';

export type WeightedWord = FoundWord & { rarity: number };

/** Up to this many best talents are collected while scoring; for pages further down all scores are stored. */
const TOP_MAX = 400;

/** The talents of a segment who answer a question. */
export type SegmentResult = {
  segment: Segment;
  ordinalSet: Int32Array;
  count: number;
  /** How many of them have every word. */
  allWordsCount: number;
  /** The best of them, unsorted; empty when `scores` is used. */
  top: TopList;
  /** Scores by ordinal, for a page far down. Undefined for other pages, and for a question without words. */
  scores: Uint32Array | undefined;
};

/** The candidates with at least `wordsMin` of the words. @param wanted how many of the best are needed */
export function collect(
  s: number,
  segment: Segment,
  candidates: Int32Array,
  words: readonly WeightedWord[],
  wordsMin: number,
  wanted: number,
): SegmentResult {
  const isFar = wanted > TOP_MAX;
  const result: SegmentResult = {
    segment,
    ordinalSet: candidates,
    count: 0,
    allWordsCount: 0,
    top: new TopList(segment, isFar ? 0 : wanted),
    scores: isFar && words.length > 0 ? new Uint32Array(segment.size) : undefined,
  };
  if (words.length === 0) {
    collectAny(result, isFar ? 0 : wanted);
    return result;
  }
  const sheets = words.map((word) => word.sheets[s] as ScoreSheet);
  const everyWord = havingAll(candidates, sheets);
  result.allWordsCount = countOrdinals(everyWord);
  result.ordinalSet = wordsMin === words.length ? everyWord : havingSome(candidates, sheets, wordsMin);
  result.count = wordsMin === words.length ? result.allWordsCount : countOrdinals(result.ordinalSet);
  score(
    result,
    sheets,
    words.map((word) => word.rarity),
    everyWord,
  );
  return result;
}

function collectAny(result: SegmentResult, wanted: number): void {
  const { segment, ordinalSet, top } = result;
  result.count = countOrdinals(ordinalSet);
  result.allWordsCount = result.count;
  let left = segment.isSorted ? wanted : result.count;
  if (wanted === 0) return;
  for (let block = 0; block < ordinalSet.length && left > 0; block += 1) {
    for (let bits = ordinalSet[block] as number; bits !== 0 && left > 0; bits &= bits - 1) {
      top.offer(0, block * 32 + 31 - Math.clz32(bits & -bits));
      left -= 1;
    }
  }
}

/** Added to the score of a talent with every word, so that they come first. Larger than any sum of word scores. */
export const ALL_WORDS_BONUS = 1 << 18;

/** The candidates with a score on every sheet. */
function havingAll(candidates: Int32Array, sheets: readonly ScoreSheet[]): Int32Array {
  const ordinalSet = candidates.slice();
  for (const sheet of sheets) {
    for (let block = 0; block < ordinalSet.length; block += 1)
      (ordinalSet[block] as number) &= sheet.ordinalSet[block] as number;
  }
  return ordinalSet;
}

/**
 * The candidates with a score on at least `min` of up to 15 sheets. Counts for 32 ordinals at once: each of four
 * variables has one bit of every count.
 */
function havingSome(candidates: Int32Array, sheets: readonly ScoreSheet[], min: number): Int32Array {
  const ordinalSet = candidates.slice();
  for (let block = 0; block < ordinalSet.length; block += 1) {
    if (ordinalSet[block] === 0) continue;
    let ones = 0;
    let twos = 0;
    let fours = 0;
    let eights = 0;
    for (let w = 0; w < sheets.length; w += 1) {
      const one = (sheets[w] as ScoreSheet).ordinalSet[block] as number;
      const two = ones & one;
      ones ^= one;
      const four = twos & two;
      twos ^= two;
      eights ^= fours & four;
      fours ^= four;
    }
    let more = 0;
    let equal = -1;
    const compare = (counted: number, bit: number) => {
      if ((min & bit) === 0) more |= equal & counted;
      equal &= (min & bit) === 0 ? ~counted : counted;
    };
    compare(eights, 8);
    compare(fours, 4);
    compare(twos, 2);
    compare(ones, 1);
    (ordinalSet[block] as number) &= more | equal;
  }
  return ordinalSet;
}

/** Finds the best of a result, or stores every score. */
function score(
  { segment, ordinalSet, top, scores: kept }: SegmentResult,
  sheets: readonly ScoreSheet[],
  rarities: readonly number[],
  everyWord: Int32Array,
): void {
  const words = sheets.length;
  const { scores: first } = sheets[0] as ScoreSheet;
  const [rarity = 0] = rarities;
  const tieEnters = segment.isSorted ? 1 : 0;
  // Once the top is full of such scores, nobody later in the order can enter.
  const possible =
    ALL_WORDS_BONUS + sheets.reduce((sum, { best }, w) => sum + best * (rarities[w] as number), 0);
  let { worst } = top;
  for (let block = 0; block < ordinalSet.length; block += 1) {
    for (let bits = ordinalSet[block] as number; bits !== 0; bits &= bits - 1) {
      const lowest = bits & -bits;
      const ordinal = block * 32 + 31 - Math.clz32(lowest);
      let scored = (first[ordinal] as number) * rarity;
      for (let w = 1; w < words; w += 1)
        scored += ((sheets[w] as ScoreSheet).scores[ordinal] as number) * (rarities[w] as number);
      if (((everyWord[block] as number) & lowest) !== 0) scored += ALL_WORDS_BONUS;
      if (kept !== undefined) kept[ordinal] = scored;
      else if (scored >= worst + tieEnters) {
        worst = top.offer(scored, ordinal);
        if (worst === possible && segment.isSorted) return;
      }
    }
  }
}
