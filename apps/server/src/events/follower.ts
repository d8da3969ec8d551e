import { and, asc, getTableColumns, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Connection, Db } from '../db/client.ts';
import { events } from '../db/schema/event.ts';
import { isUnavailable } from '../db/unavailable.ts';
import type { Log } from '../base/log.ts';
import { openDoorbell } from './doorbell.ts';
import type { EventMark } from '@talaash/domain/event/mark';
import { after, isAfter, isSettled } from './mark.ts';
import type { StoredEvent } from './record.ts';

/** The polling interval: how long a lost ring can delay events. */
const pollMs = 1000;
const batchSize = 500;

/** Events that wait for an older transaction are read again after 2 ms, then 4, up to this backoff. */
const retryMsMax = 64;

/** Gets events in the order of their commits. What it throws is logged, and the events count as delivered. */
export type Listener = (happened: readonly StoredEvent[]) => void | Promise<void>;

export type Follower = {
  /**
   * Calls the listener with every event after `since`, by default from now on, each once and in order, one call at a
   * time. Returns the function that ends the subscription.
   */
  subscribe(listener: Listener, since?: EventMark): () => void;
  /** The events after a mark, or undefined when there are more than `limit`. */
  replaySince(mark: EventMark, limit: number): Promise<StoredEvent[] | undefined>;
  /** The position up to which events have been read. */
  mark(): EventMark;
  ring(): void;
  close(): Promise<void>;
};

type Subscription = { listener: Listener; mark: EventMark; pending: StoredEvent[]; isDelivering: boolean };

/** Starts following the events from now on. */
export async function followEvents(options: { connection: Connection; db: Db; log: Log }): Promise<Follower> {
  const { connection, db, log } = options;
  const subscriptions = new Set<Subscription>();
  let mark = await currentMark(db);
  let isReading = false;
  let isReadRequested = false;
  let isClosed = false;
  let retryMs = 1;
  let retryTimer: NodeJS.Timeout | undefined;
  const doorbell = openDoorbell({ connection, log, onRing: requestRead });
  const pollTimer = setInterval(requestRead, pollMs);

  function requestRead(): void {
    isReadRequested = true;
    if (!isReading && !isClosed) void readWhileRequested();
  }

  async function readWhileRequested(): Promise<void> {
    isReading = true;
    clearTimeout(retryTimer);
    try {
      while (isReadRequested && !isClosed) {
        isReadRequested = false;
        const { settled, hasUnsettled, hasMore } = await readNext();
        const last = settled.at(-1);
        if (last) {
          mark = markOf(last);
          retryMs = 1;
          for (const subscription of subscriptions) enqueue(subscription, settled);
        }
        if (hasMore) isReadRequested = true;
        else if (hasUnsettled) retrySoon();
      }
    } catch (error) {
      if (!isUnavailable(error) && !isClosed) log.error({ err: error }, 'Events could not be read.');
    } finally {
      isReading = false;
    }
  }

  function retrySoon(): void {
    retryMs = Math.min(retryMs * 2, retryMsMax);
    retryTimer = setTimeout(requestRead, retryMs);
  }

  async function readNext() {
    const rows = await (doorbell.useConnection((client) => readAfter(drizzle({ client }), mark)) ??
      readAfter(db, mark));
    const firstUnsettled = rows.findIndex((row) => !row.isSettled);
    const settled = (firstUnsettled < 0 ? rows : rows.slice(0, firstUnsettled)).map(withoutFlag);
    return { settled, hasUnsettled: firstUnsettled >= 0, hasMore: settled.length === batchSize };
  }

  function enqueue(subscription: Subscription, happened: readonly StoredEvent[]): void {
    subscription.pending.push(...happened.filter((event) => isAfter(markOf(event), subscription.mark)));
    if (!subscription.isDelivering) void deliverPending(subscription);
  }

  async function deliverPending(subscription: Subscription): Promise<void> {
    subscription.isDelivering = true;
    while (subscription.pending.length > 0 && subscriptions.has(subscription)) {
      const happened = subscription.pending.splice(0);
      const last = happened.at(-1);
      if (last) subscription.mark = markOf(last);
      await callListener(subscription.listener, happened);
    }
    subscription.isDelivering = false;
  }

  async function callListener(listener: Listener, happened: readonly StoredEvent[]): Promise<void> {
    try {
      await listener(happened);
    } catch (error) {
      log.error({ err: error }, 'A listener failed on events.');
    }
  }

  function subscribe(listener: Listener, since: EventMark = mark): () => void {
    const subscription: Subscription = { listener, mark: since, pending: [], isDelivering: false };
    subscriptions.add(subscription);
    if (isAfter(mark, since)) void catchUp(subscription);
    return () => subscriptions.delete(subscription);
  }

  /** Delivers the past events; new ones stay pending until then. */
  async function catchUp(subscription: Subscription): Promise<void> {
    subscription.isDelivering = true;
    try {
      for (let hasMore = true; hasMore && subscriptions.has(subscription); ) {
        const happened = await readSettled(db, subscription.mark, batchSize);
        hasMore = happened.length === batchSize;
        const last = happened.at(-1);
        if (!last) break;
        subscription.mark = markOf(last);
        await callListener(subscription.listener, happened);
      }
      subscription.pending = subscription.pending.filter((event) =>
        isAfter(markOf(event), subscription.mark),
      );
      await deliverPending(subscription);
    } catch (error) {
      if (isClosed) return;
      log.error({ err: error }, 'A listener could not catch up with past events; trying again.');
      setTimeout(() => void catchUp(subscription), pollMs);
    }
  }

  async function replaySince(since: EventMark, limit: number): Promise<StoredEvent[] | undefined> {
    const happened = await readSettled(db, since, limit + 1);
    return happened.length > limit ? undefined : happened;
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearInterval(pollTimer);
    clearTimeout(retryTimer);
    subscriptions.clear();
    await doorbell.close();
  }

  return { subscribe, replaySince, mark: () => mark, ring: doorbell.ring, close };
}

/** The position before which everything is settled. */
export async function currentMark(db: Db): Promise<EventMark> {
  const { rows } = await db.execute<{ xid: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`,
  );
  return { xid: rows[0]?.xid ?? '0', id: 0 };
}

/** Committed events after a mark, oldest first; those that wait for an older transaction come last. */
const readAfter = (db: Pick<Db, 'select'>, since: EventMark) =>
  db
    .select({ ...getTableColumns(events), isSettled })
    .from(events)
    .where(after(since))
    .orderBy(asc(events.xid), asc(events.id))
    .limit(batchSize);

/** Settled events after a mark, oldest first. */
export const readSettled = (
  db: Pick<Db, 'select'>,
  since: EventMark,
  limit: number,
): Promise<StoredEvent[]> =>
  db
    .select()
    .from(events)
    .where(and(after(since), isSettled))
    .orderBy(asc(events.xid), asc(events.id))
    .limit(limit);

/** Committed events after a mark, oldest first. Those at the end may not be settled: older ones may still appear before them. */
export const readCommitted = (
  db: Pick<Db, 'select'>,
  since: EventMark,
  limit: number,
): Promise<StoredEvent[]> =>
  db.select().from(events).where(after(since)).orderBy(asc(events.xid), asc(events.id)).limit(limit);

export const markOf = ({ xid, id }: StoredEvent): EventMark => ({ xid, id });

const withoutFlag = ({ isSettled: _, ...event }: StoredEvent & { isSettled: boolean }): StoredEvent => event;
