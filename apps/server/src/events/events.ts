import { eq } from 'drizzle-orm';
import type { Database, Db, Tx } from '../db/client.ts';
import { eventCursors } from '../db/schema/event.ts';
import type { Log } from '../base/log.ts';
import { type Follower, followEvents } from './follower.ts';
import { currentCursor, cursorOf, readSettled } from './read.ts';
import type { StoredEvent } from './record.ts';

/** Handles events inside the transaction that advances its cursor. */
export type DurableListener = (happened: readonly StoredEvent[], tx: Tx) => Promise<void>;

export type Events = Omit<Follower, 'close'> & {
  /** Runs a transaction and, after the commit, wakes the followers of the events recorded in it. */
  transaction<Result>(act: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Runs a single statement that writes and, after it, wakes the followers of the events recorded in it. */
  write<Result>(act: (writer: Db) => Promise<Result>): Promise<Result>;
  /**
   * Follows the events under a name whose cursor is stored, so that none is missed while no server runs and each is handled
   * by one node only. When the listener throws, its transaction is rolled back and retried a second later. It must be
   * quick, because all other events wait while its transaction is open: slow work is for a job.
   */
  followDurably(follower: string, listener: DurableListener): Promise<void>;
  close(): Promise<void>;
};

/** Small, because all other events wait while a batch is handled. */
const durableBatchSize = 25;

/** How soon another node takes over when the node that handles the events dies. */
const takeOverMs = 5000;

export async function openEvents(options: { database: Database; log: Log }): Promise<Events> {
  const { database, log } = options;
  const { db } = database;
  const follower = await followEvents({ connection: database.connection, db, log });
  const running = new Set<Promise<void>>();
  const timers: NodeJS.Timeout[] = [];
  let isClosed = false;

  async function transaction<Result>(act: (tx: Tx) => Promise<Result>): Promise<Result> {
    const result = await db.transaction(act);
    follower.ring();
    return result;
  }

  async function write<Result>(act: (writer: Db) => Promise<Result>): Promise<Result> {
    const result = await act(database.writer);
    follower.ring();
    return result;
  }

  async function followDurably(name: string, listener: DurableListener): Promise<void> {
    const { xid, id } = await currentCursor(db);
    await db.insert(eventCursors).values({ follower: name, xid, id }).onConflictDoNothing();
    let isReading = false;
    let isReadRequested = false;

    const requestRead = () => {
      isReadRequested = true;
      if (isReading || isClosed) return;
      isReading = true;
      const work = readWhileRequested().finally(() => {
        isReading = false;
        running.delete(work);
      });
      running.add(work);
    };

    const readWhileRequested = async () => {
      while (isReadRequested && !isClosed) {
        isReadRequested = false;
        try {
          const batch = await handleBatch(name, listener);
          if (batch === 'more') isReadRequested = true;
          // The listener may have recorded events of its own.
          if (batch !== 'none') follower.ring();
        } catch (error) {
          log.error({ err: error, follower: name }, 'A durable follower failed on events. Retrying.');
          setTimeout(requestRead, 1000).unref();
        }
      }
    };

    follower.subscribe(requestRead);
    timers.push(setInterval(requestRead, takeOverMs));
    requestRead();
  }

  function handleBatch(name: string, listener: DurableListener): Promise<'none' | 'last' | 'more'> {
    return db.transaction(async (tx) => {
      const [cursor] = await tx
        .select()
        .from(eventCursors)
        .where(eq(eventCursors.follower, name))
        .for('update', { skipLocked: true });
      // Another node holds the lock and handles the events.
      if (!cursor) return 'none';
      const happened = await readSettled(tx, { since: cursor, read: follower.cursor() }, durableBatchSize);
      const last = happened.at(-1);
      if (!last) return 'none';
      await listener(happened, tx);
      const { xid, id } = cursorOf(last);
      await tx.update(eventCursors).set({ xid, id }).where(eq(eventCursors.follower, name));
      return happened.length === durableBatchSize ? 'more' : 'last';
    });
  }

  async function close(): Promise<void> {
    isClosed = true;
    for (const timer of timers) clearInterval(timer);
    await follower.close();
    await Promise.allSettled(running);
  }

  return { ...follower, transaction, write, followDurably, close };
}
