import { craftWordOf } from '@talaash/question/correction';
import type { EventCursor } from '@talaash/domain/event/cursor';
import { answer } from '../answers/answer.ts';
import {
  compactedFrom,
  COMPACTION_RULE,
  type CompactionRule,
  firstFragmented,
  LOADING_RULE,
} from './compaction-rule.ts';
import { engineFrom, sectionsOfEngine } from './engine-snapshot.ts';
import { type EngineState, type EngineStep, stateOf } from './engine-step.ts';
import { completions } from '../answers/completion.ts';
import { ScoreSheetPool } from '../answers/score-sheet.ts';
import type { SearchedSegment } from '../answers/word-search.ts';
import type {
  Completion,
  CompletionQuery,
  TalentAnswer,
  TalentChange,
  TalentDocument,
  TalentQuestion,
  TalentTally,
} from '../port.ts';
import { removeOrdinal } from '../segments/bitset.ts';
import { GrowingSegment, type Registers } from '../segments/growing-segment.ts';
import { mergeSegments } from '../segments/merging.ts';
import { PackedSegment, type SharedSegment } from '../segments/packed-segment.ts';
import { packGrowing } from '../segments/packing.ts';
import { understand } from '@talaash/question/understand';
import type { Segment } from '../segments/segment.ts';
import { SkillRegister } from '../segments/skill-register.ts';
import { runToEnd } from '../segments/steps.ts';
import { traitsOf } from '../segments/trait.ts';
import { TraitRegister } from '../segments/trait-register.ts';
import type { SnapshotSection } from '../snapshots/snapshot-section.ts';
import { TermReader } from '../terms/term-reader.ts';

/**
 * The index itself, without threads or clocks: segments of talents, the largest first; only the last one grows. Every
 * call is synchronous. Compaction is a generator, which the caller runs in steps between other calls.
 */
export class SearchEngine {
  isReady = false;
  cursor: EventCursor | undefined;
  talents = 0;
  #segments: SearchedSegment[] = [];
  readonly #reader = new TermReader(craftWordOf);
  readonly #registers: Registers = { skills: new SkillRegister(), traits: new TraitRegister() };
  readonly #rule: CompactionRule;
  /** Whether the segments of the load have yet to be packed into one. */
  #isFullCompactionDue = false;
  /** How many talents were erased, and how many of them before the last compaction began: their words are gone. */
  #erased = 0;
  #forgotten = 0;
  /** The talents who were removed or changed since the running compaction began; undefined when none runs. */
  #removedMeanwhile: string[] | undefined;
  #observer: ((step: EngineStep) => void) | undefined;

  constructor(rule: CompactionRule = COMPACTION_RULE) {
    this.#rule = rule;
    this.#append();
  }

