import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../base/config.ts';
import type { Log } from '../base/log.ts';
import { StartRefusal } from '../base/start-refusal.ts';
import { backUpBeforeUpgrade } from './backup/before-upgrade.ts';
import { type Connection, type Database, openDatabase } from './client.ts';
import { startEmbedded } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';
import { isUnavailable } from './unavailable.ts';

/** How long a start waits for a database that may still be starting. */
const databaseWaitMs = 5000;

/** The oldest PostgreSQL that supports all our queries. */
const oldestVersion = 16;

/**
 * Opens and migrates the database that the configuration names, or the server's own. Closing it also leaves the server's
 * own PostgreSQL. Before an upgrade changes the tables, the database is backed up, unless the configuration says no.
 *
 * @param onStarting called when the server's own PostgreSQL has been started and does not answer yet
 * @throws StartRefusal when it cannot be reached or used.
 */
export async function openConfiguredDatabase(
  config: Config,
  log: Log,
  onStarting?: () => void,
): Promise<Database> {
  const reached = await reachConfiguredDatabase(config, log, onStarting);
  const { connection } = reached;
  try {
    await migrateDatabase(
      connection,
      config.isBackedUpBeforeUpgrade ? () => backUpBeforeUpgrade({ config, connection, log }) : undefined,
    );
  } catch (error) {
    await reached.leave();
    throw error;
  }
  return openReached(config, log, reached);
}

/**
 * Like `openConfiguredDatabase`, but without migrating: for read-only inspection.
 *
 * @returns undefined if the server would create its own database at its first start
 */
export async function openDatabaseAsItIs(config: Config, log: Log): Promise<Database | undefined> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres'))) return undefined;
  return openReached(config, log, await reachConfiguredDatabase(config, log));
}

function openReached({ poolSize }: Config, log: Log, { connection, leave }: ReachedDatabase): Database {
  const database = openDatabase({ connection, poolSize, log });
  const close = async () => {
    await database.close();
    await leave();
  };
  return { ...database, close };
}

export type ReachedDatabase = {
  connection: Connection;
  /** Leaves the server's own PostgreSQL. */
  leave(): Promise<void>;
};

/**
 * Finds the database that the configuration names, or runs the server's own, and changes nothing in it.
 *
 * @throws StartRefusal when it cannot be reached or used.
 */
export async function reachConfiguredDatabase(
  config: Config,
  log: Log,
  onStarting?: () => void,
): Promise<ReachedDatabase> {
  const { databaseUrl, dataDir } = config;
  await mkdir(dataDir, { recursive: true });
  if (!databaseUrl) {
    const embedded = await startEmbedded({ dataDir, log, onStarting });
    return { connection: embedded.connection, leave: embedded.stop };
  }
  const connection = { connectionString: databaseUrl };
  await refuseOldVersion(connection, databaseUrl);
  return { connection, leave: async () => undefined };
}

async function refuseOldVersion(connection: Connection, databaseUrl: string): Promise<void> {
  const version = await readVersion(connection, databaseUrl);
  if (version < oldestVersion * 10_000)
    throw new StartRefusal(
      `The database at ${addressIn(databaseUrl)} is PostgreSQL ${Math.floor(version / 10_000)}: ${oldestVersion} or newer is needed.`,
    );
}

async function readVersion(connection: Connection, databaseUrl: string): Promise<number> {
  const until = performance.now() + databaseWaitMs;
  for (;;) {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: databaseWaitMs });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
      return Number(rows[0]?.server_version_num);
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > until)
        throw new StartRefusal(
          `The database at ${addressIn(databaseUrl)} cannot be used (${reasonOf(error)}): check DATABASE_URL.`,
        );
      await wait(200);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** The address without its password, for messages. */
function addressIn(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

const reasonOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
};
