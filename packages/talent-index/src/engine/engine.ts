import { craftWordOf } from '@talaash/question/correction';
import type { EventCursor } from '@talaash/domain/event/cursor';
import { answer } from '../answers/answer.ts';
import { completions } from '../answers/completion.ts';
import { ScoreSheetPool } from '../answers/score-sheet.ts';
import type { SearchedSegment } from '../answers/word-search.ts';
import type {
  Completion,
  TalentAnswer,
  TalentChange,
  TalentDocument,
  TalentQuestion,
  TalentTally,
} from '../port.ts';
import { GrowingSegment, type Registers } from '../segments/growing-segment.ts';
import type { LabelRegister } from '../segments/label-register.ts';
import { mergeSegments } from '../segments/merging.ts';
import { PackedSegment } from '../segments/packed-segment.ts';
import { packGrowing } from '../segments/packing.ts';
import { understand } from '@talaash/question/understand';
import type { Segment } from '../segments/segment.ts';
import { SkillRegister } from '../segments/skill-register.ts';
import { runToEnd } from '../segments/steps.ts';
import { traitsOf } from '../segments/trait.ts';
import { TraitRegister } from '../segments/trait-register.ts';
import { sectionsOf, segmentFrom } from '../snapshots/segment-snapshot.ts';
import type { SnapshotSection } from '../snapshots/snapshot-section.ts';
import { TermReader } from '../terms/term-reader.ts';

/**
 * When segments are packed: after `appendedMin` appended talents, or when more than `tombstoneShare` of a segment (and more than
 * `appendedMin` talents) was removed. A segment is merged with all later ones unless it is more than `mergeRatio` times as large
 * as all of them together.
 */
export type CompactionRule = { appendedMin: number; tombstoneShare: number; mergeRatio: number };
const COMPACTION_RULE: CompactionRule = { appendedMin: 4_000, tombstoneShare: 0.05, mergeRatio: 4 };
/** A first load is cheapest if nothing is merged before all talents are loaded. */
const LOADING_RULE: CompactionRule = { appendedMin: 128_000, tombstoneShare: 0.5, mergeRatio: 0 };

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

  constructor(rule: CompactionRule = COMPACTION_RULE) {
    this.#rule = rule;
    this.#append();
  }

  #append(): void {
    this.#segments.push(withSheetPool(new GrowingSegment(this.#reader, this.#registers)));
  }

  apply(change: TalentChange): void {
    for (const talentId of change.removals) this.#remove(talentId);
    for (const talentId of change.erasures ?? []) this.#erase(talentId);
    for (const document of change.upserts) this.#put(document);
    if (change.cursor !== undefined) this.cursor = change.cursor;
    if (change.ready !== true || this.isReady) return;
    this.isReady = true;
    this.#isFullCompactionDue = this.#segments.length > 2;
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

  get #growing(): GrowingSegment {
    return this.#segments.at(-1)?.segment as GrowingSegment;
  }

  #remove(talentId: string): void {
    const found = this.#find(talentId);
    if (found === undefined) return;
    found.segment.presence.remove(found.ordinal);
    for (const column of ['skills', 'traits'] as const) {
      const { starts, labels } = found.segment[column];
      this.#registers[column].addToCounts(
        labels.subarray(starts[found.ordinal], starts[found.ordinal + 1]),
        -1,
      );
    }
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
    this.#isFullCompactionDue = false;
    // An empty segment would cost every query a lookup, so none is made.
    if (old.every(({ size }) => size === 0)) {
      if (everything) this.#forgotten = erased;
      return;
    }
    this.#removedMeanwhile = [];
    const growing = this.#growing;
    this.#append();
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
   * Serializes the index in its state at the first section, whatever changes before the last. Packs the rest at once for the
   * first section: right after a compaction that is little.
   */
  *sections(): Generator<SnapshotSection, void, void> {
    const segments = this.#segments.flatMap(({ segment }) => {
      if (segment instanceof PackedSegment) return [segment];
      if (!(segment instanceof GrowingSegment) || segment.size === 0) return [];
      return [runToEnd(packGrowing(segment, this.#reader.terms, this.#registers))];
    });
    const present = segments.map(({ presence }) => presence.bits.slice());
    const { skills, traits } = this.#registers;
    const head: SnapshotHead = {
      cursor: this.cursor,
      skills: usedLabels(skills),
      traits: usedLabels(traits),
      segments: segments.length,
    };
    const skillCounts = countsSection('skillCounts', skills);
    const traitCounts = countsSection('traitCounts', traits);
    yield { name: 'head', bytes: Buffer.from(JSON.stringify(head)) };
    yield skillCounts;
    yield traitCounts;
    for (const [s, segment] of segments.entries())
      yield* sectionsOf(segment, present[s] as Int32Array, `segment ${s}`);
  }

  /** Fills a new engine from another one's sections. When it throws (a section is missing), discard the engine. */
  restore(sections: Iterable<SnapshotSection>): void {
    const bytes = new Map<string, Uint8Array>();
    for (const section of sections) bytes.set(section.name, section.bytes);
    const head = JSON.parse(Buffer.from(bytes.get('head') ?? []).toString()) as SnapshotHead;
    this.#registers.skills.restore(head.skills, countsOf(bytes.get('skillCounts')));
    this.#registers.traits.restore(head.traits, countsOf(bytes.get('traitCounts')));
    const segments = Array.from({ length: head.segments }, (_, s) =>
      segmentFrom(bytes, `segment ${s}`, this.#registers),
    );
    this.#segments.unshift(...segments.map(withSheetPool));
    this.talents = segments.reduce((sum, { size, presence }) => sum + size - presence.tombstones.length, 0);
    this.cursor = head.cursor;
    this.isReady = true;
  }

  search(question: TalentQuestion): TalentAnswer {
    const index = {
      segments: this.#segments,
      registers: this.#registers,
      talents: this.talents,
      ordinalsOf: (talentIds: readonly string[]) => this.#ordinalsOf(talentIds),
    };
    return answer(index, question, understand(question.text, { asTyped: question.asTyped }));
  }

  tally(question: TalentQuestion): TalentTally {
    const { hits: _, ...tally } = this.search({ ...question, page: NO_PAGE });
    return tally;
  }

  complete(query: { typed: string; redacted: boolean; limit: number }): Completion[] {
    return completions(this.#registers, query);
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

/** Removes those of some talents whom a segment has. */
function removeAll(segment: PackedSegment, talentIds: Iterable<string>): void {
  for (const talentId of talentIds) {
    const ordinal = segment.ordinalOf(talentId);
    if (ordinal !== undefined && segment.presence.has(ordinal)) segment.presence.remove(ordinal);
  }
}

/** The first section of a snapshot. */
type SnapshotHead = { cursor: EventCursor | undefined; skills: string[]; traits: string[]; segments: number };

/** Stands for a label that nobody has any more, so that the others keep their numbers. */
const unusedLabel = (number: number): string => `\0${number}`;

const usedLabels = ({ labels, counts }: LabelRegister): string[] =>
  labels.map((label, number) => (counts[number] === 0 ? unusedLabel(number) : label));

const countsSection = (name: string, { labels, counts }: LabelRegister): SnapshotSection => ({
  name,
  bytes: new Uint8Array(counts.slice(0, labels.length).buffer),
});

const countsOf = (bytes: Uint8Array = new Uint8Array(0)): Uint32Array =>
  new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Uint32Array.BYTES_PER_ELEMENT);

const withSheetPool = (segment: Segment): SearchedSegment => ({ segment, pool: new ScoreSheetPool(segment) });
