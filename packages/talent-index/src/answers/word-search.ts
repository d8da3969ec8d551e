import { NEARNESS, SCORES, SCORES_OUTSIDE_PROSE } from '../words/field.ts';
import type { QuestionWord } from '../words/question-word.ts';
import type { ScoreSheet, ScoreSheets } from './score-sheet.ts';
import type { Segment } from '../segments/segment.ts';
import {
  indexOfWord,
  misspellings,
  misspeltBeginnings,
  type NearWord,
  prefixRange,
  type WordList,
} from '../segments/word-list.ts';

/** A segment with what its questions are worked out on. */
export type SearchedSegment = { segment: Segment; sheets: ScoreSheets };

/** Words of a list that a word of a question stands for, and what they score by impact. */
export type Reading = { list: WordList; fromWord: number; toWord: number; scoreOf: Uint8Array };

/** A word of a question, looked up: by segment, in the segments' order. */
export type FoundWord = {
  word: QuestionWord;
  /** How many talent of the index have it. */
  found: number;
  sheets: ScoreSheet[];
  readings: Reading[][];
};

/** A word that this many have is spelt right, and so is one that one talent in so many has. */
const KNOWN_WORD_MIN = 3;
const KNOWN_WORD_SHARE = 1 / 2000;

/** How many talent must have a word in an index of `n` for it not to count as misspelt. */
export const knownWordMin = (n: number): number => Math.max(KNOWN_WORD_MIN, n * KNOWN_WORD_SHARE);

/**
 * Looks a word up in every segment: itself and its like, what it may become, and, unless it is well known, what it may be a
 * misspelling of. A word nobody has is looked up by its parts, which may be several.
 */
export function findWord(
  word: QuestionWord,
  segments: readonly SearchedSegment[],
  talents: number,
  redacted: boolean,
): FoundWord[] {
  const search = new WordSearch(word, segments, redacted);
  search.lookUp(({ nearness }) => nearness >= NEARNESS.plural);
  const isKnown = search.found >= knownWordMin(talents);
  search.lookUp(({ nearness }) => nearness < NEARNESS.plural);
  if (word.prefix !== undefined) search.complete(word.prefix);
  if (word.misspelt !== undefined && !isKnown) search.correct(word.misspelt, word.prefix !== undefined);
  const { found } = search;
  if (found === 0 && word.otherwise.length > 0) {
    search.giveBack();
    return word.otherwise.flatMap((part) => findWord(part, segments, talents, redacted));
  }
  return [{ word, found, sheets: search.sheets, readings: search.readings }];
}

class WordSearch {
  readonly sheets: ScoreSheet[];
  readonly readings: Reading[][];
  readonly #word: QuestionWord;
  readonly #segments: readonly SearchedSegment[];
  readonly #redacted: boolean;

  constructor(word: QuestionWord, segments: readonly SearchedSegment[], redacted: boolean) {
    this.#word = word;
    this.#segments = segments;
    this.#redacted = redacted;
    this.sheets = segments.map(({ sheets }) => sheets.take());
    this.readings = segments.map(() => []);
  }

  get found(): number {
    return this.sheets.reduce(
      (sum, sheet, s) => sum + sheet.foundIn((this.#segments[s] as SearchedSegment).segment),
      0,
    );
  }

  lookUp(isMeant: (term: { term: string; nearness: number }) => boolean): void {
    const terms = this.#word.terms.filter(isMeant);
    this.#inEveryList((list, read) => {
      for (const { term, nearness } of terms) {
        const at = indexOfWord(list.words, term);
        if (at !== -1) read(at, at + 1, SCORES[nearness] as Uint8Array);
      }
    });
  }

  complete(prefix: string): void {
    this.#inEveryList((list, read, readings) => {
      const [from, to] = prefixRange(list.words, prefix);
      if (from === to) return;
      // What was read as itself or its other number would score less here: it is left out, unless all is kept ready.
      const known = readings.filter(
        (reading) => reading.list === list && from <= reading.fromWord && reading.toWord <= to,
      );
      const parts =
        list.impactsOf(from, to) === undefined ? gapsBetween(known, from, to) : [[from, to] as const];
      for (const [start, end] of parts) read(start, end, SCORES[NEARNESS.prefix] as Uint8Array);
    });
  }

  /** Prose is searched for misspellings, and an unfinished word taken for misspelt, only when nothing else is found. */
  correct({ word, edits }: { word: string; edits: number }, isUnfinished: boolean): void {
    const byEdits = ({ distance }: NearWord) => (distance === 1 ? NEARNESS.oneEdit : NEARNESS.twoEdits);
    const near = (list: WordList) => misspellings(list, word, edits);
    this.#inEveryList((list, read) => {
      for (const other of near(list))
        read(other.index, other.index + 1, SCORES_OUTSIDE_PROSE[byEdits(other)] as Uint8Array);
    });
    if (this.found > 0) return;
    this.#inEveryList((list, read) => {
      for (const other of near(list))
        read(other.index, other.index + 1, SCORES[byEdits(other)] as Uint8Array);
    });
    if (this.found > 0 || !isUnfinished) return;
    this.#inEveryList((list, read) => {
      for (const { index } of misspeltBeginnings(list, word, edits)) {
        read(index, index + 1, SCORES_OUTSIDE_PROSE[NEARNESS.twoEdits] as Uint8Array);
      }
    });
  }

  #inEveryList(
    look: (
      list: WordList,
      read: (fromWord: number, toWord: number, scoreOf: Uint8Array) => void,
      readings: readonly Reading[],
    ) => void,
  ): void {
    for (const [s, { segment }] of this.#segments.entries()) {
      const sheet = this.sheets[s] as ScoreSheet;
      const readings = this.readings[s] as Reading[];
      // The list of names is not even opened for a guest.
      for (const list of this.#redacted ? [segment.open] : [segment.open, segment.name]) {
        const read = (fromWord: number, toWord: number, scoreOf: Uint8Array) => {
          readings.push({ list, fromWord, toWord, scoreOf });
          const impacts = list.impactsOf(fromWord, toWord);
          if (impacts !== undefined) sheet.raiseAll(impacts, scoreOf);
          else for (const run of list.runs(fromWord, toWord)) sheet.raise(run, scoreOf);
        };
        look(list, read, readings);
      }
    }
  }

  giveBack(): void {
    for (const [s, { sheets }] of this.#segments.entries()) sheets.giveBack(this.sheets[s] as ScoreSheet);
  }
}

/** What is left of the words from one up to another without those of some readings, each of which lies within. */
function gapsBetween(readings: readonly Reading[], from: number, to: number): [number, number][] {
  const gaps: [number, number][] = [];
  let start = from;
  for (const { fromWord, toWord } of readings.toSorted((a, b) => a.fromWord - b.fromWord)) {
    if (start < fromWord) gaps.push([start, fromWord]);
    start = toWord;
  }
  if (start < to) gaps.push([start, to]);
  return gaps;
}
