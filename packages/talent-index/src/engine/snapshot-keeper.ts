import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventCursor } from '@talaash/domain/event/cursor';
import type { SearchEngine } from './engine.ts';
import { readSnapshot, SnapshotRefusal, writeSnapshot } from '../snapshots/snapshot-file.ts';

/** The part of an engine that a snapshot needs. */
type SnapshotSource = Pick<
  SearchEngine,
  'isReady' | 'isErasing' | 'talents' | 'cursor' | 'sections' | 'restore'
>;

export type KeeperLog = Record<'info' | 'warn', (sentence: string) => void>;

/** A snapshot is written when this share of the talents changed since the last one, but not more often than this. */
const CHANGED_SHARE = 0.01;
const INTERVAL_MS_MIN = 5 * 60_000;
/** After this time any change is enough, so that a restart has few events to follow. */
const INTERVAL_MS_MAX = 60 * 60_000;

/** Saves one index to a file in a folder, and restores it for the same source. */
export class SnapshotKeeper {
  readonly #path: string;
  readonly #log: KeeperLog;
  #sourceId: string | undefined;
  #savedCursor: EventCursor | undefined;
  #savedAt = 0;
  #changed = 0;
  #discards = 0;

  constructor(folder: string, log: KeeperLog) {
    this.#path = join(folder, 'talents.snapshot');
    this.#log = log;
  }

  /** Fills an empty engine. @returns whether it succeeded; if not, the engine must be discarded. */
  restore(engine: SnapshotSource, sourceId: string): boolean {
    this.#sourceId = sourceId;
    this.invalidate();
    const startedAt = performance.now();
    try {
      const facts = readSnapshot(this.#path, sourceId, (sections) => engine.restore(sections));
      if (facts === undefined) return false;
      if (engine.talents !== facts.talents) throw new SnapshotRefusal('it does not hold whom it says');
      this.#savedCursor = facts.cursor;
      this.#savedAt = performance.now();
      this.#log.info(
        `The search index was restored with ${facts.talents} talent in ${Math.round(this.#savedAt - startedAt)} ms.`,
      );
      return true;
    } catch (error) {
      this.#log.warn(`The search index's snapshot is not used, it is built anew: ${reasonOf(error)}.`);
      return false;
    }
  }

  /** Makes the next snapshot due as soon as the index is complete. */
  invalidate(): void {
    this.#savedCursor = undefined;
    this.#changed = 0;
  }

  /** Deletes the snapshot, because it holds words of an erased person. Also deletes one that is being written. */
  async discard(): Promise<void> {
    this.invalidate();
    this.#discards += 1;
    await rm(this.#path, { force: true });
  }

  countChanges(changes: number): void {
    this.#changed += changes;
  }

  isDue(engine: SnapshotSource): boolean {
    if (!this.#hasUnsavedChanges(engine)) return false;
    if (this.#savedCursor === undefined) return true;
    const sinceSavedMs = performance.now() - this.#savedAt;
    return (
      (sinceSavedMs >= INTERVAL_MS_MIN && this.#changed >= engine.talents * CHANGED_SHARE) ||
      sinceSavedMs >= INTERVAL_MS_MAX
    );
  }

  #hasUnsavedChanges({ isReady, isErasing, cursor }: SnapshotSource): boolean {
    return (
      isReady &&
      !isErasing &&
      this.#sourceId !== undefined &&
      cursor !== undefined &&
      (this.#savedCursor === undefined ||
        cursor.xid !== this.#savedCursor.xid ||
        cursor.id !== this.#savedCursor.id)
    );
  }

  /** Writes a snapshot when anything changed since the last one. A failure is logged and retried when the next one is due. */
  async save(engine: SnapshotSource): Promise<void> {
    const sourceId = this.#sourceId;
    if (!this.#hasUnsavedChanges(engine) || sourceId === undefined) return;
    const discards = this.#discards;
    const sections = engine.sections();
    try {
      // The first section fixes the content: the cursor must not be a later one.
      const first = sections.next();
      const { cursor, talents } = engine;
      if (cursor === undefined) return;
      this.#changed = 0;
      this.#savedCursor = cursor;
      this.#savedAt = performance.now();
      await writeSnapshot(this.#path, { sourceId, cursor, talents }, withFirst(first, sections));
      if (discards !== this.#discards) await this.discard();
    } catch (error) {
      this.#log.warn(`The search index's snapshot could not be written: ${reasonOf(error)}.`);
    } finally {
      sections.return();
    }
  }
}

function* withFirst<Item>(
  first: IteratorResult<Item, void>,
  others: Iterable<Item>,
): Generator<Item, void, void> {
  if (first.done === true) return;
  yield first.value;
  yield* others;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
