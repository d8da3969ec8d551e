import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../base/log.ts';
import { PlannedClient } from './planned-client.ts';

/** Where a PostgreSQL of ours is: its socket's folder and the names to use there. */
export type SocketConnection = { host: string; port: number; user: string; database: string };

export type Connection = SocketConnection | { connectionString: string };

export type Db = NodePgDatabase;

/** What a transaction's function is given: the same calls as `Db`, inside it. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Database = {
  db: Db;
  pool: pg.Pool;
  connection: Connection;
  close(): Promise<void>;
};

/**
 * Opens a pool of connections. None is made before the first query, and those that die (a restarted database)
 * are replaced by the next query; only queries under way fail, with an error that `isUnavailable` knows.
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
  // A connection may also die while a caller holds it between two queries: without a listener that ends the process.
  pool.on('connect', (client) =>
    client.on('error', ({ message }) => {
      if (!isClosing) options.log.warn({ reason: message }, 'A connection to the database was lost.');
    }),
  );
  // Said by the connection already.
  pool.on('error', () => undefined);
  const close = () => {
    isClosing = true;
    return pool.end();
  };
  return { db: queryBuilder(pool), pool, connection: options.connection, close };
}

/**
 * The query builder on a pool. Its own transactions never give a connection back on which `begin` failed: a database
 * restarted under load took them all. So a transaction is run on a connection that is borrowed and given back here.
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
