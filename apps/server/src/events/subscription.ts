import type { EventMark } from '@talaash/domain/event/mark';
import type { Log } from '../base/log.ts';
import type { Db } from '../db/client.ts';
import { isAfter } from './mark.ts';
import { BATCH_SIZE, markOf, readSettled } from './read.ts';
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
  mark: EventMark;
  pending: StoredEvent[];
  isDelivering: boolean;
};

/** Delivers events to listeners, each once and in order, one call at a time. */
export function openSubscriptions({ db, log }: { db: Db; log: Log }) {
  const subscriptions = new Set<Subscription>();
  let isClosed = false;

  /** @param mark up to where events were distributed; those between `since` and it are read from the database */
  function add(listener: Listener, since: EventMark, mark: EventMark, onGap: GapListener): () => void {
    const subscription: Subscription = { listener, onGap, mark: since, pending: [], isDelivering: false };
    subscriptions.add(subscription);
    if (isAfter(mark, since)) void catchUp(subscription, mark);
    return () => subscriptions.delete(subscription);
  }

  /** Delivers the past events, at least up to `read`; new ones stay pending until then. */
  async function catchUp(subscription: Subscription, read: EventMark): Promise<void> {
    subscription.isDelivering = true;
    try {
      for (let hasMore = true; hasMore && subscriptions.has(subscription); ) {
        const happened = await readSettled(db, { since: subscription.mark, read }, BATCH_SIZE);
        hasMore = happened.length === BATCH_SIZE;
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
      setTimeout(() => void catchUp(subscription, read), retryMs);
    }
  }

  function distribute(happened: readonly StoredEvent[]): void {
    for (const subscription of subscriptions) enqueue(subscription, happened);
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

  /** Goes on from a later mark, and says so to everybody. */
  function skipTo(mark: EventMark): void {
    for (const subscription of subscriptions) {
      subscription.pending = [];
      subscription.mark = mark;
      subscription.onGap();
    }
  }

  function close(): void {
    isClosed = true;
    subscriptions.clear();
  }

  return { add, distribute, skipTo, close };
}
