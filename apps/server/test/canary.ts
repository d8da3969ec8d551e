import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../src/call/deps.ts';

/** A word that stands nowhere else, also when a test is run again. Letters only, since the search takes words with digits apart. */
export const newWord = (): string =>
  `zqx${Array.from({ length: 10 }, () => 'bcdfghklmn'[randomInt(10)]).join('a')}`;

/** A mobile number in E.164 that begins so, also unique: with ten digits after +91 or +1. */
export const newNumber = (begin: '+9198' | '+1415'): string =>
  `${begin}${String(randomInt(2_000_000, 10_000_000)).padEnd(begin === '+9198' ? 8 : 7, '0')}`;

/** The tables, as schema.table, in which one of these words stands in any column of a row. */
export async function tablesWith(deps: Pick<Deps, 'database'>, words: readonly string[]): Promise<string[]> {
  const { pool } = deps.database;
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(
      `select from ${name} as t where exists (select from unnest($1::text[]) as w where strpos(lower(t::text), lower(w)) > 0)`,
      [words],
    );
    if (rowCount) found.push(name);
  }
  return found.sort();
}

/** The files below a folder whose name or content has one of these words, as UTF-8 or UTF-16, whatever the case. */
export async function filesWith(folder: string, words: readonly string[]): Promise<string[]> {
  for (;;) {
    const found = await searchFiles(folder, words).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    // A file that was renamed meanwhile has its word under another name, so all are looked at again.
    if (found) return found;
  }
}

async function searchFiles(folder: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const content = (await readFile(path)).toString('latin1').replaceAll('\0', '');
    const text = `${path}\n${content}`.toLowerCase();
    if (words.some((word) => text.includes(word.toLowerCase()))) found.push(path.slice(folder.length + 1));
  }
  return found.sort();
}
