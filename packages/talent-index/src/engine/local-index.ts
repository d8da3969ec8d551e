import type { EventCursor } from '@talaash/domain/event/cursor';
import type { MessagePort } from 'node:worker_threads';
import type { CompactionRule } from './compaction-rule.ts';
import { SearchEngine } from './engine.ts';
import { Followers } from './followers.ts';
import { TimeSlice } from './time-slice.ts';
import type {
  IndexAnswer,
  TalentChange,
  TalentIndex,
  TalentIndexStatus,
  TalentQuestion,
  TalentTally,
  Completion,
  CompletionQuery,
} from '../port.ts';
import type { SnapshotKeeper } from './snapshot-keeper.ts';

/** The changes applied between two checks of the clock. */
const CHANGES_PER_STEP = 20;

/** How often to check whether a snapshot is due, even when nothing changes. */
const SNAPSHOT_CHECK_MS = 60_000;

/**
 * The index in this thread. Changes, packing and snapshots run in short steps, so that a question never waits longer
 * than one of them.
 */
export class LocalTalentIndex implements TalentIndex {
  readonly #rule: CompactionRule | undefined;
  readonly #keeper: SnapshotKeeper | undefined;
  readonly #slice = new TimeSlice();
  readonly #followers = new Followers();
  #engine: SearchEngine;
  /** Settles when all changes so far are done. */
  #changes: Promise<unknown> = Promise.resolve();
  /** Packing or writing a snapshot, while it runs. */
  #maintenance: Promise<void> | undefined;
  /** Whether the index has everything that was in the database at the start. A restored index still has to catch up. */
  #isComplete = false;
  #isClosed = false;
  readonly #snapshotTimer: NodeJS.Timeout | undefined;

  constructor(rule?: CompactionRule, keeper?: SnapshotKeeper) {
    this.#rule = rule;
    this.#keeper = keeper;
    this.#engine = this.#newEngine();
    if (keeper) this.#snapshotTimer = setInterval(() => this.#startMaintenance(), SNAPSHOT_CHECK_MS).unref();
  }

  #newEngine(): SearchEngine {
    const engine = new SearchEngine(this.#rule);
    engine.observe((step) => this.#followers.send(step));
    return engine;
  }

  /** Lets a `FollowingIndex` in another thread answer, too: it begins once everything is loaded and merged. */
  lead(port: MessagePort): void {
    this.#followers.add(port);
    this.#startFollowers();
  }

  #startFollowers(): void {
    if (this.#isClosed || !this.#followers.isAnyToStart || !this.#engine.isSettled) return;
    this.#followers.start(this.#engine.state(), this.#isComplete);
  }

  resume(sourceId: string): Promise<EventCursor | undefined> {
    return this.#enqueue(async () => {
      if (this.#keeper) {
        const engine = await this.#replaceEngine();
        // A half restored engine is discarded.
        if (!this.#keeper.restore(engine, sourceId)) await this.#replaceEngine();
        this.#startFollowers();
      }
      return this.#engine.cursor;
    });
  }

  async #replaceEngine(): Promise<SearchEngine> {
    this.#isComplete = false;
    this.#engine = this.#newEngine();
    this.#followers.stop();
    await this.#followers.caughtUp();
    return this.#engine;
  }

  clear(): Promise<void> {
    return this.#enqueue(async () => {
      this.#keeper?.invalidate();
      await this.#replaceEngine();
    });
  }

  async search(question: TalentQuestion): Promise<IndexAnswer> {
    return { ...this.#engine.search(question), isComplete: this.#isComplete };
  }

  /** Other questions may come between two of these. */
  async tally(questions: readonly TalentQuestion[]): Promise<TalentTally[]> {
    const tallies: TalentTally[] = [];
    for (const question of questions) {
      tallies.push(this.#engine.tally(question));
      await this.#slice.pause();
    }
    return tallies;
  }

  async complete(query: CompletionQuery): Promise<Completion[]> {
    return this.#engine.complete(query);
  }

  apply(change: TalentChange): Promise<void> {
    return this.#enqueue(() => this.#change(change));
  }

  /** Runs `act` when all earlier calls are done. */
  #enqueue<Result>(act: () => Promise<Result>): Promise<Result> {
    const acting = this.#changes.then(act);
    this.#changes = acting.catch(() => undefined);
    return acting;
  }

  async #change({ upserts, removals, erasures = [], ...rest }: TalentChange): Promise<void> {
    if (erasures.length > 0) {
      this.#engine.apply({ upserts: [], removals: [], erasures });
      await this.#keeper?.discard();
    }
    // A load must not outrun packing.
    if (!this.#engine.isReady) await this.#maintenance;
    for (let from = 0; from < removals.length; from += CHANGES_PER_STEP) {
      this.#engine.apply({ upserts: [], removals: removals.slice(from, from + CHANGES_PER_STEP) });
      await this.#slice.pause();
    }
    for (let from = 0; from < upserts.length; from += CHANGES_PER_STEP) {
      this.#engine.apply({ upserts: upserts.slice(from, from + CHANGES_PER_STEP), removals: [] });
      await this.#slice.pause();
    }
    this.#engine.apply({ upserts: [], removals: [], ...rest });
    if (rest.ready === true) this.#isComplete = true;
    this.#keeper?.countChanges(upserts.length + removals.length);
    this.#startMaintenance();
    if (this.#maintenance === undefined) this.#startFollowers();
    await this.#followers.caughtUp();
  }

  /** Starts packing or a snapshot when one is due, unless one is running. */
  #startMaintenance(): void {
    if (this.#maintenance !== undefined || this.#isClosed) return;
    const engine = this.#engine;
    const isSnapshotDue = this.#keeper?.isDue(engine);
    if (!engine.isCompactionDue && !isSnapshotDue) return;
    this.#maintenance = this.#maintain(engine, isSnapshotDue === true).finally(() => {
      this.#maintenance = undefined;
      this.#startFollowers();
      this.#startMaintenance();
    });
  }

  /** Packs in steps, then writes a snapshot if due: right after packing it has least to pack in one go. */
  async #maintain(engine: SearchEngine, isSnapshotDue: boolean): Promise<void> {
    const steps = engine.compact();
    const isStopped = () => this.#isClosed || engine !== this.#engine;
    while (!isStopped() && steps.next().done !== true) await this.#slice.pause();
    steps.return();
    if (isSnapshotDue && !isStopped()) await this.#keeper?.save(engine);
  }

  async has(talentId: string): Promise<boolean> {
    return this.#engine.has(talentId);
  }

  async status(): Promise<TalentIndexStatus> {
    const { talents, cursor } = this.#engine;
    return { state: this.#isComplete ? 'ready' : 'building', talents, cursor };
  }

  /** Resolves when packing and snapshots are done. */
  async settled(): Promise<void> {
    while (this.#maintenance !== undefined) await this.#maintenance;
  }

  /** Writes a last snapshot of all changes so far. */
  async close(): Promise<void> {
    clearInterval(this.#snapshotTimer);
    await this.#changes;
    this.#isClosed = true;
    await this.#maintenance;
    await this.#keeper?.save(this.#engine);
    this.#followers.close();
  }
}
