import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** How a database's tables compare with those of this release. */
export type MigrationState = {
  applied: number;
  /** The names of the missing migrations, oldest first. */
  pending: string[];
  /** Whether a newer release has migrated it. */
  isNewer: boolean;
};

type Journal = { entries: { when: number; tag: string }[] };

export async function readMigrationState(pool: Pick<pg.Pool, 'query'>): Promise<MigrationState> {
  const { entries } = JSON.parse(
    await readFile(join(import.meta.dirname, 'migrations/meta/_journal.json'), 'utf8'),
  ) as Journal;
  const latest = await readLatest(pool);
  const pending = entries.filter(({ when }) => when > latest).map(({ tag }) => tag);
  const newest = Math.max(...entries.map(({ when }) => when));
  return { applied: entries.length - pending.length, pending, isNewer: latest > newest };
}

/** When the latest applied migration was made; 0 when there is none. */
async function readLatest(pool: Pick<pg.Pool, 'query'>): Promise<number> {
  const table = await pool.query<{ isThere: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  if (!table.rows[0]?.isThere) return 0;
  const { rows } = await pool.query<{ latest: string | null }>(
    'select max(created_at) as latest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.latest ?? 0);
}
