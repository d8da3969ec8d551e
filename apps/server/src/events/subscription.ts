import type { EventCursor } from '@talaash/domain/event/cursor';
import type { Log } from '../base/log.ts';
import type { Db } from '../db/client.ts';
import { isAfter } from './cursor.ts';
import { BATCH_SIZE, cursorOf, readSettled } from './read.ts';
import type { StoredEvent } from './record.ts';

/** A listener that could not catch up is retried after this. */
const retryMs = 1000;

/** Gets events in the order of their commits. What it throws is logged, and the events count as delivered. */
export type Listener = (happened: readonly StoredEvent[]) => void | Promise<void>;

/** Is called when events were missed for good: they were pruned while this process was stopped. */
export type GapListener = () => void;

type Subscription = {
  listener: Listener;
  onGap: GapListener;
  cursor: EventCursor;
  pending: StoredEvent[];
  isDelivering: boolean;
};

/** Delivers events to listeners, each once and in order, one call at a time. */
export function openSubscriptions({ db, log }: { db: Db; log: Log }) {
  const subscriptions = new Set<Subscription>();
  let isClosed = false;

  /** @param cursor up to where events were distributed; those between `since` and it are read from the database */
  function add(listener: Listener, since: EventCursor, cursor: EventCursor, onGap: GapListener): () => void {
    const subscription: Subscription = { listener, onGap, cursor: since, pending: [], isDelivering: false };
    subscriptions.add(subscription);
    if (isAfter(cursor, since)) void catchUp(subscription, cursor);
    return () => subscriptions.delete(subscription);
  }

  /** Delivers the past events, at least up to `read`; new ones stay pending until then. */
  async function catchUp(subscription: Subscription, read: EventCursor): Promise<void> {
    subscription.isDelivering = true;
    try {
      for (let hasMore = true; hasMore && subscriptions.has(subscription); ) {
        const happened = await readSettled(db, { since: subscription.cursor, read }, BATCH_SIZE);
        hasMore = happened.length === BATCH_SIZE;
        const last = happened.at(-1);
        if (!last) break;
        subscription.cursor = cursorOf(last);
        await callListener(subscription.listener, happened);
      }
      subscription.pending = subscription.pending.filter((event) =>
        isAfter(cursorOf(event), subscription.cursor),
      );
      await deliverPending(subscription);
    } catch (error) {
      if (isClosed) return;
      log.error({ err: error }, 'A listener could not catch up with past events. Retrying.');
      setTimeout(() => void catchUp(subscription, read), retryMs);
    }
  }

  function distribute(happened: readonly StoredEvent[]): void {
    for (const subscription of subscriptions) enqueue(subscription, happened);
  }

  function enqueue(subscription: Subscription, happened: readonly StoredEvent[]): void {
    subscription.pending.push(...happened.filter((event) => isAfter(cursorOf(event), subscription.cursor)));
    if (!subscription.isDelivering) void deliverPending(subscription);
  }

  async function deliverPending(subscription: Subscription): Promise<void> {
    subscription.isDelivering = true;
    while (subscription.pending.length > 0 && subscriptions.has(subscription)) {
      const happened = subscription.pending.splice(0);
      const last = happened.at(-1);
      if (last) subscription.cursor = cursorOf(last);
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

  /** Goes on from a later cursor, and says so to everybody. */
  function skipTo(cursor: EventCursor): void {
    for (const subscription of subscriptions) {
      subscription.pending = [];
      subscription.cursor = cursor;
      subscription.onGap();
    }
  }

  function close(): void {
    isClosed = true;
    subscriptions.clear();
  }

  return { add, distribute, skipTo, close };
}
