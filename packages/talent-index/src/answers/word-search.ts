import type { DomainTold } from '@talaash/question/understanding';
import {
  NEARNESS,
  nearDomainScores,
  SCORES,
  SCORES_OF_DOMAIN,
  SCORES_OF_DOMAIN_EMPLOYER,
  SCORES_OF_EXCLUDED,
  SCORES_OUTSIDE_PROSE,
} from '@talaash/question/field';
import { nearestWord } from '@talaash/lexicon/nearest-word';
import type { QuestionWord } from '@talaash/question/question-word';
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
  text: string;
  /** The other spelling that was searched. */
  correction: string | undefined;
  /** How many talents of the index have it. */
  found: number;
  sheets: ScoreSheet[];
  termRanges: TermRange[][];
  /** Whether each score is the impact of a name that was found as a whole. */
  isName?: boolean;
};

/** The index and the options for word lookups. */
export type WordContext = {
  segments: readonly SearchedSegment[];
  /** Of the whole index. */
  talents: number;
  redacted: boolean;
  /** Words are not corrected. */
  asTyped: boolean;
};

/** A word counts as spelt right when at least this many talents, and this share of them, have it. */
const KNOWN_WORD_MIN = 3;
const KNOWN_WORD_SHARE = 1 / 2000;

/** How many talents of an index of `n` must have a word so that it does not count as misspelt. */
export const knownWordMin = (n: number): number => Math.max(KNOWN_WORD_MIN, n * KNOWN_WORD_SHARE);

/**
 * Looks up a word in every segment: its own and related terms, its completions and, unless enough talents have it, spelling
 * corrections. If nobody has the word, looks up its fallback words, which may be several.
 */
export function findWord(word: QuestionWord, context: WordContext): FoundWord[] {
  const { talents } = context;
  const search = new WordSearch(word, context);
  search.lookUp(({ nearness }) => nearness >= NEARNESS.plural);
  const own = search.found;
  search.lookUp(({ nearness }) => nearness < NEARNESS.plural);
  if (word.prefix !== undefined) search.matchPrefix(word.prefix);
  const isKnown =
    own >= knownWordMin(talents) &&
    !isSharedMisspelling(word, own, () => search.countOf(correctWord(word) ?? ''));
  let correction: string | undefined;
  if (word.misspelt !== undefined && !isKnown && !context.asTyped)
    correction = search.matchTypos(word.misspelt, word.prefix !== undefined);
  const { found } = search;
  if (found === 0 && word.fallback.length > 0) {
    search.release();
    return word.fallback.flatMap((part) => findWord(part, context));
  }
  return [{ text: word.text, found, correction, sheets: search.sheets, termRanges: search.termRanges }];
}

/** The talents who have a word, or another spelling of it, in any field. Used for exclusions. */
export function findExact(word: QuestionWord, context: WordContext): FoundWord {
  const search = new WordSearch(word, context);
  search.lookUp(({ nearness }) => nearness >= NEARNESS.plural, SCORES_OF_EXCLUDED);
  if (search.found === 0 && word.misspelt !== undefined && !context.asTyped)
    search.matchTypos({ ...word.misspelt, edits: 1 }, false);
  return asFound(search, word.text);
}

const NEAR_SCORES = {
  told: nearDomainScores(SCORES_OF_DOMAIN),
  employer: nearDomainScores(SCORES_OF_DOMAIN_EMPLOYER),
};

/** The talents who have any word of a field of business, or of one that is near. */
export function findDomain(
  { name, near, ...own }: DomainTold & { name: string; near: DomainTold | undefined },
  context: WordContext,
): FoundWord {
  const search = new WordSearch(
    { text: name, terms: [], prefix: undefined, misspelt: undefined, fallback: [] },
    context,
  );
  search.lookUpTerms(termsToTell(own.words), SCORES_OF_DOMAIN);
  search.lookUpTerms(termsToTell(own.employerWords), SCORES_OF_DOMAIN_EMPLOYER);
  if (near !== undefined) {
    search.lookUpTerms(termsToTell(near.words), NEAR_SCORES.told);
    search.lookUpTerms(termsToTell(near.employerWords), NEAR_SCORES.employer);
  }
  return asFound(search, name);
}

const termsToTell = (words: readonly QuestionWord[]): QuestionWord['terms'] =>
  words.flatMap((word) => word.terms.filter(({ nearness }) => nearness >= NEARNESS.plural));

const asFound = (search: WordSearch, text: string): FoundWord => ({
  text,
  found: search.found,
  correction: undefined,
  sheets: search.sheets,
  termRanges: search.termRanges,
});

/** A word that several people share is a misspelling if this many times as many have the correct one. */
const MISSPELLING_RATIO = 20;
/** Shorter words are near too many others. */
const MISSPELLING_LENGTH_MIN = 5;

/** The word of the vocabulary that a word may be a misspelling of. */
export const correctWord = ({ misspelt }: QuestionWord): string | undefined =>
  misspelt === undefined || misspelt.word.length < MISSPELLING_LENGTH_MIN
    ? undefined
    : nearestWord(misspelt.word, []);

/** @param found how many talents have the word @param countCorrect how many have the correct one */
export const isSharedMisspelling = (word: QuestionWord, found: number, countCorrect: () => number): boolean =>
  correctWord(word) !== undefined && countCorrect() >= found * MISSPELLING_RATIO;

