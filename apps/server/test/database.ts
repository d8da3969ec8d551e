import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Connection, type Database, openDatabase } from '../src/db/client.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { templateDatabase } from './global-setup.ts';
import { quietLog } from './log.ts';

/** A migrated, empty database. It is dropped after the test file. */
export async function testDatabase(): Promise<Database> {
  const connection = await cloneDatabase(templateDatabase);
  const database = openDatabase({ connection, poolSize: 10, log: quietLog });
  afterAll(() => database.close());
  return database;
}

/**
 * The same in a PostgreSQL of its own, for a test that leaves a transaction open for seconds: until it ends, the events in all
 * databases of its PostgreSQL wait, and so would the other test files.
 */
export async function testDatabaseApart(): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'talaash-apart-'));
  const { connection, stop } = await startEmbedded({ dataDir, log: quietLog, durable: false });
  await migrateDatabase(connection);
  const database = openDatabase({ connection, poolSize: 10, log: quietLog });
  afterAll(async () => {
    await database.close();
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return database;
}

/** A new database, cloned from a template. It is dropped after the test file. */
export async function cloneDatabase(template = 'template1'): Promise<Connection> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied as files: through the log it takes twice the processor time to create, and four times to drop.
  await administer(`create database ${name} template ${template} strategy file_copy`);
  afterAll(() => administer(`drop database ${name} with (force)`));
  return { ...inject('cluster'), database: name };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('cluster'), database: 'postgres' });
  await client.connect();
  await client.query(statement);
  await client.end();
}
