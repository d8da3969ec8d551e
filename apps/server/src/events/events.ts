import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../db/client.ts';
import { eventMarks } from '../db/schema/event.ts';
import type { Log } from '../base/log.ts';
import { type Follower, followEvents } from './follower.ts';
import { currentMark, markOf, readSettled } from './read.ts';
import type { StoredEvent } from './record.ts';

/** Acts on events inside the transaction that moves its mark. */
export type DurableListener = (happened: readonly StoredEvent[], tx: Tx) => Promise<void>;

export type Events = Omit<Follower, 'close'> & {
  /** Runs a transaction and, once it is committed, wakes everybody who follows the events recorded in it. */
  transaction<Result>(act: (tx: Tx) => Promise<Result>): Promise<Result>;
  /**
   * Follows under a name whose mark is kept, so that no event is missed while no server runs, and each is acted on by
   * one node only. When the listener throws, its transaction is undone and tried again a second later. It must be
   * quick, for every other event waits while its transaction is open: what takes time is a job.
   */
  followDurably(follower: string, listener: DurableListener): Promise<void>;
  close(): Promise<void>;
};

const durableBatch = 100;

/** How soon another node goes on when the one that was acting on events dies. */
const takeOverMs = 5000;

export async function openEvents(options: { database: Database; log: Log }): Promise<Events> {
  const { database, log } = options;
  const { db } = database;
  const follower = await followEvents({ connection: database.connection, db, log });
  const underWay = new Set<Promise<void>>();
  const clocks: NodeJS.Timeout[] = [];
  let isClosed = false;

  async function transaction<Result>(act: (tx: Tx) => Promise<Result>): Promise<Result> {
    const result = await db.transaction(act);
    follower.ring();
    return result;
  }

  async function followDurably(name: string, listener: DurableListener): Promise<void> {
    const { xid, id } = await currentMark(db);
    await db.insert(eventMarks).values({ follower: name, xid, id }).onConflictDoNothing();
    let isBusy = false;
    let isRungAgain = false;

    const look = () => {
      isRungAgain = true;
      if (isBusy || isClosed) return;
      isBusy = true;
      const work = readOn().finally(() => {
        isBusy = false;
        underWay.delete(work);
      });
      underWay.add(work);
    };

    const readOn = async () => {
      while (isRungAgain && !isClosed) {
        isRungAgain = false;
        try {
          if (await actOnce(name, listener)) isRungAgain = true;
        } catch (error) {
          log.error({ err: error, follower: name }, 'A durable follower failed on events; trying again.');
          setTimeout(look, 1000).unref();
        }
      }
    };

    follower.subscribe(look);
    clocks.push(setInterval(look, takeOverMs));
    look();
  }

  /** @returns whether there may be more. */
  function actOnce(name: string, listener: DurableListener): Promise<boolean> {
    return db.transaction(async (tx) => {
      const [mark] = await tx
        .select()
        .from(eventMarks)
        .where(eq(eventMarks.follower, name))
        .for('update', { skipLocked: true });
      // Another node is at it.
      if (!mark) return false;
      const happened = await readSettled(tx, mark, durableBatch);
      const last = happened.at(-1);
      if (!last) return false;
      await listener(happened, tx);
      const { xid, id } = markOf(last);
      await tx.update(eventMarks).set({ xid, id }).where(eq(eventMarks.follower, name));
      return happened.length === durableBatch;
    });
  }

  async function close(): Promise<void> {
    isClosed = true;
    for (const clock of clocks) clearInterval(clock);
    await follower.close();
    await Promise.allSettled(underWay);
  }

  return { ...follower, transaction, followDurably, close };
}
