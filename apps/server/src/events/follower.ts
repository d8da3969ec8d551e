import { and, asc, getTableColumns, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Connection, Db } from '../db/client.ts';
import { events } from '../db/schema/event.ts';
import { isUnavailable } from '../db/unavailable.ts';
import type { Log } from '../base/log.ts';
import { hangDoorbell } from './doorbell.ts';
import type { EventMark } from '@talaash/domain/event/mark';
import { after, isAfter, isSettled } from './mark.ts';
import type { StoredEvent } from './record.ts';

/** How long a lost ring can delay events. */
const lookEveryMs = 1000;
const batchSize = 500;

/** Events that wait for an older transaction are looked at again after 2 ms, then 4, up to this. */
const longestWaitMs = 64;

/** Hears events in the order of their commits. What it throws is logged, and the events count as heard. */
export type Listener = (happened: readonly StoredEvent[]) => void | Promise<void>;

export type Follower = {
  /**
   * Calls the listener with every event after `since`, by default from now on, each once and in order, one call at a
   * time. Returns the way to stop.
   */
  subscribe(listener: Listener, since?: EventMark): () => void;
  /** The events after a mark, or undefined when there are more than `limit`. */
  replaySince(mark: EventMark, limit: number): Promise<StoredEvent[] | undefined>;
  /** The place up to which events have been heard. */
  mark(): EventMark;
  ring(): void;
  close(): Promise<void>;
};

type Subscription = { listener: Listener; mark: EventMark; waiting: StoredEvent[]; isBusy: boolean };

/** Starts following the events from now on. */
export async function followEvents(options: { connection: Connection; db: Db; log: Log }): Promise<Follower> {
  const { connection, db, log } = options;
  const subscriptions = new Set<Subscription>();
  let mark = await currentMark(db);
  let isReading = false;
  let isRungAgain = false;
  let isClosed = false;
  let waitMs = 1;
  let retry: NodeJS.Timeout | undefined;
  const doorbell = hangDoorbell({ connection, log, onRing: look });
  const clock = setInterval(look, lookEveryMs);

  function look(): void {
    isRungAgain = true;
    if (!isReading && !isClosed) void readOn();
  }

  async function readOn(): Promise<void> {
    isReading = true;
    clearTimeout(retry);
    try {
      while (isRungAgain && !isClosed) {
        isRungAgain = false;
        const { settled, isWaiting, isMore } = await readNext();
        const last = settled.at(-1);
        if (last) {
          mark = markOf(last);
          waitMs = 1;
          for (const subscription of subscriptions) deliver(subscription, settled);
        }
        if (isMore) isRungAgain = true;
        else if (isWaiting) lookSoon();
      }
    } catch (error) {
      if (!isUnavailable(error) && !isClosed) log.error({ err: error }, 'Events could not be read.');
    } finally {
      isReading = false;
    }
  }

  function lookSoon(): void {
    waitMs = Math.min(waitMs * 2, longestWaitMs);
    retry = setTimeout(look, waitMs);
  }

  async function readNext() {
    const rows = await (doorbell.borrowLine((line) => readAfter(drizzle({ client: line }), mark)) ??
      readAfter(db, mark));
    const firstWaiting = rows.findIndex((row) => !row.isSettled);
    const settled = (firstWaiting < 0 ? rows : rows.slice(0, firstWaiting)).map(withoutFlag);
    return { settled, isWaiting: firstWaiting >= 0, isMore: settled.length === batchSize };
  }

  function deliver(subscription: Subscription, happened: readonly StoredEvent[]): void {
    subscription.waiting.push(...happened.filter((event) => isAfter(markOf(event), subscription.mark)));
    if (!subscription.isBusy) void hand(subscription);
  }

  async function hand(subscription: Subscription): Promise<void> {
    subscription.isBusy = true;
    while (subscription.waiting.length > 0 && subscriptions.has(subscription)) {
      const happened = subscription.waiting.splice(0);
      const last = happened.at(-1);
      if (last) subscription.mark = markOf(last);
      await tell(subscription.listener, happened);
    }
    subscription.isBusy = false;
  }

  async function tell(listener: Listener, happened: readonly StoredEvent[]): Promise<void> {
    try {
      await listener(happened);
    } catch (error) {
      log.error({ err: error }, 'A listener failed on events.');
    }
  }

  function subscribe(listener: Listener, since: EventMark = mark): () => void {
    const subscription: Subscription = { listener, mark: since, waiting: [], isBusy: false };
    subscriptions.add(subscription);
    if (isAfter(mark, since)) void catchUp(subscription);
    return () => subscriptions.delete(subscription);
  }

  /** Reads what is already past, while what happens meanwhile waits behind it. */
  async function catchUp(subscription: Subscription): Promise<void> {
    subscription.isBusy = true;
    try {
      for (let isMore = true; isMore && subscriptions.has(subscription); ) {
        const happened = await readSettled(db, subscription.mark, batchSize);
        isMore = happened.length === batchSize;
        const last = happened.at(-1);
        if (!last) break;
        subscription.mark = markOf(last);
        await tell(subscription.listener, happened);
      }
      subscription.waiting = subscription.waiting.filter((event) =>
        isAfter(markOf(event), subscription.mark),
      );
      await hand(subscription);
    } catch (error) {
      if (isClosed) return;
      log.error({ err: error }, 'A listener could not catch up with past events; trying again.');
      setTimeout(() => void catchUp(subscription), lookEveryMs);
    }
  }

  async function replaySince(place: EventMark, limit: number): Promise<StoredEvent[] | undefined> {
    const happened = await readSettled(db, place, limit + 1);
    return happened.length > limit ? undefined : happened;
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearInterval(clock);
    clearTimeout(retry);
    subscriptions.clear();
    await doorbell.close();
  }

  return { subscribe, replaySince, mark: () => mark, ring: doorbell.ring, close };
}

/** The place before which everything has been settled. */
export async function currentMark(db: Db): Promise<EventMark> {
  const { rows } = await db.execute<{ xid: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`,
  );
  return { xid: rows[0]?.xid ?? '0', id: 0 };
}

/** Committed events after a mark in their order; those that wait for an older transaction stand at the end. */
const readAfter = (db: Pick<Db, 'select'>, place: EventMark) =>
  db
    .select({ ...getTableColumns(events), isSettled })
    .from(events)
    .where(after(place))
    .orderBy(asc(events.xid), asc(events.id))
    .limit(batchSize);

/** Settled events after a mark, oldest first. */
export const readSettled = (
  db: Pick<Db, 'select'>,
  place: EventMark,
  limit: number,
): Promise<StoredEvent[]> =>
  db
    .select()
    .from(events)
    .where(and(after(place), isSettled))
    .orderBy(asc(events.xid), asc(events.id))
    .limit(limit);

/** Committed events after a mark, oldest first. Those at the end may not be settled: older ones may still appear before them. */
export const readCommitted = (
  db: Pick<Db, 'select'>,
  place: EventMark,
  limit: number,
): Promise<StoredEvent[]> =>
  db.select().from(events).where(after(place)).orderBy(asc(events.xid), asc(events.id)).limit(limit);

export const markOf = ({ xid, id }: StoredEvent): EventMark => ({ xid, id });

const withoutFlag = ({ isSettled: _, ...event }: StoredEvent & { isSettled: boolean }): StoredEvent => event;
