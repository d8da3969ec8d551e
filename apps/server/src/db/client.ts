import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../base/log.ts';
import { PlannedClient } from './planned-client.ts';

/** How to reach a PostgreSQL of our own: the folder of its socket, and the names to connect with. */
export type SocketConnection = { host: string; port: number; user: string; database: string };

export type Connection = SocketConnection | { connectionString: string };

export type Db = NodePgDatabase;

/** What the function of a transaction gets: the calls of `Db`, inside the transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Database = {
  db: Db;
  pool: pg.Pool;
  connection: Connection;
  close(): Promise<void>;
};

/**
 * Opens a connection pool. It connects at the first query. Connections that die, as when the database restarts, are
 * replaced at the next query; only running queries fail, with an error for which `isUnavailable` is true.
 */
export function openDatabase(options: { connection: Connection; poolSize: number; log: Log }): Database {
  const pool = new pg.Pool({
    ...options.connection,
    Client: PlannedClient,
    max: options.poolSize,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'talaash',
  });
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
  return { db: queryBuilder(pool), pool, connection: options.connection, close };
}

/**
 * The query builder on a pool. Its own transactions do not release a connection on which `begin` failed, so a restart of
 * the database under load would leak the whole pool. Here every transaction releases its connection.
 */
function queryBuilder(pool: pg.Pool): Db {
  const db: Db = drizzle({ client: pool });
  db.transaction = async (act, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client }).transaction(act, config);
    } finally {
      client.release();
    }
  };
  return db;
}
