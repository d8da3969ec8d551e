import { countPlaces } from '../segments/bitset.ts';
import type { ScoreSheet } from './score-sheet.ts';
import type { Segment } from '../segments/segment.ts';
import { TopList } from './top-list.ts';
import type { FoundWord } from './word-search.ts';

export type WeightedWord = FoundWord & { rarity: number };

/** Ranks below this are collected on the way; for further ones every score is kept. */
const TOP_MAX = 400;

/** Who of a segment answers a question. */
export type SegmentResult = {
  segment: Segment;
  /** The places of those who do. */
  places: Int32Array;
  count: number;
  /** How many of them have every word. */
  allWordsCount: number;
  /** The best of them, in no order; empty when `scores` are kept. */
  top: TopList;
  /** By place, when the page asked for is far down; higher for who has every word. Undefined when all are equal. */
  scores: Uint32Array | undefined;
};

/** Those of some places that have at least `wordsMin` of the words. @param wanted how many of the best are asked for */
export function collect(
  s: number,
  segment: Segment,
  among: Int32Array,
  words: readonly WeightedWord[],
  wordsMin: number,
  wanted: number,
): SegmentResult {
  const isFar = wanted > TOP_MAX;
  const result: SegmentResult = {
    segment,
    places: among,
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
  const everyWord = havingAll(among, sheets);
  result.allWordsCount = countPlaces(everyWord);
  result.places = wordsMin === words.length ? everyWord : havingSome(among, sheets, wordsMin);
  result.count = wordsMin === words.length ? result.allWordsCount : countPlaces(result.places);
  score(
    result,
    sheets,
    words.map((word) => word.rarity),
    everyWord,
  );
  return result;
}

function collectAny(result: SegmentResult, wanted: number): void {
  const { segment, places, top } = result;
  result.count = countPlaces(places);
  result.allWordsCount = result.count;
  let left = segment.isInOrder ? wanted : result.count;
  if (wanted === 0) return;
  for (let word = 0; word < places.length && left > 0; word += 1) {
    for (let bits = places[word] as number; bits !== 0 && left > 0; bits &= bits - 1) {
      top.offer(0, word * 32 + 31 - Math.clz32(bits & -bits));
      left -= 1;
    }
  }
}

/** Added to the score of who has every word, so that they come first. Above any sum of words. */
export const ALL_WORDS_BONUS = 1 << 18;

/** Those among some places that have a score on every sheet. */
function havingAll(among: Int32Array, sheets: readonly ScoreSheet[]): Int32Array {
  const places = among.slice();
  for (const sheet of sheets) {
    for (let word = 0; word < places.length; word += 1)
      (places[word] as number) &= sheet.places[word] as number;
  }
  return places;
}

/**
 * Those among some places that have a score on at least `min` of up to 15 sheets. Counts for 32 places at once, in
 * numbers of four bits that lie across four variables.
 */
function havingSome(among: Int32Array, sheets: readonly ScoreSheet[], min: number): Int32Array {
  const places = among.slice();
  for (let word = 0; word < places.length; word += 1) {
    if (places[word] === 0) continue;
    let ones = 0;
    let twos = 0;
    let fours = 0;
    let eights = 0;
    for (let w = 0; w < sheets.length; w += 1) {
      const one = (sheets[w] as ScoreSheet).places[word] as number;
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
    (places[word] as number) &= more | equal;
  }
  return places;
}

/** Finds the best of a result, or keeps every score. */
function score(
  { segment, places, top, scores: kept }: SegmentResult,
  sheets: readonly ScoreSheet[],
  rarities: readonly number[],
  everyWord: Int32Array,
): void {
  const words = sheets.length;
  const { scores: first } = sheets[0] as ScoreSheet;
  const [rarity = 0] = rarities;
  const tieEnters = segment.isInOrder ? 1 : 0;
  // When so good ones fill the top, nobody who comes after them in order can enter it.
  const possible =
    ALL_WORDS_BONUS + sheets.reduce((sum, { best }, w) => sum + best * (rarities[w] as number), 0);
  let { worst } = top;
  for (let word = 0; word < places.length; word += 1) {
    for (let bits = places[word] as number; bits !== 0; bits &= bits - 1) {
      const lowest = bits & -bits;
      const place = word * 32 + 31 - Math.clz32(lowest);
      let scored = (first[place] as number) * rarity;
      for (let w = 1; w < words; w += 1)
        scored += ((sheets[w] as ScoreSheet).scores[place] as number) * (rarities[w] as number);
      if (((everyWord[word] as number) & lowest) !== 0) scored += ALL_WORDS_BONUS;
      if (kept !== undefined) kept[place] = scored;
      else if (scored >= worst + tieEnters) {
        worst = top.offer(scored, place);
        if (worst === possible && segment.isInOrder) return;
      }
    }
  }
}
