import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pLimit from 'p-limit';
import pg from 'pg';
import type { Log } from '../base/log.ts';
import { currentRequest } from '../base/request-context.ts';
import { spanned } from '../base/trace.ts';
import { retryAfterDuplicate, retryConflicts } from './conflict.ts';
import { PlannedClient } from './planned-client.ts';
import { CALL_TIMES, KEEP_ALIVE, limitTimes, type TimeLimits } from './time-limit.ts';
import { Unavailable } from './unavailable.ts';

/** How to reach a PostgreSQL of our own: the folder of its socket, and the names to connect with. */
export type SocketConnection = { host: string; port: number; user: string; database: string };

export type Connection = SocketConnection | { connectionString: string };

export type Db = NodePgDatabase;

/** What the function of a transaction gets: the calls of `Db`, inside the transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Database = {
  db: Db;
  /**
   * For single statements that write. Each may wait for a lock, so it runs in turn with the transactions and is retried like
   * one.
   */
  writer: Db;
  pool: pg.Pool;
  connection: Connection;
  close(): Promise<void>;
};

/** How long a query or a transaction waits for a connection. */
const connectionMsMax = 5000;

/**
 * Opens a connection pool. It connects at the first query. Connections that die, as when the database restarts, are
 * replaced at the next query; only running queries fail, with an error for which `isUnavailable` is true.
 */
export function openDatabase(options: {
  connection: Connection;
  poolSize: number;
  log: Log;
  times?: TimeLimits;
}): Database {
  const { times = CALL_TIMES } = options;
  const pool = new pg.Pool({
    ...options.connection,
    ...KEEP_ALIVE,
    Client: PlannedClient,
    max: options.poolSize,
    connectionTimeoutMillis: connectionMsMax,
    idleTimeoutMillis: 60_000,
    application_name: 'talaash',
    onConnect: (client) => limitTimes(client, times),
  });
  const query = pool.query.bind(pool) as Query;
  pool.query = traced((...given) => retryConflicts(() => query(...given)));
  let isClosing = false;
  // A connection may also die between two queries of its caller. Without a listener, that would end the process.
  pool.on('connect', (client) =>
    client.on('error', ({ message }) => {
      if (!isClosing) options.log.warn({ reason: message }, 'A connection to the database was lost.');
    }),
  );
  // The connection's own listener has already logged it.
  pool.on('error', () => undefined);
  const close = () => {
    isClosing = true;
    return pool.end();
  };
  const inTurn = turns(Math.max(1, Math.floor(pool.options.max * 0.75)));
  const writing = traced((...given) => inTurn(() => query(...given)));
  return {
    db: queryBuilder(pool, inTurn),
    writer: drizzle({ client: { query: writing } as pg.Pool }),
    pool,
    connection: options.connection,
    close,
  };
}

type Query = (...given: unknown[]) => Promise<unknown>;

const traced = (query: Query) =>
  ((...given: unknown[]) => {
    const trace = currentRequest()?.trace;
    return trace
      ? spanned(trace, { kind: 'database', name: 'query' }, () => query(...given))
      : query(...given);
  }) as pg.Pool['query'];

type InTurn = <Result>(act: () => Promise<Result>) => Promise<Result>;

/**
 * What writes may wait for the locks of others, so it never takes the last connections: reads always find one. It retries after
 * a conflict, and leaves its turn while it backs off.
 */
function turns(count: number): InTurn {
  const limited = pLimit(count);
  return (act) =>
    retryConflicts(() => {
      const until = performance.now() + connectionMsMax;
      return limited(() => {
        if (performance.now() > until) throw new Unavailable('No connection was free in time.');
        return act();
      });
    });
}

/**
 * The query builder on a pool. Its own transactions do not release a connection on which `begin` failed, so a restart of
 * the database under load would leak the whole pool. Here every transaction releases its connection.
 */
function queryBuilder(pool: pg.Pool, inTurn: InTurn): Db {
  const db: Db = drizzle({ client: pool });

  const run: Db['transaction'] = async (act, config) => {
    const client = await pool.connect();
    try {
      const transaction = () => drizzle({ client }).transaction(act, config);
      const trace = currentRequest()?.trace;
      return await (trace
        ? spanned(trace, { kind: 'database', name: 'transaction' }, transaction)
        : transaction());
    } finally {
      client.release();
    }
  };

  db.transaction = (act, config) => retryAfterDuplicate(() => inTurn(() => run(act, config)));
  return db;
}
