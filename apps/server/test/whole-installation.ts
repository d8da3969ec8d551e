import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Connection } from '../src/db/client.ts';

/** Runs a statement on a connection of its own. */
export async function queryOf<Row extends pg.QueryResultRow>(
  connection: Connection,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ ...connection });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Every row of every table as text, by table. The tables of the queue are those of its library. */
export async function everyRow(connection: Connection): Promise<Record<string, string[]>> {
  const tables = await queryOf<{ name: string }>(
    connection,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'drizzle') order by 1`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found = await queryOf<{ row: string }>(
      connection,
      `select t::text as row from ${name} t order by t::text collate "C"`,
    );
    rows[name] = found.map(({ row }) => row);
  }
  return rows;
}

/** The bytes of every file below a folder, by its path. */
export async function everyFile(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: Record<string, string> = {};
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    files[path.slice(folder.length)] = (await readFile(path)).toString('base64');
  }
  return files;
}
