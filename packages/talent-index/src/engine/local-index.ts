import type { EventMark } from '@talaash/domain/event/mark';
import { type CompactionRule, SearchEngine } from './engine.ts';
import { Pace } from './pace.ts';
import type { IndexAnswer, TalentChange, TalentIndex, TalentIndexStatus, TalentQuestion } from '../port.ts';
import type { SnapshotKeeper } from './snapshot-keeper.ts';

/** So many changes are made between two looks at the clock. */
const SLICE = 20;

/** How often somebody looks whether a snapshot is due, though nothing changes. */
const LOOK_MS = 60_000;

/**
 * The index in this thread. Changes, packing and snapshots are worked at in short steps, so that a question never waits
 * longer than one of them.
 */
export class LocalTalentIndex implements TalentIndex {
  readonly #rule: CompactionRule | undefined;
  readonly #keeper: SnapshotKeeper | undefined;
  readonly #pace = new Pace();
  #engine: SearchEngine;
  /** The changes so far, one after the other. */
  #changes: Promise<unknown> = Promise.resolve();
  /** Packing, or the writing of a snapshot. */
  #chore: Promise<void> | undefined;
  /** Whether all is in that stood in the database at the start; what was restored has yet to catch up. */
  #isComplete = false;
  #isClosed = false;
  readonly #clock: NodeJS.Timeout | undefined;

  constructor(rule?: CompactionRule, keeper?: SnapshotKeeper) {
    this.#rule = rule;
    this.#keeper = keeper;
    this.#engine = new SearchEngine(rule);
    if (keeper) this.#clock = setInterval(() => this.#tidy(), LOOK_MS).unref();
  }

  resume(sourceId: string): Promise<EventMark | undefined> {
    return this.#inTurn(async () => {
      if (this.#keeper) {
        const engine = this.#begin(new SearchEngine(this.#rule));
        // What was half restored is not used.
        if (!this.#keeper.restore(engine, sourceId)) this.#begin(new SearchEngine(this.#rule));
      }
      return this.#engine.mark;
    });
  }

  #begin(engine: SearchEngine): SearchEngine {
    this.#isComplete = false;
    this.#engine = engine;
    return engine;
  }

  clear(): Promise<void> {
    return this.#inTurn(async () => {
      this.#keeper?.forget();
      this.#begin(new SearchEngine(this.#rule));
    });
  }

  async search(question: TalentQuestion): Promise<IndexAnswer> {
    return { ...this.#engine.search(question), isComplete: this.#isComplete };
  }

  apply(change: TalentChange): Promise<void> {
    return this.#inTurn(() => this.#change(change));
  }

  /** Acts when everything that was asked for before is done. */
  #inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const acting = this.#changes.then(act);
    this.#changes = acting.catch(() => undefined);
    return acting;
  }

  async #change({ upserts, removals, ...rest }: TalentChange): Promise<void> {
    // A load must not outrun the packing of what it has brought.
    if (!this.#engine.isReady) await this.#chore;
    for (let from = 0; from < removals.length; from += SLICE) {
      this.#engine.apply({ upserts: [], removals: removals.slice(from, from + SLICE) });
      await this.#pace.rest();
    }
    for (let from = 0; from < upserts.length; from += SLICE) {
      this.#engine.apply({ upserts: upserts.slice(from, from + SLICE), removals: [] });
      await this.#pace.rest();
    }
    this.#engine.apply({ upserts: [], removals: [], ...rest });
    if (rest.ready === true) this.#isComplete = true;
    this.#keeper?.count(upserts.length + removals.length);
    this.#tidy();
  }

  /** Begins what is due, one thing at a time. */
  #tidy(): void {
    if (this.#chore !== undefined || this.#isClosed) return;
    const engine = this.#engine;
    const isKept = this.#keeper?.isDue(engine);
    if (!engine.isCompactionDue && !isKept) return;
    this.#chore = this.#pack(engine, isKept === true).finally(() => {
      this.#chore = undefined;
      this.#tidy();
    });
  }

  /** Packs in steps; a snapshot is taken right afterwards, when the least is left that it would have to pack at once. */
  async #pack(engine: SearchEngine, isKept: boolean): Promise<void> {
    const steps = engine.compact();
    const isOver = () => this.#isClosed || engine !== this.#engine;
    while (!isOver() && steps.next().done !== true) await this.#pace.rest();
    steps.return();
    if (isKept && !isOver()) await this.#keeper?.keep(engine);
  }

  async has(talentId: string): Promise<boolean> {
    return this.#engine.has(talentId);
  }

  async status(): Promise<TalentIndexStatus> {
    const { talents, mark } = this.#engine;
    return { state: this.#isComplete ? 'ready' : 'building', talents, mark };
  }

  /** Resolves when nothing is left to pack or to write. */
  async settled(): Promise<void> {
    while (this.#chore !== undefined) await this.#chore;
  }

  /** Leaves a snapshot of all that was asked for before. */
  async close(): Promise<void> {
    clearInterval(this.#clock);
    await this.#changes;
    this.#isClosed = true;
    await this.#chore;
    await this.#keeper?.keep(this.#engine);
  }
}
