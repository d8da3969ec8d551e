import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { PRODUCT_VERSION } from '../../base/version.ts';
import type { Connection } from '../client.ts';
import { KEEP_ALIVE, limitTimes, MIGRATION_TIMES } from '../time-limit.ts';
import { readStoredVersion } from '../version-fact.ts';
import type { ArchiveWriter } from './archive.ts';
import { columnNames, listApplied, listTables, tableName } from './catalog.ts';
import type { DatabaseManifest } from './manifest.ts';

/** The approximate size in bytes of the parts in which tables are written, so that memory holds one part. */
const PART_BYTES = 4 * 1024 * 1024;

/** How values are written as text, whatever the server's defaults are. */
export const TEXT_FORMS = `set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO, YMD';
  set intervalstyle = 'iso_8601'; set bytea_output = 'hex'; set extra_float_digits = 3`;

/**
 * Runs `read` on a connection that sees the database as it is now, whatever is written meanwhile. It holds nothing up: its
 * transaction only reads, so the followers of events do not wait for it.
 */
export async function withSnapshot<Result>(
  connection: Connection,
  read: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...connection, ...KEEP_ALIVE, application_name: 'talaash backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await limitTimes(client, { ...MIGRATION_TIMES, lock: 60_000 });
    await client.query(TEXT_FORMS);
    await client.query('begin isolation level repeatable read read only');
    const result = await read(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Writes every table and the waiting jobs of a snapshot into an archive. */
export async function dumpDatabase(client: pg.Client, archive: ArchiveWriter): Promise<DatabaseManifest> {
  const migrations = await listApplied(client);
  const version = (await readStoredVersion(client)) ?? PRODUCT_VERSION;
  const tables: DatabaseManifest['tables'] = [];
  for (const { name, columns } of await listTables(client)) {
    const statement = `copy ${tableName(name)} (${columnNames(columns)}) to stdout`;
    tables.push({ name, columns, rows: await dump(client, archive, `tables/${name}`, statement) });
  }
  return {
    version,
    postgres: await show(client, 'server_version'),
    migrations,
    tables,
    sequences: await readSequences(client),
    jobs: await dumpJobs(client, archive),
  };
}

async function show(client: pg.Client, setting: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [setting]);
  return rows[0]?.value ?? '';
}

/** The sequences, which snapshots do not hold: they may be ahead of the rows, never behind. */
async function readSequences(client: pg.Client): Promise<DatabaseManifest['sequences']> {
  const { rows: names } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  );
  const sequences: DatabaseManifest['sequences'] = [];
  for (const { name } of names) {
    const { rows } = await client.query<{ value: string; isUsed: boolean }>(
      `select last_value::text as value, is_called as "isUsed" from ${tableName(name)}`,
    );
    if (rows[0]) sequences.push({ name, ...rows[0] });
  }
  return sequences;
}

/**
 * The jobs that wait or run, and the mails that failed, one JSON a line. The queue's own tables belong to its library,
 * which makes them anew. One that runs counts as waiting: it is repeated as after a crash.
 */
async function dumpJobs(client: pg.Client, archive: ArchiveWriter): Promise<number> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('pgboss.job') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere) return 0;
  const statement = `copy (select json_build_object('id', id, 'name', name, 'data', data, 'priority', priority,
      'singletonKey', singleton_key, 'startAfter', start_after, 'createdOn', created_on, 'sourceName', source_name,
      'sourceId', source_id, 'sourceCreatedOn', source_created_on, 'sourceRetryCount', source_retry_count,
      'sourceOutput', source_output, 'sourceRootId', source_root_id)
    from pgboss.job where state in ('created', 'retry', 'active') order by created_on, id) to stdout`;
  return dump(client, archive, 'jobs', statement);
}

/** Writes what a COPY answers into parts that end with a line. @returns the number of rows */
async function dump(
  client: pg.Client,
  archive: ArchiveWriter,
  folder: string,
  statement: string,
): Promise<number> {
  const answer = client.query(copyTo(statement));
  let waiting: Buffer[] = [];
  let bytes = 0;
  let part = 0;
  const write = (content: Buffer) => {
    part += 1;
    return archive.add(`${folder}/${String(part).padStart(6, '0')}.txt`, content);
  };
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    const content = Buffer.concat(waiting);
    const end = content.lastIndexOf(10) + 1;
    if (end > 0) await write(content.subarray(0, end));
    waiting = [content.subarray(end)];
    bytes = content.length - end;
  }
  if (bytes > 0) await write(Buffer.concat(waiting));
  return answer.rowCount;
}
