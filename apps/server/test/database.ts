import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Connection, type Database, openDatabase } from '../src/db/client.ts';
import { templateDatabase } from './global-setup.ts';
import { quietLog } from './log.ts';

/** A migrated, empty database. It is dropped after the test file. */
export async function testDatabase(): Promise<Database> {
  const connection = await cloneDatabase(templateDatabase);
  const database = openDatabase({ connection, poolSize: 10, log: quietLog });
  afterAll(() => database.close());
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
