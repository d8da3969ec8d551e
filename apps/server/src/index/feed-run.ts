import { setTimeout as wait } from 'node:timers/promises';
import type { EventKind } from '@talaash/domain/event/choice';
import type { EventCursor } from '@talaash/domain/event/cursor';
import type { TalentChange, TalentIndex } from '@talaash/talent-index/port';
import type { Log } from '../base/log.ts';
import type { Db } from '../db/client.ts';
import type { Follower } from '../events/follower.ts';
import { readCommitted, readSettled } from '../events/read.ts';
import type { StoredEvent } from '../events/record.ts';
import { canResumeFrom } from './database-history.ts';
import { readIndexedTalents, readNextTalents } from './indexed-talent.ts';
import { readSourceId } from './source.ts';

/** Events after which a talent's document, or whether they are in search, may have changed. */
const INDEXED_KINDS: ReadonlySet<EventKind> = new Set([
  'talentProfile.saved',
  'talentProfile.unindexed',
  'privacyShield.saved',
  'talent.reviewed',
  'talent.humanReviewRequested',
  'account.deletionChanged',
  'account.deleted',
  'account.disabled',
  'account.enabled',
  'account.restricted',
  'account.restored',
]);

const BATCH = 500;
const RETRY_MS = 250;

export type FeedOptions = {
  index: TalentIndex;
  db: Db;
  events: Pick<Follower, 'cursor' | 'subscribe'>;
  log: Log;
};

/** One fill of the index. After an abort, later reads are discarded. */
export class FeedRun {
  readonly #index: TalentIndex;
  readonly #db: Db;
  readonly #events: Pick<Follower, 'cursor'>;
  readonly #log: Log;
  readonly #signal: AbortSignal;

  constructor({ index, db, events, log }: FeedOptions, signal: AbortSignal) {
    this.#index = index;
    this.#db = db;
    this.#events = events;
    this.#log = log;
    this.#signal = signal;
  }