class WordSearch {
  readonly sheets: ScoreSheet[];
  readonly termRanges: TermRange[][];
  readonly #word: QuestionWord;
  readonly #segments: readonly SearchedSegment[];
  readonly #redacted: boolean;

  constructor(word: QuestionWord, { segments, redacted }: WordContext) {
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

  lookUp(isMeant: (term: { term: string; nearness: number }) => boolean, scoreOf?: Uint8Array): void {
    this.lookUpTerms(this.#word.terms.filter(isMeant), scoreOf);
  }

  /** @param scoreOf instead of the scores by nearness */
  lookUpTerms(terms: QuestionWord['terms'], scoreOf?: Uint8Array): void {
    this.#forEachList((list, addRange) => {
      for (const { term, nearness } of terms) {
        const at = indexOfTerm(list.terms, term);
        if (at !== -1) addRange(at, at + 1, scoreOf ?? (SCORES[nearness] as Uint8Array));
      }
    });
  }

  /** How many talents have a term. */
  countOf(term: string): number {
    const sheets = this.#segments.map(({ pool }) => pool.acquire());
    this.#forEachList((list, _, __, s) => {
      const at = indexOfTerm(list.terms, term);
      if (at === -1) return;
      raiseRange(sheets[s] as ScoreSheet, list, at, at + 1, SCORES[NEARNESS.exact] as Uint8Array);
    });
    const count = this.#segments.reduce(
      (sum, { segment }, s) => sum + (sheets[s] as ScoreSheet).foundIn(segment),
      0,
    );
    for (const [s, { pool }] of this.#segments.entries()) pool.release(sheets[s] as ScoreSheet);
    return count;
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
        to - from === 1 || list.cachedImpacts(from, to) === undefined
          ? gapsBetween(known, from, to)
          : [[from, to] as const];
      for (const [start, end] of parts) addRange(start, end, SCORES[NEARNESS.prefix] as Uint8Array);
    });
  }

  /**
   * Corrects spelling outside prose; in prose, and for an unfinished word, only when nothing else is found.
   *
   * @returns the commonest of the other spellings, unless an unfinished word was found without them
   */
  matchTypos({ word, edits }: { word: string; edits: number }, isUnfinished: boolean): string | undefined {
    const byEdits = ({ distance }: NearTerm) => (distance === 1 ? NEARNESS.oneEdit : NEARNESS.twoEdits);
    const before = this.found;
    for (const tables of [SCORES_OUTSIDE_PROSE, SCORES]) {
      const terms = new Set<string>();
      this.#forEachList((list, addRange) => {
        for (const other of misspellings(list, word, edits)) {
          terms.add(list.terms[other.index] as string);
          addRange(other.index, other.index + 1, tables[byEdits(other)] as Uint8Array);
        }
      });
      if (this.found === 0) continue;
      return isUnfinished && before > 0 ? undefined : this.#commonest([...terms]);
    }
    if (!isUnfinished) return undefined;
    this.#forEachList((list, addRange) => {
      for (const { index } of misspeltPrefixes(list, word, edits)) {
        addRange(index, index + 1, SCORES_OUTSIDE_PROSE[NEARNESS.twoEdits] as Uint8Array);
      }
    });
    return undefined;
  }

  /** Of equals the first by code units. */
  #commonest(terms: readonly string[]): string | undefined {
    const counted = terms.map((term) => ({ term, count: this.countOf(term) }));
    const [best] = counted.sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1));
    return best === undefined || best.count === 0 ? undefined : best.term;
  }

  #forEachList(
    visit: (
      list: TermList,
      addRange: (fromTerm: number, toTerm: number, scoreOf: Uint8Array) => void,
      termRanges: readonly TermRange[],
      s: number,
    ) => void,
  ): void {
    for (const [s, { segment }] of this.#segments.entries()) {
      const sheet = this.sheets[s] as ScoreSheet;
      const termRanges = this.termRanges[s] as TermRange[];
      // A guest's query never reads the list of names.
      for (const list of this.#redacted ? [segment.open] : [segment.open, segment.name]) {
        const addRange = (fromTerm: number, toTerm: number, scoreOf: Uint8Array) => {
          termRanges.push({ list, fromTerm, toTerm, scoreOf });
          raiseRange(sheet, list, fromTerm, toTerm, scoreOf);
        };
        visit(list, addRange, termRanges, s);
      }
    }
  }

  release(): void {
    for (const [s, { pool }] of this.#segments.entries()) pool.release(this.sheets[s] as ScoreSheet);
  }
}

/** Raises each talent's score to that of the best of some terms. */
function raiseRange(
  sheet: ScoreSheet,
  list: TermList,
  fromTerm: number,
  toTerm: number,
  scoreOf: Uint8Array,
): void {
  const impacts = list.cachedImpacts(fromTerm, toTerm);
  if (impacts !== undefined) {
    sheet.raiseAll(impacts, scoreOf);
    return;
  }
  for (const run of list.runs(fromTerm, toTerm)) sheet.raise(run, scoreOf);
  for (const dense of list.denseIn(fromTerm, toTerm)) sheet.raiseAll(dense, scoreOf);
}

/** The gaps in [from, to) between the given term ranges. */
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
