import { NOBODY } from '../question/everybody.ts';
import { SEARCH_PAGE_SIZE } from '@talaash/domain/talent-search/limit';
import type { EventMark } from '@talaash/domain/event/mark';
import { explain } from '../answers/explanation.ts';
import { boundsOf, skillFacets } from '../answers/facet.ts';
import { rarity } from '../words/field.ts';
import { type Filter, filtered, filterOf } from '../answers/filter.ts';
import { GrowingSegment } from '../segments/growing-segment.ts';
import { mergeSegments } from '../segments/merging.ts';
import { PackedSegment } from '../segments/packed-segment.ts';
import { packGrowing } from '../segments/packing.ts';
import type { TalentAnswer, TalentChange, TalentDocument, TalentQuestion, TalentTally } from '../port.ts';
import { type QuestionWord, readText } from '../words/question-word.ts';
import { ranked } from '../answers/ranking.ts';
import { type ScoreSheet, ScoreSheetPool } from '../answers/score-sheet.ts';
import type { Segment } from '../segments/segment.ts';
import { collect, type WeightedWord } from '../answers/segment-result.ts';
import { sectionsOf, segmentFrom } from '../snapshots/segment-snapshot.ts';
import { SkillRegister } from '../segments/skill-register.ts';
import type { SnapshotSection } from '../snapshots/snapshot-section.ts';
import { TermReader } from '../words/term-reader.ts';
import { findWord, type SearchedSegment } from '../answers/word-search.ts';

/** When fewer talents than this have all words, those with at least half of the words follow. */
const ENOUGH_ALL_WORDS = SEARCH_PAGE_SIZE;

/**
 * When segments are packed: after `appendedMin` appended talents, or when more than `tombstoneShare` of a segment (and
 * more than `appendedMin` talents) was removed. A segment is merged with all later ones unless it is more than
 * `mergeRatio` times as large as they together.
 */
export type CompactionRule = { appendedMin: number; tombstoneShare: number; mergeRatio: number };
const COMPACTION_RULE: CompactionRule = { appendedMin: 4_000, tombstoneShare: 0.05, mergeRatio: 4 };
/** A first load is cheapest when nothing is merged before all talents are there. */
const LOADING_RULE: CompactionRule = { appendedMin: 128_000, tombstoneShare: 0.5, mergeRatio: 0 };

/**
 * The index itself, without threads or clocks: segments of talents, the largest first; only the last one grows. Every
 * call is synchronous. Compaction is a generator, which the caller runs in steps between other calls.
 */
export class SearchEngine {
  isReady = false;
  mark: EventMark | undefined;
  talents = 0;
  #segments: SearchedSegment[] = [];
  readonly #reader = new TermReader();
  readonly #register = new SkillRegister();
  readonly #rule: CompactionRule;
  /** Whether the segments of the load have yet to be packed into one. */
  #isFullCompactionDue = false;
  /** How many talents were erased, and how many of them before the last compaction began: their words are gone. */
  #erased = 0;
  #forgotten = 0;
  /** The talents who were removed or changed since the running compaction began; undefined when none runs. */
  #removedMeanwhile: string[] | undefined;

  constructor(rule: CompactionRule = COMPACTION_RULE) {
    this.#rule = rule;
    this.#append();
  }

