import { join } from 'node:path';
import type { EventMark } from '@talaash/domain/event/mark';
import type { SearchEngine } from './engine.ts';
import { readSnapshot, SnapshotRefusal, writeSnapshot } from '../snapshots/snapshot-file.ts';

/** What is kept of an engine. */
type Kept = Pick<SearchEngine, 'isReady' | 'talents' | 'mark' | 'sections' | 'restore'>;

/** How a keeper says what happened. */
export type KeeperLog = Record<'info' | 'warn', (sentence: string) => void>;

/** So much of everybody has to have changed before a snapshot is worth its writing, and so long is between two. */
const CHANGED_SHARE = 0.01;
const REST_MS = 5 * 60_000;
/** After so long one is written however little has changed, so that there is not too much to follow again. */
const LONGEST_REST_MS = 60 * 60_000;

/** Keeps one index in a file of a folder: knows when that is due, and of which database. */
export class SnapshotKeeper {
  readonly #path: string;
  readonly #log: KeeperLog;
  #sourceId: string | undefined;
  #kept: EventMark | undefined;
  #keptAt = 0;
  #changed = 0;

  constructor(folder: string, log: KeeperLog) {
    this.#path = join(folder, 'talents.snapshot');
    this.#log = log;
  }

  /** Fills an empty engine. @returns whether it did; otherwise the engine is not to be used any further. */
  restore(engine: Kept, sourceId: string): boolean {
    this.#sourceId = sourceId;
    this.forget();
    const begun = performance.now();
    try {
      const facts = readSnapshot(this.#path, sourceId, (sections) => engine.restore(sections));
      if (facts === undefined) return false;
      if (engine.talents !== facts.talents) throw new SnapshotRefusal('it does not hold whom it says');
      this.#kept = facts.mark;
      this.#keptAt = performance.now();
      this.#log.info(
        `The search index was restored with ${facts.talents} talent in ${Math.round(this.#keptAt - begun)} ms.`,
      );
      return true;
    } catch (error) {
      this.#log.warn(`The search index's snapshot is not used, it is built anew: ${reasonOf(error)}.`);
      return false;
    }
  }

  /** What is kept is worth nothing any more: the next snapshot is due as soon as the index is complete. */
  forget(): void {
    this.#kept = undefined;
    this.#changed = 0;
  }

  count(changes: number): void {
    this.#changed += changes;
  }

  isDue(engine: Kept): boolean {
    if (!this.#isWorthIt(engine)) return false;
    if (this.#kept === undefined) return true;
    const restedMs = performance.now() - this.#keptAt;
    return (
      (restedMs >= REST_MS && this.#changed >= engine.talents * CHANGED_SHARE) || restedMs >= LONGEST_REST_MS
    );
  }

  #isWorthIt({ isReady, mark }: Kept): boolean {
    return (
      isReady &&
      this.#sourceId !== undefined &&
      mark !== undefined &&
      (this.#kept === undefined || mark.xid !== this.#kept.xid || mark.id !== this.#kept.id)
    );
  }

  /** Writes a snapshot when anything has happened since the last one; a failure is said and tried again when due. */
  async keep(engine: Kept): Promise<void> {
    const sourceId = this.#sourceId;
    if (!this.#isWorthIt(engine) || sourceId === undefined) return;
    const sections = engine.sections();
    try {
      // The picture is taken with the first section: the mark must not be a later one.
      const first = sections.next();
      const { mark, talents } = engine;
      if (mark === undefined) return;
      this.#changed = 0;
      this.#kept = mark;
      this.#keptAt = performance.now();
      await writeSnapshot(this.#path, { sourceId, mark, talents }, from(first, sections));
    } catch (error) {
      this.#log.warn(`The search index's snapshot could not be written: ${reasonOf(error)}.`);
    } finally {
      sections.return();
    }
  }
}

function* from<Item>(first: IteratorResult<Item, void>, others: Iterable<Item>): Generator<Item, void, void> {
  if (first.done === true) return;
  yield first.value;
  yield* others;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
