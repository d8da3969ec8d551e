import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Connection, Db } from '../db/client.ts';
import { CALL_TIMES, KEEP_ALIVE, limitTimes } from '../db/time-limit.ts';
import type { Log } from '../base/log.ts';
import { hearSignal, type Signal, SIGNAL_CHANNEL, type SignalListener } from './signal.ts';

const channel = 'talaash_events';

/** Rings within this time become one NOTIFY. */
const coalesceMs = 4;

export type Doorbell = {
  /** Notifies every node that events were committed; this one at once. */
  ring(): void;
  /** Sends a signal to every node, this one too. It gets lost while there is no connection. */
  signal(signal: Signal): Promise<void>;
  /**
   * Runs `act` on the listening connection, one caller at a time, so that a read does not wait for the pool. Returns
   * undefined while the connection is being renewed.
   */
  useConnection<Result>(act: (db: Db) => Promise<Result>): Promise<Result> | undefined;
  close(): Promise<void>;
};

/**
 * Sends and receives a NOTIFY when events were committed. Inside the transactions themselves, NOTIFY would make their
 * commits wait for each other, so it is sent after them and coalesced. It may get lost: followers must also poll.
 */
export function openDoorbell(options: {
  connection: Connection;
  db: Db;
  log: Log;
  onRing: () => void;
  onSignal: SignalListener;
}): Doorbell {
  const { connection, db, log, onRing, onSignal } = options;
  let listener: { client: pg.Client; db: Db } | undefined;
  let isClosed = false;
  let notifiedAt = 0;
  let pending: NodeJS.Timeout | undefined;
  let lastUse: Promise<unknown> = Promise.resolve();
  const listening = keepListening();

  async function keepListening(): Promise<void> {
    let hasFailed = false;
    while (!isClosed) {
      const client = new pg.Client({ ...connection, ...KEEP_ALIVE, application_name: 'talaash events' });
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      client.on('error', () => undefined);
      client.on('notification', ({ channel: of, payload, processId }) => {
        if (of === SIGNAL_CHANNEL) hearSignal(payload, onSignal);
        else if (processId !== processOf(client)) onRing();
      });
      try {
        await client.connect();
        await limitTimes(client, CALL_TIMES);
        await client.query(`listen ${channel}; listen ${SIGNAL_CHANNEL}`);
        if (isClosed) {
          await client.end();
          return;
        }
        listener = { client, db: drizzle({ client }) };
        if (hasFailed) log.info('The server listens for events again.');
        hasFailed = false;
        onRing();
        await ended;
      } catch (error) {
        if (!hasFailed) log.warn({ err: error }, 'The server cannot listen for events. Retrying.');
        hasFailed = true;
        await client.end().catch(() => undefined);
      }
      listener = undefined;
      if (!isClosed) await wait(100);
    }
  }

  function ring(): void {
    onRing();
    if (pending || isClosed) return;
    const delay = Math.max(0, notifiedAt + coalesceMs - performance.now());
    if (delay === 0) notify();
    else pending = setTimeout(notify, delay);
  }

  function notify(): void {
    pending = undefined;
    notifiedAt = performance.now();
    const send = (from: Db) => from.execute(`notify ${channel}`);
    // The followers' polling makes up for a lost NOTIFY.
    (useConnection(send) ?? send(db)).catch(() => undefined);
  }

  function useConnection<Result>(act: (db: Db) => Promise<Result>): Promise<Result> | undefined {
    const db = listener?.db;
    if (!db) return undefined;
    const use = lastUse.then(() => act(db));
    lastUse = use.catch(() => undefined);
    return use;
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(pending);
    await listener?.client.end().catch(() => undefined);
    await listening;
  }

  return {
    ring,
    signal: async (sent) => void (await (useConnection(signalling(sent)) ?? signalling(sent)(db))),
    useConnection,
    close,
  };
}

const signalling = (sent: Signal) => (db: Db) =>
  db.execute(sql`select pg_notify(${SIGNAL_CHANNEL}, ${JSON.stringify(sent)})`);

/** The process id of PostgreSQL's end of a connection. The driver has it, its types do not. */
const processOf = (client: pg.Client) => (client as pg.Client & { processID: number }).processID;
