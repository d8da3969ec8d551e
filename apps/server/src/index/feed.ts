import { setTimeout as wait } from 'node:timers/promises';
import type { EventKind } from '@talaash/domain/event/choice';
import type { Db } from '../db/client.ts';
import { type Follower, readCommitted, readSettled } from '../events/follower.ts';
import type { EventMark } from '@talaash/domain/event/mark';
import type { StoredEvent } from '../events/record.ts';
import type { Log } from '../base/log.ts';
import { isOfThisHistory } from './database-history.ts';
import { readIndexedTalents, readNextTalents } from './indexed-talent.ts';
import { readSourceId } from './source.ts';
import { IndexLost, type TalentIndex } from '@talaash/talent-index/port';

/** Events after which a talent's document, or whether they are in search, may have changed. */
const INDEXED_KINDS: ReadonlySet<EventKind> = new Set([
  'talentProfile.saved',
  'talent.reviewed',
  'talent.humanReviewRequested',
]);

const BATCH = 500;
const RETRY_MS = 250;

export type TalentFeed = {
  /** Resolves when everything that was in the database at the start is in the index. */
  loaded: Promise<void>;
  /** Starts over, for an index that has lost its content. */
  reload(): void;
  close(): Promise<void>;
};

/**
 * Fills the index from the database, then follows the events from where the load began. An event only names a talent to
 * read again, so it does not matter how often or how late it arrives. A failed read of the database is retried until it
 * succeeds.
 */
export function feedTalentIndex(options: {
  index: TalentIndex;
  db: Db;
  events: Pick<Follower, 'mark' | 'subscribe'>;
  log: Log;
}): TalentFeed {
  const { index, db, events, log } = options;
  const loaded = Promise.withResolvers<void>();
  // A caller that awaits it gets the failure. A server that does not await it continues without a complete index.
  loaded.promise.catch(() => undefined);
  let following: Promise<void> | undefined;
  let run = startRun();

  function startRun() {
    const controller = new AbortController();
    const finished = unlessIndexLost(() => start(controller.signal)).catch((error: unknown) => {
      log.error({ err: error }, 'The search index could not be filled.');
      loaded.reject(error);
    });
    return { controller, finished };
  }

  async function start(signal: AbortSignal): Promise<void> {
    let mark = (await resume(signal)) ?? (await load(signal));
    mark = mark && (await catchUp(mark, signal));
    if (mark === undefined) return;
    await index.apply({ upserts: [], removals: [], mark, ready: true });
    if (signal.aborted) return;
    const stop = events.subscribe((happened) => {
      following = unlessIndexLost(() => follow(happened, signal));
      return following;
    }, mark);
    signal.addEventListener('abort', stop, { once: true });
    loaded.resolve();
  }

  /** Restores a saved index. @returns its mark; undefined when it is empty */
  async function resume(signal: AbortSignal): Promise<EventMark | undefined> {
    const sourceId = await retryRead(() => readSourceId(db), signal);
    const mark = sourceId && (await index.resume(sourceId));
    if (!mark || (await retryRead(() => isOfThisHistory(db, mark), signal)) !== false)
      return mark || undefined;
    log.warn('The database has gone back behind what the search index holds, which is built anew.');
    await index.clear();
    return undefined;
  }

  /** Loads all talents; reads one batch while the one before is indexed. @returns the mark to follow from */
  async function load(signal: AbortSignal): Promise<EventMark | undefined> {
    const mark = events.mark();
    let reading = retryRead(() => readNextTalents(db, ''), signal);
    for (;;) {
      const batch = await reading;
      if (batch === undefined || signal.aborted) return undefined;
      const { documents, last } = batch;
      if (last !== undefined) reading = retryRead(() => readNextTalents(db, last), signal);
      await index.apply({ upserts: documents, removals: [] });
      if (last === undefined) return mark;
    }
  }

  /** Follows the events since a mark. @returns the mark of the last one */
  async function catchUp(since: EventMark, signal: AbortSignal): Promise<EventMark | undefined> {
    let mark = since;
    for (let isMore = true; isMore; ) {
      const from = mark;
      const happened = await retryRead(() => readSettled(db, from, BATCH), signal);
      if (happened === undefined) return undefined;
      await follow(happened, signal);
      mark = markOfLast(happened) ?? mark;
      isMore = happened.length === BATCH;
    }
    await readAhead(mark, signal);
    return signal.aborted ? undefined : mark;
  }

  /**
   * Reads again the talents of committed events that are not settled, because an older transaction is still open. Without
   * this the index would be called complete while it lacks something that was in the database at the start. The feed's
   * mark stays, so these events are followed once more when they are settled.
   */
  async function readAhead(since: EventMark, signal: AbortSignal): Promise<void> {
    let mark = since;
    for (let isMore = true; isMore; ) {
      const from = mark;
      const happened = await retryRead(() => readCommitted(db, from, BATCH), signal);
      if (happened === undefined) return;
      const talentIds = changedTalents(happened);
      if (talentIds.length > 0) await reread(talentIds, {}, signal);
      mark = markOfLast(happened) ?? mark;
      isMore = happened.length === BATCH;
    }
  }

  async function follow(happened: readonly StoredEvent[], signal: AbortSignal): Promise<void> {
    const mark = markOfLast(happened);
    if (mark === undefined) return;
    const talentIds = changedTalents(happened);
    for (let from = 0; from === 0 || from < talentIds.length; from += BATCH) {
      const isLast = from + BATCH >= talentIds.length;
      const isRead = await reread(talentIds.slice(from, from + BATCH), isLast ? { mark } : {}, signal);
      if (!isRead) return;
    }
  }

  /** Updates these talents in the index from the database. @returns false when the run was aborted first */
  async function reread(
    talentIds: readonly string[],
    rest: { mark?: EventMark },
    signal: AbortSignal,
  ): Promise<boolean> {
    const upserts = await retryRead(() => readIndexedTalents(db, talentIds), signal);
    if (upserts === undefined) return false;
    const inSearch = new Set(upserts.map(({ talentId }) => talentId));
    const removals = talentIds.filter((talentId) => !inSearch.has(talentId));
    await index.apply({ upserts, removals, ...rest });
    return true;
  }

  /** Retries a read until it succeeds. Undefined when the run was aborted first. */
  async function retryRead<Found>(
    read: () => Promise<Found>,
    signal: AbortSignal,
  ): Promise<Found | undefined> {
    while (!signal.aborted) {
      try {
        const found = await read();
        return signal.aborted ? undefined : found;
      } catch (error) {
        if (signal.aborted) break;
        log.warn({ err: error }, 'The database could not be read for the search index; trying again.');
        await wait(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
    return undefined;
  }

  return {
    loaded: loaded.promise,
    reload: () => {
      run.controller.abort();
      run = startRun();
    },
    close: async () => {
      run.controller.abort();
      await run.finished;
      await following;
    },
  };
}

/** Ignores a lost index: the next run fills it, and reads again what this run could not write. */
async function unlessIndexLost(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof IndexLost)) throw error;
  }
}

function markOfLast(happened: readonly StoredEvent[]): EventMark | undefined {
  const last = happened.at(-1);
  return last && { xid: last.xid, id: last.id };
}

/** The talents named by these events, each once. */
function changedTalents(happened: readonly StoredEvent[]): string[] {
  const changed = new Set<string>();
  for (const { kind, talentId } of happened) if (talentId && INDEXED_KINDS.has(kind)) changed.add(talentId);
  return [...changed];
}
