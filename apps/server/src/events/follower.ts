import { drizzle } from 'drizzle-orm/node-postgres';
import type { Connection, Db } from '../db/client.ts';
import { isUnavailable } from '../db/unavailable.ts';
import type { Log } from '../base/log.ts';
import { hangDoorbell } from './doorbell.ts';
import type { EventMark } from '@talaash/domain/event/mark';
import { BATCH_SIZE, currentMark, markOf, readAfter, readSettled } from './read.ts';
import type { StoredEvent } from './record.ts';
import { type Listener, openSubscriptions } from './subscription.ts';

/** How long a lost ring can delay events. */
const lookEveryMs = 1000;

/** Events that wait for an older transaction are looked at again after 2 ms, then 4, up to this. */
const longestWaitMs = 64;

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

/** Starts following the events from now on. */
export async function followEvents(options: { connection: Connection; db: Db; log: Log }): Promise<Follower> {
  const { connection, db, log } = options;
  const subscriptions = openSubscriptions({ db, log });
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
          subscriptions.distribute(settled);
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
    return { settled, isWaiting: firstWaiting >= 0, isMore: settled.length === BATCH_SIZE };
  }

  async function replaySince(place: EventMark, limit: number): Promise<StoredEvent[] | undefined> {
    const happened = await readSettled(db, place, limit + 1);
    return happened.length > limit ? undefined : happened;
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearInterval(clock);
    clearTimeout(retry);
    subscriptions.close();
    await doorbell.close();
  }

  return {
    subscribe: (listener, since = mark) => subscriptions.add(listener, since, mark),
    replaySince,
    mark: () => mark,
    ring: doorbell.ring,
    close,
  };
}

const withoutFlag = ({ isSettled: _, ...event }: StoredEvent & { isSettled: boolean }): StoredEvent => event;