  #append(): void {
    this.#segments.push(withSheetPool(new GrowingSegment(this.#reader, this.#register)));
  }

  apply(change: TalentChange): void {
    for (const talentId of change.removals) this.#remove(talentId);
    for (const talentId of change.erasures ?? []) this.#erase(talentId);
    for (const document of change.upserts) this.#put(document);
    if (change.mark !== undefined) this.mark = change.mark;
    if (change.ready !== true || this.isReady) return;
    this.isReady = true;
    this.#isFullCompactionDue = this.#segments.length > 2;
  }

  #put(document: TalentDocument): void {
    this.#remove(document.talentId);
    const labels = this.#register.register(document.skills);
    this.#growing.add(document, labels);
    for (const label of labels) (this.#register.counts[label] as number) += 1;
    this.talents += 1;
  }

  get #growing(): GrowingSegment {
    return this.#segments.at(-1)?.segment as GrowingSegment;
  }

  #remove(talentId: string): void {
    const found = this.#find(talentId);
    if (found === undefined) return;
    const { presence, skills } = found.segment;
    presence.remove(found.ordinal);
    const end = skills.starts[found.ordinal + 1] as number;
    for (let at = skills.starts[found.ordinal] as number; at < end; at += 1) {
      (this.#register.counts[skills.labels[at] as number] as number) -= 1;
    }
    this.talents -= 1;
    this.#removedMeanwhile?.push(talentId);
  }

  /** Whoever was removed before is still in a segment. */
  #erase(talentId: string): void {
    this.#remove(talentId);
    this.#erased += 1;
  }

  /** Whether a snapshot could hold words of somebody who was erased. */
  get isErasing(): boolean {
    return this.#forgotten < this.#erased;
  }

  #find(talentId: string): { s: number; segment: Segment; ordinal: number } | undefined {
    for (let s = this.#segments.length - 1; s >= 0; s -= 1) {
      const { segment } = this.#segments[s] as SearchedSegment;
      const ordinal = segment.ordinalOf(talentId);
      if (ordinal !== undefined && segment.presence.has(ordinal)) return { s, segment, ordinal };
    }
    return undefined;
  }

  has(talentId: string): boolean {
    return this.#find(talentId) !== undefined;
  }

  get isCompactionDue(): boolean {
    if (this.#removedMeanwhile !== undefined) return false;
    return (
      this.#isFullCompactionDue ||
      this.isErasing ||
      this.#growing.size >= this.#currentRule.appendedMin ||
      this.#firstFragmented() !== -1
    );
  }

  get #currentRule(): CompactionRule {
    return this.isReady ? this.#rule : LOADING_RULE;
  }

  /** The first segment of which too many are gone; -1 when there is none. */
  #firstFragmented(): number {
    const { appendedMin, tombstoneShare } = this.#currentRule;
    return this.#segments.findIndex(
      ({ segment: { presence, size } }) =>
        presence.tombstones.length > Math.max(appendedMin, size * tombstoneShare),
    );
  }

  /** Packs what is due, or everything, into one segment. Searches and changes may come between its steps. */
  *compact(everything = this.#isFullCompactionDue || this.isErasing): Generator<void, void, void> {
    if (this.#removedMeanwhile !== undefined) return;
    const { isErasing } = this;
    const erased = this.#erased;
    const from = everything ? 0 : this.#compactedFrom();
    const old = this.#segments.slice(from).map(({ segment }) => segment);
    this.#removedMeanwhile = [];
    this.#isFullCompactionDue = false;
    const growing = this.#growing;
    this.#append();
    const parts = old.filter((segment) => segment instanceof PackedSegment);
    if (growing.size > 0) parts.push(yield* packGrowing(growing, this.#reader.terms, this.#register));
    // Only a merge leaves out the words of those who were removed from a packed segment.
    const isPacked = parts.length === 1 && !isErasing;
    const packed = isPacked ? parts[0] : yield* mergeSegments(parts, this.#register);
    if (packed !== undefined && this.isReady) yield* packed.cacheCommonPrefixes();
    const removed = this.#removedMeanwhile;
    this.#removedMeanwhile = undefined;
    this.#forgotten = everything ? erased : this.#forgotten;
    if (packed === undefined) return;
    for (const talentId of removed) {
      const ordinal = packed.ordinalOf(talentId);
      if (ordinal !== undefined && packed.presence.has(ordinal)) packed.presence.remove(ordinal);
    }
    this.#segments.splice(from, old.length, withSheetPool(packed));
  }

  /** The index of the first segment to pack; it is packed with all later ones. */
  #compactedFrom(): number {
    const fragmented = this.#firstFragmented();
    let from = this.#segments.length - 1;
    let size = this.#growing.size;
    for (; from > 0; from -= 1) {
      const before = (this.#segments[from - 1] as SearchedSegment).segment.size;
      if (before > size * this.#currentRule.mergeRatio) break;
      size += before;
    }
    return fragmented === -1 ? from : Math.min(from, fragmented);
  }

  /**
   * The index as bytes, in its state at the first section, whatever changes until the last. What is not packed yet is
   * packed at once for the first section: after a compaction that is little.
   */
  *sections(): Generator<SnapshotSection, void, void> {
    const segments = this.#segments.flatMap(({ segment }) => {
      if (segment instanceof PackedSegment) return [segment];
      if (!(segment instanceof GrowingSegment) || segment.size === 0) return [];
      return [runToEnd(packGrowing(segment, this.#reader.terms, this.#register))];
    });
    const present = segments.map(({ presence }) => presence.bits.slice());
    const { labels, counts } = this.#register;
    const head: SnapshotHead = {
      mark: this.mark,
      labels: labels.map((label, number) => (counts[number] === 0 ? unusedLabel(number) : label)),
      segments: segments.length,
    };
    const labelCounts = counts.slice(0, labels.length);
    yield { name: 'head', bytes: Buffer.from(JSON.stringify(head)) };
    yield { name: 'labelCounts', bytes: new Uint8Array(labelCounts.buffer) };
    for (const [s, segment] of segments.entries())
      yield* sectionsOf(segment, present[s] as Int32Array, `segment ${s}`);
  }

  /** Fills a new engine from another one's sections. When it throws (a section is missing), discard the engine. */
  restore(sections: Iterable<SnapshotSection>): void {
    const bytes = new Map<string, Uint8Array>();
    for (const section of sections) bytes.set(section.name, section.bytes);
    const head = JSON.parse(Buffer.from(bytes.get('head') ?? []).toString()) as SnapshotHead;
    const counts = bytes.get('labelCounts') ?? new Uint8Array(0);
    this.#register.restore(
      head.labels,
      new Uint32Array(counts.buffer, counts.byteOffset, counts.byteLength / Uint32Array.BYTES_PER_ELEMENT),
    );
    const segments = Array.from({ length: head.segments }, (_, s) =>
      segmentFrom(bytes, `segment ${s}`, this.#register),
    );
    this.#segments.unshift(...segments.map(withSheetPool));
    this.talents = segments.reduce((sum, { size, presence }) => sum + size - presence.tombstones.length, 0);
    this.mark = head.mark;
    this.isReady = true;
  }

  search(question: TalentQuestion): TalentAnswer {
    const text = readText(question.text);
    const filter = filterOf(question, this.#register);
    if (text.kind === 'nobody' || filter === undefined) return emptyAnswer();
    const words = text.kind === 'words' ? this.#findWords(text.words, question.redacted) : [];
    try {
      return this.#answer(words, filter, question);
    } finally {
      for (const { sheets } of words) {
        for (const [s, segment] of this.#segments.entries()) segment.pool.release(sheets[s] as ScoreSheet);
      }
    }
  }

  tally(question: TalentQuestion): TalentTally {
    const { hits: _, ...tally } = this.search({ ...question, page: NO_PAGE });
    return tally;
  }

  #findWords(words: readonly QuestionWord[], redacted: boolean): WeightedWord[] {
    return words
      .flatMap((word) => findWord(word, this.#segments, this.talents, redacted))
      .map((word) => ({ ...word, rarity: rarity(word.found, this.talents) }));
  }

  #answer(words: WeightedWord[], filter: Filter, question: TalentQuestion): TalentAnswer {
    const isPage = Number.isSafeInteger(question.page) && question.page >= 0;
    const from = isPage ? question.page * SEARCH_PAGE_SIZE : 0;
    const to = isPage ? from + SEARCH_PAGE_SIZE : 0;
    const hidden = this.#ordinalsOf(question.hiddenTalentIds);
    const passing = this.#segments.map(({ segment }, s) => filtered(segment, filter, hidden[s] as number[]));
    const find = (wordsMin: number) =>
      this.#segments.map(({ segment }, s) =>
        collect(s, segment, passing[s] as Int32Array, words, wordsMin, to),
      );
    let results = find(words.length);
    if (totalOf(results) < ENOUGH_ALL_WORDS && words.length > 1) results = find(Math.ceil(words.length / 2));
    const total = totalOf(results);
    const allWordsTotal = results.reduce((sum, { allWordsCount }) => sum + allWordsCount, 0);
    const hits = ranked(results, from, to);
    const matches = explain(hits, words, filter.skills, this.#register);
    return {
      hits: hits.map(({ segment, ordinal }, i) => ({
        talentId: segment.talentIdAt(ordinal),
        match: matches[i] as (typeof matches)[number],
      })),
      total,
      allWordsTotal,
      isPartial: total > allWordsTotal,
      insideTotal: total,
      reading: NOBODY.reading,
      histograms: NOBODY.histograms,
      facets: { ...NOBODY.facets, skills: skillFacets(results, this.#register) },
      ranges: {
        experienceInYears: boundsOf(results, 'experienceInYears', filter.ranges.experienceInYears),
        expectedSalaryInLpaInr: boundsOf(
          results,
          'expectedSalaryInLpaInr',
          filter.ranges.expectedSalaryInLpaInr,
        ),
      },
    };
  }

  /** The ordinals of some talents, by segment. */
  #ordinalsOf(talentIds: readonly string[]): number[][] {
    const ordinals: number[][] = this.#segments.map(() => []);
    for (const talentId of talentIds) {
      const found = this.#find(talentId);
      if (found !== undefined) ordinals[found.s]?.push(found.ordinal);
    }
    return ordinals;
  }
}

/** No hit is ranked for it. */
const NO_PAGE = -1;

/** The first section of a snapshot. */
type SnapshotHead = { mark: EventMark | undefined; labels: string[]; segments: number };

/** Stands for a label that nobody has any more, so that the others keep their numbers. */
const unusedLabel = (number: number): string => `\0${number}`;

function runToEnd<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const withSheetPool = (segment: Segment): SearchedSegment => ({ segment, pool: new ScoreSheetPool(segment) });

const totalOf = (results: readonly { count: number }[]): number =>
  results.reduce((sum, { count }) => sum + count, 0);

const emptyAnswer = (): TalentAnswer => ({ hits: [], ...NOBODY });
