import { type CompactionRule, SearchEngine } from './engine.ts';
import type { TalentAnswer, TalentChange, TalentIndex, TalentIndexStatus, TalentQuestion } from './port.ts';

/** How long a step of a compaction may keep questions waiting. */
const STEP_MS = 4;

/** The index in this thread. Compaction runs in steps between whatever else the thread does. */
export class LocalTalentIndex implements TalentIndex {
  readonly #engine: SearchEngine;
  #compaction: Promise<void> | undefined;
  #isClosed = false;

  constructor(rule?: CompactionRule) {
    this.#engine = new SearchEngine(rule);
  }

  async search(question: TalentQuestion): Promise<TalentAnswer> {
    return this.#engine.search(question);
  }

  async apply(change: TalentChange): Promise<void> {
    // A load must not outrun the packing of what it has brought.
    if (!this.#engine.isReady) await this.#compaction;
    this.#engine.apply(change);
    if (this.#engine.isCompactionDue && this.#compaction === undefined) {
      this.#compaction = this.#compact().finally(() => {
        this.#compaction = undefined;
      });
    }
  }

  async #compact(): Promise<void> {
    while (this.#engine.isCompactionDue && !this.#isClosed) {
      const steps = this.#engine.compact();
      let deadline = performance.now() + STEP_MS;
      while (!this.#isClosed && steps.next().done !== true) {
        if (performance.now() < deadline) continue;
        await new Promise((resolve) => setImmediate(resolve));
        deadline = performance.now() + STEP_MS;
      }
    }
  }

  async has(talentId: string): Promise<boolean> {
    return this.#engine.has(talentId);
  }

  async status(): Promise<TalentIndexStatus> {
    const { isReady, talents, mark } = this.#engine;
    return { state: isReady ? 'ready' : 'building', talents, mark };
  }

  /** Resolves when nothing is left to compact. */
  async settled(): Promise<void> {
    await this.#compaction;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#compaction;
  }
}
