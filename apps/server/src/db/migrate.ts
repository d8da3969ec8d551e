import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Connection } from './client.ts';
import { KEEP_ALIVE, limitTimes, MIGRATION_TIMES } from './time-limit.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Held by the node that migrates. The others wait and then find nothing to do. */
const migrationLock = 7_320_002;

/** Applies the migrations of this release. Nodes that start together do it once. */
export async function migrateDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, ...KEEP_ALIVE, application_name: 'talaash migration' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await limitTimes(client, MIGRATION_TIMES);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end().catch(() => undefined);
  }
}
