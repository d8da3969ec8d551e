import type { EventMark } from '../events/mark.ts';
import { type CompactionRule, SearchEngine } from './engine.ts';
import { Pace } from './pace.ts';
import type { IndexAnswer, TalentChange, TalentIndex, TalentIndexStatus, TalentQuestion } from './port.ts';

/** So many changes are made between two looks at the clock. */
const SLICE = 20;

/**
 * The index in this thread. Changes and packing are worked at in short steps, so that a question never waits longer than
 * one of them.
 */
export class LocalTalentIndex implements TalentIndex {
  readonly #rule: CompactionRule | undefined;
  readonly #pace = new Pace();
  #engine: SearchEngine;
  /** The changes so far, one after the other. */
  #changes: Promise<unknown> = Promise.resolve();
  #packing: Promise<void> | undefined;
  #isClosed = false;

  constructor(rule?: CompactionRule) {
    this.#rule = rule;
    this.#engine = new SearchEngine(rule);
  }

  resume(): Promise<EventMark | undefined> {
    return this.#inTurn(async () => this.#engine.mark);
  }

  clear(): Promise<void> {
    return this.#inTurn(async () => {
      this.#engine = new SearchEngine(this.#rule);
    });
  }

  async search(question: TalentQuestion): Promise<IndexAnswer> {
    const { isReady } = this.#engine;
    return { ...this.#engine.search(question), isComplete: isReady };
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
    if (!this.#engine.isReady) await this.#packing;
    for (let from = 0; from < removals.length; from += SLICE) {
      this.#engine.apply({ upserts: [], removals: removals.slice(from, from + SLICE) });
      await this.#pace.rest();
    }
    for (let from = 0; from < upserts.length; from += SLICE) {
      this.#engine.apply({ upserts: upserts.slice(from, from + SLICE), removals: [] });
      await this.#pace.rest();
    }
    this.#engine.apply({ upserts: [], removals: [], ...rest });
    this.#packWhatIsDue();
  }

  #packWhatIsDue(): void {
    if (this.#packing !== undefined || this.#isClosed || !this.#engine.isCompactionDue) return;
    this.#packing = this.#compact(this.#engine).finally(() => {
      this.#packing = undefined;
      this.#packWhatIsDue();
    });
  }

  async #compact(engine: SearchEngine): Promise<void> {
    const steps = engine.compact();
    while (!this.#isClosed && engine === this.#engine && steps.next().done !== true) await this.#pace.rest();
    steps.return();
  }

  async has(talentId: string): Promise<boolean> {
    return this.#engine.has(talentId);
  }

  async status(): Promise<TalentIndexStatus> {
    const { isReady, talents, mark } = this.#engine;
    return { state: isReady ? 'ready' : 'building', talents, mark };
  }

  /** Resolves when nothing is left to pack. */
  async settled(): Promise<void> {
    while (this.#packing !== undefined) await this.#packing;
  }

  async close(): Promise<void> {
    await this.#changes;
    this.#isClosed = true;
    await this.#packing;
  }
}
