import { SEARCH_PAGE_SIZE } from '@talaash/domain/search-limit';
import type { EventMark } from '../events/mark.ts';
import { Candidates, type Filter, type WeightedWord } from './candidate.ts';
import { packSegments } from './compaction.ts';
import { explain } from './explanation.ts';
import { boundsOf, skillFacets } from './facet.ts';
import { rarity } from './field.ts';
import { GrowingSegment } from './growing-segment.ts';
import type { NumberRange, TalentAnswer, TalentChange, TalentDocument, TalentQuestion } from './port.ts';
import { type QuestionWord, readText } from './question-word.ts';
import { type ScoreSheet, ScoreSheets } from './score-sheet.ts';
import { GONE, HERE, HIDDEN, type Segment } from './segment.ts';
import { ranked } from './selection.ts';
import { SkillRegister } from './skill-register.ts';
import { TermReader } from './term-reader.ts';
import { findWord, type SearchedSegment } from './word-search.ts';

/** With fewer than this many who have all words, those who have at least half of them follow. */
const ENOUGH_ALL_WORDS = SEARCH_PAGE_SIZE;

/** When the growing segment and the gone talent are packed away. Shares are of the packed segment. */
export type CompactionRule = { grownMin: number; grownShare: number; goneShare: number };
const COMPACTION_RULE: CompactionRule = { grownMin: 4_000, grownShare: 0.03, goneShare: 0.2 };
/** While everything is loaded at once, few and large steps cost least. */
const LOADING_RULE: CompactionRule = { grownMin: 50_000, grownShare: 0.5, goneShare: 0.2 };

/**
 * The index itself, without threads or clocks: talent in segments, of which the last one grows. Every call is
 * synchronous; compaction is a generator that whoever drives the engine runs in steps between calls.
 */
export class SearchEngine {
  isReady = false;
  mark: EventMark | undefined;
  talents = 0;
  #gone = 0;
  #segments: SearchedSegment[] = [];
  readonly #reader = new TermReader();
  #register = new SkillRegister();
  #candidates = new Candidates();
  #rule: CompactionRule;
  /** Who left or changed while a compaction read the segments. */
  #leftMeanwhile: string[] | undefined;

  constructor(rule: CompactionRule = COMPACTION_RULE) {
    this.#rule = rule;
    this.#append();
  }

  #append(): void {
    const segment = new GrowingSegment(this.#reader);
    this.#segments.push({ segment, sheets: new ScoreSheets(segment) });
  }

  apply(change: TalentChange): void {
    for (const talentId of change.removals) this.#remove(talentId);
    for (const document of change.upserts) this.#put(document);
    if (change.mark !== undefined) this.mark = change.mark;
    if (change.ready === true) this.isReady = true;
  }

  #put(document: TalentDocument): void {
    this.#remove(document.talentId);
    const labels = this.#register.register(document.skills);
    const keys = labels.map((label) => this.#register.keyOfLabel[label] as number);
    this.#growing.add(document, labels, keys);
    for (const label of labels) (this.#register.counts[label] as number) += 1;
    this.talents += 1;
  }

  get #growing(): GrowingSegment {
    return this.#segments.at(-1)?.segment as GrowingSegment;
  }

  #remove(talentId: string): void {
    const found = this.#find(talentId);
    if (found === undefined) return;
    const { columns } = found.segment;
    columns.states[found.place] = GONE;
    const end = columns.skillStarts[found.place + 1] as number;
    for (let at = columns.skillStarts[found.place] as number; at < end; at += 1) {
      (this.#register.counts[columns.skills[at] as number] as number) -= 1;
    }
    this.talents -= 1;
    this.#gone += 1;
    this.#leftMeanwhile?.push(talentId);
  }

