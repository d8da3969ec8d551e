import { NEARNESS, SCORES, SCORES_OUTSIDE_PROSE } from '../words/field.ts';
import type { QuestionWord } from '../words/question-word.ts';
import type { ScoreSheet, ScoreSheetPool } from './score-sheet.ts';
import type { Segment } from '../segments/segment.ts';
import {
  indexOfTerm,
  misspellings,
  misspeltPrefixes,
  type NearTerm,
  prefixRange,
  type TermList,
} from '../segments/term-list.ts';

/** A segment with its pool of score sheets. */
export type SearchedSegment = { segment: Segment; pool: ScoreSheetPool };

/** Terms that a question word matches, from one index up to, not including, another, and their scores by impact. */
export type TermRange = { list: TermList; fromTerm: number; toTerm: number; scoreOf: Uint8Array };

/** A question word that was looked up. `sheets` and `termRanges` are by segment. */
export type FoundWord = {
  word: QuestionWord;
  /** How many talents of the index have it. */
  found: number;
  sheets: ScoreSheet[];
  termRanges: TermRange[][];
};

/** A word counts as spelt right when at least this many talents, and this share of them, have it. */
const KNOWN_WORD_MIN = 3;
const KNOWN_WORD_SHARE = 1 / 2000;

/** How many talents of an index of `n` must have a word so that it does not count as misspelt. */
export const knownWordMin = (n: number): number => Math.max(KNOWN_WORD_MIN, n * KNOWN_WORD_SHARE);

/**
 * Looks a word up in every segment: its own and related terms, its completions and, unless enough talents have it,
 * corrections of its spelling. For a word that nobody has, its fallback words are looked up, which may be several.
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
  if (word.prefix !== undefined) search.matchPrefix(word.prefix);
  if (word.misspelt !== undefined && !isKnown) search.matchTypos(word.misspelt, word.prefix !== undefined);
  const { found } = search;
  if (found === 0 && word.fallback.length > 0) {
    search.release();
    return word.fallback.flatMap((part) => findWord(part, segments, talents, redacted));
  }
  return [{ word, found, sheets: search.sheets, termRanges: search.termRanges }];
}

class WordSearch {
  readonly sheets: ScoreSheet[];
  readonly termRanges: TermRange[][];
  readonly #word: QuestionWord;
  readonly #segments: readonly SearchedSegment[];
  readonly #redacted: boolean;

  constructor(word: QuestionWord, segments: readonly SearchedSegment[], redacted: boolean) {
    this.#word = word;
    this.#segments = segments;
    this.#redacted = redacted;
    this.sheets = segments.map(({ pool }) => pool.acquire());
    this.termRanges = segments.map(() => []);
  }

  get found(): number {
    return this.sheets.reduce(
      (sum, sheet, s) => sum + sheet.foundIn((this.#segments[s] as SearchedSegment).segment),
      0,
    );
  }

  lookUp(isMeant: (term: { term: string; nearness: number }) => boolean): void {
    const terms = this.#word.terms.filter(isMeant);
    this.#forEachList((list, addRange) => {
      for (const { term, nearness } of terms) {
        const at = indexOfTerm(list.terms, term);
        if (at !== -1) addRange(at, at + 1, SCORES[nearness] as Uint8Array);
      }
    });
  }

  matchPrefix(prefix: string): void {
    this.#forEachList((list, addRange, termRanges) => {
      const [from, to] = prefixRange(list.terms, prefix);
      if (from === to) return;
      // A term that is matched already would score less as a completion: it is skipped, unless the whole prefix is cached.
      const known = termRanges.filter(
        (termRange) => termRange.list === list && from <= termRange.fromTerm && termRange.toTerm <= to,
      );
      const parts =
        list.cachedImpacts(from, to) === undefined ? gapsBetween(known, from, to) : [[from, to] as const];
      for (const [start, end] of parts) addRange(start, end, SCORES[NEARNESS.prefix] as Uint8Array);
    });
  }

  /** Corrects spelling outside prose; in prose, and for an unfinished word, only when nothing else is found. */
  matchTypos({ word, edits }: { word: string; edits: number }, isUnfinished: boolean): void {
    const byEdits = ({ distance }: NearTerm) => (distance === 1 ? NEARNESS.oneEdit : NEARNESS.twoEdits);
    const near = (list: TermList) => misspellings(list, word, edits);
    this.#forEachList((list, addRange) => {
      for (const other of near(list))
        addRange(other.index, other.index + 1, SCORES_OUTSIDE_PROSE[byEdits(other)] as Uint8Array);
    });
    if (this.found > 0) return;
    this.#forEachList((list, addRange) => {
      for (const other of near(list))
        addRange(other.index, other.index + 1, SCORES[byEdits(other)] as Uint8Array);
    });
    if (this.found > 0 || !isUnfinished) return;
    this.#forEachList((list, addRange) => {
      for (const { index } of misspeltPrefixes(list, word, edits)) {
        addRange(index, index + 1, SCORES_OUTSIDE_PROSE[NEARNESS.twoEdits] as Uint8Array);
      }
    });
  }

  #forEachList(
    visit: (
      list: TermList,
      addRange: (fromTerm: number, toTerm: number, scoreOf: Uint8Array) => void,
      termRanges: readonly TermRange[],
    ) => void,
  ): void {
    for (const [s, { segment }] of this.#segments.entries()) {
      const sheet = this.sheets[s] as ScoreSheet;
      const termRanges = this.termRanges[s] as TermRange[];
      // A guest's question never reads the list of names.
      for (const list of this.#redacted ? [segment.open] : [segment.open, segment.name]) {
        const addRange = (fromTerm: number, toTerm: number, scoreOf: Uint8Array) => {
          termRanges.push({ list, fromTerm, toTerm, scoreOf });
          const impacts = list.cachedImpacts(fromTerm, toTerm);
          if (impacts !== undefined) sheet.raiseAll(impacts, scoreOf);
          else for (const run of list.runs(fromTerm, toTerm)) sheet.raise(run, scoreOf);
        };
        visit(list, addRange, termRanges);
      }
    }
  }

  release(): void {
    for (const [s, { pool }] of this.#segments.entries()) pool.release(this.sheets[s] as ScoreSheet);
  }
}

/** The gaps in [from, to) that some term ranges within it leave. */
function gapsBetween(termRanges: readonly TermRange[], from: number, to: number): [number, number][] {
  const gaps: [number, number][] = [];
  let start = from;
  for (const { fromTerm, toTerm } of termRanges.toSorted((a, b) => a.fromTerm - b.fromTerm)) {
    if (start < fromTerm) gaps.push([start, fromTerm]);
    start = toTerm;
  }
  if (start < to) gaps.push([start, to]);
  return gaps;
}
