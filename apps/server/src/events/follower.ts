import type { Connection, Db } from '../db/client.ts';
import { isUnavailable } from '../db/unavailable.ts';
import type { Log } from '../base/log.ts';
import { openDoorbell } from './doorbell.ts';
import type { EventCursor } from '@talaash/domain/event/cursor';
import { isPruned } from './prune.ts';
import { BATCH_SIZE, currentCursor, cursorOf, readAfter, readSettled } from './read.ts';
import type { StoredEvent } from './record.ts';
import { openSignalListeners, type Signal, type SignalListener } from './signal.ts';
import { type GapListener, type Listener, openSubscriptions } from './subscription.ts';

/** The polling interval: the longest delay that a lost NOTIFY causes. */
const pollMs = 1000;

/** Events that wait for an older transaction are read again after 2 ms, then 4, up to this backoff. */
const retryMsMax = 64;

/** A process that has not read for longer than this, for example on a machine that slept, may have missed pruned events. */
const awayMsMax = 60 * 60 * 1000;

export type Follower = {
  /**
   * Calls the listener with every event after `since` (by default from now on), once each, in order, one call at a time. Calls
   * `onGap` if events were missed for good. Returns a function that unsubscribes.
   */
  subscribe(listener: Listener, since?: EventCursor, onGap?: GapListener): () => void;
  /** The events after a cursor, or undefined when there are more than `limit` or some are gone. */
  replaySince(cursor: EventCursor, limit: number): Promise<StoredEvent[] | undefined>;
  /** The position up to which events have been read. */
  cursor(): EventCursor;
  ring(): void;
  /** Sends a signal to all nodes. */
  signal(signal: Signal): Promise<void>;
  /** Calls the listener with every signal of any node. Returns a function that unsubscribes. */
  onSignal(listener: SignalListener): () => void;
  close(): Promise<void>;
};

/** Starts following the events from now on. */
export async function followEvents(options: { connection: Connection; db: Db; log: Log }): Promise<Follower> {
  const { connection, db, log } = options;
  const subscriptions = openSubscriptions({ db, log });
  let cursor = await currentCursor(db);
  let isReading = false;
  let isReadRequested = false;
  let isClosed = false;
  let readAt = Date.now();
  let retryMs = 1;
  let retryTimer: NodeJS.Timeout | undefined;
  const signals = openSignalListeners();
  const doorbell = openDoorbell({ connection, db, log, onRing: requestRead, onSignal: signals.hear });
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
        // Before the read: the process may sleep during it.
        const startedAt = Date.now();
        if (startedAt - readAt > awayMsMax) await noticeGap();
        const { settled, hasUnsettled, hasMore } = await readNext();
        readAt = startedAt;
        const last = settled.at(-1);
        if (last) {
          cursor = cursorOf(last);
          retryMs = 1;
          subscriptions.distribute(settled);
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

  /** After a long sleep of this process, the events that it has not read may be gone. */
  async function noticeGap(): Promise<void> {
    if (!(await isPruned(db, cursor))) return;
    log.warn('Events were deleted before this server read them. It reads everything again.');
    cursor = await currentCursor(db);
    subscriptions.skipTo(cursor);
  }

  function retrySoon(): void {
    retryMs = Math.min(retryMs * 2, retryMsMax);
    retryTimer = setTimeout(requestRead, retryMs);
  }

  async function readNext() {
    const hasWaited = retryMs > 1;
    const read = (from: Db) => readAfter(from, cursor, hasWaited);
    return splitSettled(await (doorbell.useConnection(read) ?? read(db)));
  }

  async function replaySince(since: EventCursor, limit: number): Promise<StoredEvent[] | undefined> {
    if (await isPruned(db, since)) return undefined;
    const happened = await readSettled(db, { since, read: cursor }, limit + 1);
    return happened.length > limit ? undefined : happened;
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearInterval(pollTimer);
    clearTimeout(retryTimer);
    subscriptions.close();
    await doorbell.close();
  }

  return {
    subscribe: (listener, since = cursor, onGap = () => undefined) =>
      subscriptions.add(listener, since, cursor, onGap),
    replaySince,
    cursor: () => cursor,
    ring: doorbell.ring,
    signal: doorbell.signal,
    onSignal: signals.add,
    close,
  };
}

/** The events before the first one that may still be preceded by others. */
function splitSettled(rows: readonly (StoredEvent & { isSettled: boolean })[]) {
  const firstUnsettled = rows.findIndex((row) => !row.isSettled);
  const settled = (firstUnsettled < 0 ? rows : rows.slice(0, firstUnsettled)).map(withoutFlag);
  return { settled, hasUnsettled: firstUnsettled >= 0, hasMore: settled.length === BATCH_SIZE };
}

const withoutFlag = ({ isSettled: _, ...event }: StoredEvent & { isSettled: boolean }): StoredEvent => event;