  #find(talentId: string): { segment: Segment; place: number } | undefined {
    for (let s = this.#segments.length - 1; s >= 0; s -= 1) {
      const segment = this.#segments[s]?.segment;
      const place = segment?.placeOf(talentId);
      if (segment !== undefined && place !== undefined && segment.columns.states[place] !== GONE)
        return { segment, place };
    }
    return undefined;
  }

  has(talentId: string): boolean {
    return this.#find(talentId) !== undefined;
  }

  get isCompactionDue(): boolean {
    if (this.#leftMeanwhile !== undefined) return false;
    const rule = this.isReady ? this.#rule : LOADING_RULE;
    const packed = this.#segments.length > 1 ? (this.#segments[0]?.segment.size ?? 0) : 0;
    return (
      this.#growing.size >= Math.max(rule.grownMin, packed * rule.grownShare) ||
      this.#gone >= Math.max(rule.grownMin, packed * rule.goneShare)
    );
  }

  /** Packs all segments into one. Searches and changes may come at every pause. */
  *compact(): Generator<void, void, void> {
    if (this.#leftMeanwhile !== undefined) return;
    const old = this.#segments.map(({ segment }) => segment);
    const goneBefore = this.#gone;
    this.#leftMeanwhile = [];
    this.#append();
    const packed = yield* packSegments(old, this.#register.keyCount);
    for (const talentId of this.#leftMeanwhile) {
      const place = packed.placeOf(talentId);
      if (place !== undefined) packed.columns.states[place] = GONE;
    }
    this.#leftMeanwhile = undefined;
    this.#gone -= goneBefore;
    this.#segments.splice(0, old.length, { segment: packed, sheets: new ScoreSheets(packed) });
  }

  search(question: TalentQuestion): TalentAnswer {
    const text = readText(question.text);
    const filter = this.#filterOf(question);
    if (text.kind === 'nobody' || filter === undefined) return nobody();
    const hidden = this.#hide(question.hiddenTalentIds);
    const words = text.kind === 'words' ? this.#findWords(text.words, question.redacted) : [];
    try {
      return this.#answer(words, filter, question.page);
    } finally {
      for (const { sheets } of words) {
        for (const [s, segment] of this.#segments.entries()) segment.sheets.giveBack(sheets[s] as ScoreSheet);
      }
      for (const { segment, place } of hidden) segment.columns.states[place] = HERE;
    }
  }

  /** Undefined when nobody can pass. */
  #filterOf(question: TalentQuestion): Filter | undefined {
    const skills = new Set<number>();
    for (const label of question.skills) {
      const key = this.#register.keyNumber(label);
      if (key === undefined) return undefined;
      skills.add(key);
    }
    const ranges = [question.experienceInYears, question.expectedSalaryInLpaInr];
    if (ranges.some(isImpossible)) return undefined;
    return { skills: [...skills], ranges: ranges.map(asColumnRange) };
  }

  #hide(talentIds: readonly string[]): { segment: Segment; place: number }[] {
    const hidden = [];
    for (const talentId of talentIds) {
      const found = this.#find(talentId);
      if (found === undefined) continue;
      found.segment.columns.states[found.place] = HIDDEN;
      hidden.push(found);
    }
    return hidden;
  }

  #findWords(words: readonly QuestionWord[], redacted: boolean): WeightedWord[] {
    return words
      .flatMap((word) => findWord(word, this.#segments, this.talents, redacted))
      .map((word) => ({ ...word, rarity: rarity(word.found, this.talents) }));
  }

  #answer(words: WeightedWord[], filter: Filter, page: number): TalentAnswer {
    const candidates = this.#candidates;
    const segments = this.#segments.map(({ segment }) => segment);
    candidates.collect(segments, words, filter, words.length, this.#register);
    const allWordsTotal = candidates.length;
    if (allWordsTotal < ENOUGH_ALL_WORDS && words.length > 1) {
      candidates.collect(segments, words, filter, Math.ceil(words.length / 2), this.#register);
    }
    const isPage = Number.isSafeInteger(page) && page >= 0;
    const hits = isPage ? ranked(candidates, page * SEARCH_PAGE_SIZE, (page + 1) * SEARCH_PAGE_SIZE) : [];
    const matches = explain(hits, candidates, words, filter.skills, this.#register);
    return {
      hits: hits.map((number, i) => {
        const { segment, place } = candidates.locate(number);
        return {
          talentId: segment.columns.talentIds[place] as string,
          match: matches[i] as (typeof matches)[number],
        };
      }),
      total: candidates.length,
      allWordsTotal,
      isPartial: candidates.length > allWordsTotal,
      facets: { skills: skillFacets(candidates, this.#register) },
      ranges: {
        experienceInYears: boundsOf(candidates, 'experienceInYears'),
        expectedSalaryInLpaInr: boundsOf(candidates, 'expectedSalaryInLpaInr'),
      },
    };
  }
}

const nobody = (): TalentAnswer => ({
  hits: [],
  total: 0,
  allWordsTotal: 0,
  isPartial: false,
  facets: { skills: [] },
  ranges: { experienceInYears: null, expectedSalaryInLpaInr: null },
});

const isImpossible = ({ min, max }: NumberRange): boolean =>
  Number.isNaN(min) || Number.isNaN(max) || (min !== undefined && max !== undefined && min > max);

/** The columns hold 32-bit floats: rounded alike, numbers that were equal stay equal. */
const asColumnRange = ({ min, max }: NumberRange) =>
  min === undefined && max === undefined
    ? undefined
    : {
        min: Math.fround(min ?? Number.NEGATIVE_INFINITY),
        max: Math.fround(max ?? Number.POSITIVE_INFINITY),
      };
