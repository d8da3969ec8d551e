import pg from 'pg';
import { inject } from 'vitest';
import type { Connection } from '../src/db/client.ts';
import { cloneDatabase } from './database.ts';
import { templateDatabase } from './global-setup.ts';

/** The address of a test database, for DATABASE_URL. */
export function urlOf(connection: Connection, user = inject('cluster').user): string {
  const { host, port } = inject('cluster');
  const name = 'database' in connection ? connection.database : '';
  return `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
}

/** A database of its own after these statements. */
export async function databaseAfter(...statements: string[]): Promise<string> {
  const connection = await cloneDatabase(templateDatabase);
  const client = new pg.Client({ ...inject('cluster'), ...connection });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
  return urlOf(connection);
}

/** Puts a job into the queue that has been due for an hour. */
export const job = (name: string, state: string) =>
  `insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, table_name, partition) values ('${name}', 'short', 1, 1, true, 900, 900, 900, 'job', false) on conflict do nothing;
   insert into pgboss.job (name, state, start_after) values ('${name}', '${state}', now() - interval '1 h')`;
