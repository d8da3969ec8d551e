import { setTimeout as wait } from 'node:timers/promises';
import type { EventKind } from '@talaash/domain/event/choice';
import type { Db } from '../db/client.ts';
import type { Follower } from '../events/follower.ts';
import { readCommitted, readSettled } from '../events/read.ts';
import type { EventMark } from '@talaash/domain/event/mark';
import type { StoredEvent } from '../events/record.ts';
import type { Log } from '../base/log.ts';
import { isOfThisHistory } from './database-history.ts';
import { readIndexedTalents, readNextTalents } from './indexed-talent.ts';
import { readSourceId } from './source.ts';
import { IndexLost, type TalentIndex } from '@talaash/talent-index/port';

/** After these a talent may read differently, or be in search or no more. */
const INDEXED_KINDS: ReadonlySet<EventKind> = new Set([
  'talentProfile.saved',
  'talent.reviewed',
  'talent.humanReviewRequested',
]);

const BATCH = 500;
const RETRY_MS = 250;

export type TalentFeed = {
  /** Resolves when everything that stood in the database at the start is in the index. */
  loaded: Promise<void>;
  /** Fills the index anew, for one that has lost what it held. */
  reload(): void;
  close(): Promise<void>;
};

/**
 * Fills the index from the database, then keeps it up with the events from where the load began. What an event says is
 * only which talent to read again, so it does not matter how often or late it is heard. A database that does not
 * answer is asked again until it does.
 */
export function feedTalentIndex(options: {
  index: TalentIndex;
  db: Db;
  events: Pick<Follower, 'mark' | 'subscribe'>;
  log: Log;
}): TalentFeed {
  const { index, db, events, log } = options;
  const loaded = Promise.withResolvers<void>();
  // Whoever waits for it hears of a failure; a server that does not goes on without a complete index.
  loaded.promise.catch(() => undefined);
  let hearing: Promise<void> | undefined;
  let round = startRound();

  function startRound() {
    const ending = new AbortController();
    const started = unlessLost(() => start(ending.signal)).catch((error: unknown) => {
      log.error({ err: error }, 'The search index could not be filled.');
      loaded.reject(error);
    });
    return { ending, started };
  }

  async function start(signal: AbortSignal): Promise<void> {
    let mark = (await takeUp(signal)) ?? (await load(signal));
    mark = mark && (await catchUp(mark, signal));
    if (mark === undefined) return;
    await index.apply({ upserts: [], removals: [], mark, ready: true });
    if (signal.aborted) return;
    const stop = events.subscribe((happened) => {
      hearing = unlessLost(() => follow(happened, signal));
      return hearing;
    }, mark);
    signal.addEventListener('abort', stop, { once: true });
    loaded.resolve();
  }

  /** The mark of what the index holds from before, or undefined when it is empty. */
  async function takeUp(signal: AbortSignal): Promise<EventMark | undefined> {
    const sourceId = await untilRead(() => readSourceId(db), signal);
    const mark = sourceId && (await index.resume(sourceId));
    if (!mark || (await untilRead(() => isOfThisHistory(db, mark), signal)) !== false)
      return mark || undefined;
    log.warn('The database has gone back behind what the search index holds, which is built anew.');
    await index.clear();
    return undefined;
  }

  /** Everybody, one batch being read while the one before is indexed. @returns the mark to follow from. */
  async function load(signal: AbortSignal): Promise<EventMark | undefined> {
    const mark = events.mark();
    let reading = untilRead(() => readNextTalents(db, ''), signal);
    for (;;) {
      const batch = await reading;
      if (batch === undefined || signal.aborted) return undefined;
      const { documents, last } = batch;
      if (last !== undefined) reading = untilRead(() => readNextTalents(db, last), signal);
      await index.apply({ upserts: documents, removals: [] });
      if (last === undefined) return mark;
    }
  }

  /** Follows what happened since a mark. @returns how far it has come. */
  async function catchUp(since: EventMark, signal: AbortSignal): Promise<EventMark | undefined> {
    let mark = since;
    for (let isMore = true; isMore; ) {
      const from = mark;
      const happened = await untilRead(() => readSettled(db, from, BATCH), signal);
      if (happened === undefined) return undefined;
      await follow(happened, signal);
      mark = markOfLast(happened) ?? mark;
      isMore = happened.length === BATCH;
    }
    await readAhead(mark, signal);
    return signal.aborted ? undefined : mark;
  }

  /**
   * Reads again whom committed events name that wait for an older transaction: without them the index would be called
   * complete while it lacks what stood in the database at the start. The mark stays, so they are followed once more when
   * they are settled.
   */
  async function readAhead(since: EventMark, signal: AbortSignal): Promise<void> {
    let place = since;
    for (let isMore = true; isMore; ) {
      const from = place;
      const happened = await untilRead(() => readCommitted(db, from, BATCH), signal);
      if (happened === undefined) return;
      const talentIds = changedBy(happened);
      if (talentIds.length > 0) await reread(talentIds, {}, signal);
      place = markOfLast(happened) ?? place;
      isMore = happened.length === BATCH;
    }
  }

  async function follow(happened: readonly StoredEvent[], signal: AbortSignal): Promise<void> {
    const mark = markOfLast(happened);
    if (mark === undefined) return;
    const talentIds = changedBy(happened);
    for (let from = 0; from === 0 || from < talentIds.length; from += BATCH) {
      const isLast = from + BATCH >= talentIds.length;
      const isRead = await reread(talentIds.slice(from, from + BATCH), isLast ? { mark } : {}, signal);
      if (!isRead) return;
    }
  }

  /** Gives the index what the database says of these talent now. @returns false when the round has ended first */
  async function reread(
    talentIds: readonly string[],
    rest: { mark?: EventMark },
    signal: AbortSignal,
  ): Promise<boolean> {
    const upserts = await untilRead(() => readIndexedTalents(db, talentIds), signal);
    if (upserts === undefined) return false;
    const inSearch = new Set(upserts.map(({ talentId }) => talentId));
    const removals = talentIds.filter((talentId) => !inSearch.has(talentId));
    await index.apply({ upserts, removals, ...rest });
    return true;
  }

  /** Undefined when the round has ended first. */
  async function untilRead<Found>(
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
      round.ending.abort();
      round = startRound();
    },
    close: async () => {
      round.ending.abort();
      await round.started;
      await hearing;
    },
  };
}

/** An index that is lost is filled by the next round; what this one had for it is then read again. */
async function unlessLost(act: () => Promise<void>): Promise<void> {
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

/** The talent that these events name, each once. */
function changedBy(happened: readonly StoredEvent[]): string[] {
  const changed = new Set<string>();
  for (const { kind, talentId } of happened) if (talentId && INDEXED_KINDS.has(kind)) changed.add(talentId);
  return [...changed];
}
