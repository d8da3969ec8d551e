import type { EventMark } from '@talaash/domain/event/mark';
import type { Log } from '../base/log.ts';
import type { Db } from '../db/client.ts';
import { isAfter } from './mark.ts';
import { BATCH_SIZE, markOf, readSettled } from './read.ts';
import type { StoredEvent } from './record.ts';

/** A listener that could not catch up tries again after this. */
const retryMs = 1000;

/** Hears events in the order of their commits. What it throws is logged, and the events count as heard. */
export type Listener = (happened: readonly StoredEvent[]) => void | Promise<void>;

type Subscription = { listener: Listener; mark: EventMark; waiting: StoredEvent[]; isBusy: boolean };

/** Those who hear events, each once and in order, one call at a time. */
export function openSubscriptions({ db, log }: { db: Db; log: Log }) {
  const subscriptions = new Set<Subscription>();
  let isClosed = false;

  /** @param mark up to where events have been distributed; what lies between `since` and it is read. */
  function add(listener: Listener, since: EventMark, mark: EventMark): () => void {
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
        const happened = await readSettled(db, subscription.mark, BATCH_SIZE);
        isMore = happened.length === BATCH_SIZE;
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
      setTimeout(() => void catchUp(subscription), retryMs);
    }
  }

  function distribute(happened: readonly StoredEvent[]): void {
    for (const subscription of subscriptions) deliver(subscription, happened);
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

  function close(): void {
    isClosed = true;
    subscriptions.clear();
  }

  return { add, distribute, close };
}
