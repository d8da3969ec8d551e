import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '../db/client.ts';
import type { Log } from '../base/log.ts';

const channel = 'talaash_events';

/** Rings within this time become one. */
const coalescedMs = 4;

export type Doorbell = {
  /** Tells every node, this one at once, that events were committed. */
  ring(): void;
  /**
   * Lends the connection that listens, one borrower at a time, for reading without waiting behind the pool;
   * undefined while it is being renewed.
   */
  borrowLine<Result>(act: (line: pg.Client) => Promise<Result>): Promise<Result> | undefined;
  close(): Promise<void>;
};

/**
 * Hears and gives the sign that events were committed. A NOTIFY inside the transactions themselves would make their
 * commits wait for each other, so it is sent after them, and seldom. It may get lost: listeners must also look
 * by themselves now and then.
 */
export function hangDoorbell(options: { connection: Connection; log: Log; onRing: () => void }): Doorbell {
  const { connection, log, onRing } = options;
  let line: pg.Client | undefined;
  let isClosed = false;
  let rungAt = 0;
  let pending: NodeJS.Timeout | undefined;
  let lastLoan: Promise<unknown> = Promise.resolve();
  const listening = keepListening();

  async function keepListening(): Promise<void> {
    let hasFailed = false;
    while (!isClosed) {
      const client = new pg.Client({ ...connection, application_name: 'talaash events', keepAlive: true });
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      client.on('error', () => undefined);
      client.on('notification', ({ processId }) => {
        if (processId !== processOf(client)) onRing();
      });
      try {
        await client.connect();
        await client.query(`listen ${channel}`);
        if (isClosed) {
          await client.end();
          return;
        }
        line = client;
        if (hasFailed) log.info('Listening for events again.');
        hasFailed = false;
        onRing();
        await ended;
      } catch (error) {
        if (!hasFailed) log.warn({ err: error }, 'Events cannot be listened for; trying again.');
        hasFailed = true;
        await client.end().catch(() => undefined);
      }
      line = undefined;
      if (!isClosed) await wait(100);
    }
  }

  function ring(): void {
    onRing();
    if (pending || isClosed) return;
    const delay = Math.max(0, rungAt + coalescedMs - performance.now());
    if (delay === 0) notify();
    else pending = setTimeout(notify, delay);
  }

  function notify(): void {
    pending = undefined;
    rungAt = performance.now();
    // A lost ring is made up for by the listeners' own looking.
    borrowLine((client) => client.query(`notify ${channel}`))?.catch(() => undefined);
  }

  function borrowLine<Result>(act: (line: pg.Client) => Promise<Result>): Promise<Result> | undefined {
    const client = line;
    if (!client) return undefined;
    const loan = lastLoan.then(() => act(client));
    lastLoan = loan.catch(() => undefined);
    return loan;
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(pending);
    await line?.end().catch(() => undefined);
    await listening;
  }

  return { ring, borrowLine, close };
}

/** The number by which PostgreSQL names a connection; the driver has it and its types do not. */
const processOf = (client: pg.Client) => (client as pg.Client & { processID: number }).processID;