  #append(): void {
    this.#segments.push(withSheetPool(new GrowingSegment(this.#reader, this.#registers)));
  }

  /** Has each later step told to an observer, right after it is done. */
  observe(observer: (step: EngineStep) => void): void {
    this.#observer = observer;
  }

  apply(change: TalentChange): void {
    this.#change(change);
    this.#observer?.({ kind: 'change', change });
  }

  #change(change: TalentChange): void {
    for (const talentId of change.removals) this.#remove(talentId);
    for (const talentId of change.erasures ?? []) this.#erase(talentId);
    for (const document of change.upserts) this.#put(document);
    if (change.cursor !== undefined) this.cursor = change.cursor;
    if (change.ready !== true || this.isReady) return;
    this.isReady = true;
    this.#isFullCompactionDue = this.#segments.length > 2;
  }

  /** Whether `state` may be called: not while the segments of a load are merged, or others. */
  get isSettled(): boolean {
    return this.isReady && !this.#isFullCompactionDue && this.#removedMeanwhile === undefined;
  }

  /** All that the engine holds. What grows is packed at once: segments of another thread can only be read. */
  state(): EngineState {
    const segments = this.#packedAtOnce();
    const at = this.#segments.length - 1;
    if (this.#growing.size > 0) {
      this.#append();
      this.#observer?.({ kind: 'append' });
      this.#replace(at, 1, segments[at] as PackedSegment);
    }
    const { cursor, talents } = this;
    return {
      ...{ cursor, talents },
      skills: stateOf(this.#registers.skills),
      traits: stateOf(this.#registers.traits),
      segments: segments.map(({ shared }) => shared),
    };
  }

  /** All segments; of what grows a packed copy. Right after a compaction that is little. */
  #packedAtOnce(): PackedSegment[] {
    return this.#allSegments.flatMap((segment) => {
      if (segment instanceof PackedSegment) return [segment];
      if (!(segment instanceof GrowingSegment) || segment.size === 0) return [];
      return [runToEnd(packGrowing(segment, this.#reader.terms, this.#registers))];
    });
  }

  #replace(from: number, count: number, segment: PackedSegment): void {
    this.#segments.splice(from, count, withSheetPool(segment));
    if (this.isReady) this.#observer?.({ kind: 'replace', from, count, segment: segment.shared });
  }

  /** Fills a new engine with the state of one in another thread, whose steps it must then do. */
  adopt({ cursor, talents, skills, traits, segments }: EngineState): void {
    this.#registers.skills.restore(skills.labels, skills.counts);
    this.#registers.traits.restore(traits.labels, traits.counts);
    this.#segments.unshift(...segments.map((shared) => this.#opened(shared)));
    this.talents = talents;
    this.cursor = cursor;
    this.isReady = true;
  }

  #opened(shared: SharedSegment): SearchedSegment {
    return withSheetPool(PackedSegment.open(shared, this.#registers));
  }

  /** Does what an engine in another thread did. */
  follow(step: EngineStep): void {
    if (step.kind === 'change') this.#change(step.change);
    else if (step.kind === 'append') this.#append();
    else this.#segments.splice(step.from, step.count, this.#opened(step.segment));
  }

  #put(document: TalentDocument): void {
    this.#remove(document.talentId);
    const { skills: ofSkills, traits: ofTraits } = this.#registers;
    const skillPlaces: number[] = [];
    const skills = ofSkills.register(document.skills, skillPlaces);
    const traits = ofTraits.register(traitsOf(document));
    this.#growing.add(document, { skills, skillPlaces, traits });
    ofSkills.addToCounts(skills, 1);
    ofTraits.addToCounts(traits, 1);
    this.talents += 1;
  }

  get #allSegments(): Segment[] {
    return this.#segments.map(({ segment }) => segment);
  }

  get #growing(): GrowingSegment {
    return this.#segments.at(-1)?.segment as GrowingSegment;
  }

  #remove(talentId: string): void {
    const found = this.#find(talentId);
    if (found === undefined) return;
    found.segment.presence.remove(found.ordinal);
    this.#addToCounts(found, -1);
    this.talents -= 1;
    this.#removedMeanwhile?.push(talentId);
  }

  /** A removed talent is still in a segment. */
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
      firstFragmented(this.#allSegments, this.#currentRule) !== -1
    );
  }

  get #currentRule(): CompactionRule {
    return this.isReady ? this.#rule : LOADING_RULE;
  }

  /** Packs what is due, or everything, into one segment. Searches and changes may come between its steps. */
  *compact(everything = this.#isFullCompactionDue || this.isErasing): Generator<void, void, void> {
    if (this.#removedMeanwhile !== undefined) return;
    const { isErasing } = this;
    const erased = this.#erased;
    const from = everything ? 0 : compactedFrom(this.#allSegments, this.#currentRule);
    const old = this.#allSegments.slice(from);
    this.#isFullCompactionDue = false;
    // An empty segment would cost every query a lookup, so none is made.
    if (old.every(({ size }) => size === 0)) {
      if (everything) this.#forgotten = erased;
      return;
    }
    this.#removedMeanwhile = [];
    const growing = this.#growing;
    this.#append();
    this.#observer?.({ kind: 'append' });
    const parts = old.filter((segment) => segment instanceof PackedSegment);
    if (growing.size > 0) parts.push(yield* packGrowing(growing, this.#reader.terms, this.#registers));
    // Only a merge leaves out the words of those who were removed from a packed segment.
    const isPacked = parts.length === 1 && !isErasing;
    const packed = isPacked ? parts[0] : yield* mergeSegments(parts, this.#registers);
    if (packed !== undefined && this.isReady) yield* packed.prepare();
    const removed = this.#removedMeanwhile;
    this.#removedMeanwhile = undefined;
    if (everything) this.#forgotten = erased;
    if (packed === undefined) return;
    removeAll(packed, removed);
    this.#replace(from, old.length, packed);
  }

  /** Serializes the index in its state at the first section, whatever changes before the last. */
  *sections(): Generator<SnapshotSection, void, void> {
    yield* sectionsOfEngine({ cursor: this.cursor, segments: this.#packedAtOnce() }, this.#registers);
  }

  /** Fills a new engine from another one's sections. When it throws (a section is missing), discard the engine. */
  restore(sections: Iterable<SnapshotSection>): void {
    const { cursor, segments } = engineFrom(sections, this.#registers);
    this.#segments.unshift(...segments.map(withSheetPool));
    this.talents = segments.reduce((sum, { size, presence }) => sum + size - presence.tombstones.length, 0);
    this.cursor = cursor;
    this.isReady = true;
  }

  search(question: TalentQuestion): TalentAnswer {
    return this.#without(question.hiddenTalentIds, (talents) => {
      const index = { segments: this.#segments, registers: this.#registers, talents };
      return answer(index, question, understand(question.text, { asTyped: question.asTyped }));
    });
  }

  tally(question: TalentQuestion): TalentTally {
    const { hits: _, ...tally } = this.search({ ...question, page: NO_PAGE });
    return tally;
  }

  complete({ hiddenTalentIds = [], ...query }: CompletionQuery): Completion[] {
    return this.#without(hiddenTalentIds, () => completions(this.#registers, query));
  }

  /**
   * Answers as if some talents were not in the index: they are taken out of what is counted, and out of this thread's view of who is
   * present, for as long as the answer takes. Other threads have views of their own.
   *
   * @param act gets the number of the others
   */
  #without<Answer>(hiddenTalentIds: readonly string[], act: (talents: number) => Answer): Answer {
    const hidden = [...new Set(hiddenTalentIds)].flatMap((talentId) => this.#find(talentId) ?? []);
    if (hidden.length === 0) return act(this.talents);
    const views = new Map(
      [...new Set(hidden.map(({ segment }) => segment.presence))].map((presence) => [
        presence,
        presence.bits,
      ]),
    );
    for (const [presence, bits] of views) presence.bits = bits.slice();
    for (const { segment, ordinal } of hidden) removeOrdinal(segment.presence.bits, ordinal);
    const change = (by: 1 | -1) => {
      for (const person of hidden) this.#addToCounts(person, by);
    };
    try {
      return this.#registers.traits.without(hiddenTalentIds.join(' '), change, () =>
        act(this.talents - hidden.length),
      );
    } finally {
      for (const [presence, bits] of views) presence.bits = bits;
    }
  }

  /** Changes the counts of the names that a talent has. */
  #addToCounts({ segment, ordinal }: { segment: Segment; ordinal: number }, change: 1 | -1): void {
    for (const column of ['skills', 'traits'] as const) {
      const { starts, labels } = segment[column];
      const own = labels.subarray(starts[ordinal], starts[ordinal + 1]);
      this.#registers[column].addToCounts(own, change);
    }
  }
}

/** No hit is ranked for it. */
const NO_PAGE = -1;

/** Removes those of some talents whom a segment has. */
function removeAll(segment: PackedSegment, talentIds: Iterable<string>): void {
  for (const talentId of talentIds) {
    const ordinal = segment.ordinalOf(talentId);
    if (ordinal !== undefined && segment.presence.has(ordinal)) segment.presence.remove(ordinal);
  }
}

const withSheetPool = (segment: Segment): SearchedSegment => ({ segment, pool: new ScoreSheetPool(segment) });