  /** Restores or loads the index, and follows what happened meanwhile. @returns the cursor to follow from; undefined when aborted */
  async fill(): Promise<EventCursor | undefined> {
    const cursor = (await this.#resume()) ?? (await this.#load());
    return cursor && this.#catchUp(cursor);
  }

  /** Restores a saved index. @returns its cursor; undefined when it is empty */
  async #resume(): Promise<EventCursor | undefined> {
    const sourceId = await this.#retryRead(() => readSourceId(this.#db));
    const cursor = sourceId && (await this.#index.resume(sourceId));
    if (!cursor || (await this.#retryRead(() => canResumeFrom(this.#db, cursor))) !== false)
      return cursor || undefined;
    this.#log.warn('The search index has entries that the database does not have. It is being rebuilt.');
    await this.#index.clear();
    return undefined;
  }

  /** Loads all talents; reads one batch while the previous one is indexed. @returns the position to follow from */
  async #load(): Promise<EventCursor | undefined> {
    const cursor = this.#events.cursor();
    // All that older transactions changed can be read. Another server may have written what later ones changed.
    const version = Number(cursor.xid) - 1;
    let reading = this.#retryRead(() => readNextTalents(this.#db, ''));
    for (;;) {
      const batch = await reading;
      if (batch === undefined || this.#signal.aborted) return undefined;
      const { documents, last } = batch;
      if (last !== undefined) reading = this.#retryRead(() => readNextTalents(this.#db, last));
      const versions = Object.fromEntries(documents.map(({ talentId }) => [talentId, version]));
      await this.#index.apply({ upserts: documents, removals: [], versions });
      if (last === undefined) return cursor;
    }
  }

  /** Follows the events since a cursor. @returns the cursor of the last one */
  async #catchUp(since: EventCursor): Promise<EventCursor | undefined> {
    let cursor = since;
    for (let isMore = true; isMore; ) {
      const from = cursor;
      const happened = await this.#retryRead(() =>
        readSettled(this.#db, { since: from, read: this.#events.cursor() }, BATCH),
      );
      if (happened === undefined) return undefined;
      await this.follow(happened);
      cursor = cursorOfLast(happened) ?? cursor;
      isMore = happened.length === BATCH;
    }
    await this.#readAhead(cursor);
    return this.#signal.aborted ? undefined : cursor;
  }

  /**
   * Re-reads the talents of committed events that are not settled, because an older transaction is still open. Otherwise the
   * index would be called complete while it lacks something that was in the database at the start. The feed's cursor stays, so
   * these events are followed again once they are settled.
   */
  async #readAhead(since: EventCursor): Promise<void> {
    let cursor = since;
    for (let isMore = true; isMore; ) {
      const from = cursor;
      const happened = await this.#retryRead(() => readCommitted(this.#db, from, BATCH));
      if (happened === undefined) return;
      const talentIds = [...changedTalents(happened).keys()];
      // An older transaction may still change the same talents: its events come later, with smaller versions than those here.
      const versions = Object.fromEntries(talentIds.map((talentId) => [talentId, Number(since.xid)]));
      if (talentIds.length > 0)
        await this.#reread(talentIds, { versions, erasures: erasedTalents(happened) });
      cursor = cursorOfLast(happened) ?? cursor;
      isMore = happened.length === BATCH;
    }
  }

  async follow(happened: readonly StoredEvent[]): Promise<void> {
    const cursor = cursorOfLast(happened);
    if (cursor === undefined) return;
    const versions = changedTalents(happened);
    const talentIds = [...versions.keys()];
    for (let from = 0; from === 0 || from < talentIds.length; from += BATCH) {
      const isLast = from + BATCH >= talentIds.length;
      const isRead = await this.#reread(talentIds.slice(from, from + BATCH), {
        versions: Object.fromEntries(versions),
        ...(isLast && { cursor, erasures: erasedTalents(happened) }),
      });
      if (!isRead) return;
    }
  }

  /** Updates these talents in the index from the database. @returns false when the run was aborted first */
  async #reread(
    talentIds: readonly string[],
    rest: Pick<TalentChange, 'cursor' | 'erasures' | 'versions'>,
  ): Promise<boolean> {
    const upserts = await this.#retryRead(() => readIndexedTalents(this.#db, talentIds));
    if (upserts === undefined) return false;
    const inSearch = new Set(upserts.map(({ talentId }) => talentId));
    const removals = talentIds.filter((talentId) => !inSearch.has(talentId));
    await this.#index.apply({ upserts, removals, ...rest });
    return true;
  }

  /** Retries a read until it succeeds. Undefined when the run was aborted first. */
  async #retryRead<Found>(read: () => Promise<Found>): Promise<Found | undefined> {
    while (!this.#signal.aborted) {
      try {
        const found = await read();
        return this.#signal.aborted ? undefined : found;
      } catch (error) {
        if (this.#signal.aborted) break;
        this.#log.warn({ err: error }, 'The search index could not read the database. Retrying.');
        await wait(RETRY_MS, undefined, { signal: this.#signal }).catch(() => undefined);
      }
    }
    return undefined;
  }
}

function cursorOfLast(happened: readonly StoredEvent[]): EventCursor | undefined {
  const last = happened.at(-1);
  return last && { xid: last.xid, id: last.id };
}

/**
 * The talents named by these events, each with the transaction of its last one. Events come in the order of their transactions, and
 * all that those changed can be read by then: so the version of a talent says which changes a reading has at least.
 */
function changedTalents(happened: readonly StoredEvent[]): Map<string, number> {
  const changed = new Map<string, number>();
  for (const { kind, talentId, xid } of happened)
    if (talentId && INDEXED_KINDS.has(kind)) changed.set(talentId, Number(xid));
  return changed;
}

/** The talents whose accounts were deleted. */
const erasedTalents = (happened: readonly StoredEvent[]): string[] =>
  happened.flatMap(({ kind, talentId }) => (kind === 'account.deleted' && talentId ? [talentId] : []));
