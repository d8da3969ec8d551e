import { countPlaces } from './bitset.ts';
import type { Bounds } from './port.ts';
import type { ScoreSheet } from './score-sheet.ts';
import type { RangeColumn, Segment } from './segment.ts';
import { TopList } from './top-list.ts';
import type { FoundWord } from './word-search.ts';

/** What a talent has to have besides words. */
export type Filter = {
  /** Key numbers of the skill register; all are needed. */
  skills: number[];
  /** All numbers where nothing is asked. */
  ranges: Record<RangeColumn, Bounds>;
};

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

/** The places of a segment that pass a filter, without some talent of theirs. */
export function filtered(segment: Segment, filter: Filter, hiddenPlaces: readonly number[]): Int32Array {
  const places = segment.presence.bits.slice(0, Math.ceil(segment.size / 256) * 8);
  for (const place of hiddenPlaces) (places[place >>> 5] as number) &= ~(1 << (place & 31));
  for (const key of filter.skills) segment.narrowToSkill(places, key);
  for (const column of ['experienceInYears', 'expectedSalaryInLpaInr'] as const) {
    const { min, max } = filter.ranges[column];
    if (min !== Number.NEGATIVE_INFINITY || max !== Number.POSITIVE_INFINITY)
      segment.narrow(places, column, filter.ranges[column]);
  }
  return places;
}

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
  // The rarest word rules out most, so it is asked first.
  const rarestFirst = words.toSorted((a, b) => a.found - b.found);
  const sheets = rarestFirst.map((word) => word.sheets[s] as ScoreSheet);
  const rarities = rarestFirst.map((word) => word.rarity);
  if (words.length === 0) collectAny(result, isFar ? 0 : wanted);
  else if (wordsMin === words.length) collectAll(result, sheets, rarities);
  else collectSome(result, sheets, rarities, wordsMin);
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

function collectAll(result: SegmentResult, sheets: readonly ScoreSheet[], rarities: readonly number[]): void {
  const { segment, top, scores: kept } = result;
  const among = result.places;
  const places = new Int32Array(among.length);
  const { scores: first, fours } = sheets[0] as ScoreSheet;
  const second = sheets[1]?.scores;
  const [rarity = 0, secondRarity = 0] = rarities;
  const words = sheets.length;
  const tieEnters = segment.isInOrder ? 1 : 0;
  const end = Math.ceil(segment.size / 4);
  let count = 0;
  let { worst } = top;
  for (let four = 0; four < end; four += 1) {
    if (fours[four] === 0) continue;
    const open = ((among[four >>> 3] as number) >>> ((four & 7) * 4)) & 15;
    if (open === 0) continue;
    let hits = 0;
    next: for (let i = 0; i < 4; i += 1) {
      if (((open >>> i) & 1) === 0) continue;
      const place = four * 4 + i;
      const scored = first[place] as number;
      if (scored === 0) continue;
      let score = scored * rarity;
      if (second !== undefined) {
        const also = second[place] as number;
        if (also === 0) continue;
        score += also * secondRarity;
        for (let w = 2; w < words; w += 1) {
          const further = (sheets[w] as ScoreSheet).scores[place] as number;
          if (further === 0) continue next;
          score += further * (rarities[w] as number);
        }
      }
      hits |= 1 << i;
      count += 1;
      if (kept !== undefined) kept[place] = score;
      else if (score >= worst + tieEnters) worst = top.offer(score, place);
    }
    if (hits !== 0) (places[four >>> 3] as number) |= hits << ((four & 7) * 4);
  }
  result.places = places;
  result.count = count;
  result.allWordsCount = count;
}

/** Added to the score of who has every word, so that they come first. Above any sum of words. */
export const ALL_WORDS_BONUS = 1 << 18;

function collectSome(
  result: SegmentResult,
  sheets: readonly ScoreSheet[],
  rarities: readonly number[],
  wordsMin: number,
): void {
  const { segment, top, scores: kept } = result;
  const among = result.places;
  const places = new Int32Array(among.length);
  const words = sheets.length;
  const missingMax = words - wordsMin;
  const tieEnters = segment.isInOrder ? 1 : 0;
  let { worst } = top;
  for (let word = 0; word < among.length; word += 1) {
    let hits = 0;
    next: for (let bits = among[word] as number; bits !== 0; bits &= bits - 1) {
      const bit = 31 - Math.clz32(bits & -bits);
      const place = word * 32 + bit;
      let score = 0;
      let missing = 0;
      for (let w = 0; w < words; w += 1) {
        const scored = (sheets[w] as ScoreSheet).scores[place] as number;
        if (scored !== 0) score += scored * (rarities[w] as number);
        else if (missing === missingMax) continue next;
        else missing += 1;
      }
      if (missing === 0) {
        score += ALL_WORDS_BONUS;
        result.allWordsCount += 1;
      }
      hits |= 1 << bit;
      result.count += 1;
      if (kept !== undefined) kept[place] = score;
      else if (score >= worst + tieEnters) worst = top.offer(score, place);
    }
    places[word] = hits;
  }
  result.places = places;
}
