import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartRefusal } from '../base/start-refusal.ts';
import { isNewer, PRODUCT_VERSION } from '../base/version.ts';
import { type AppliedMigration, listApplied } from './backup/catalog.ts';
import { refuseHalfRestored } from './backup/place.ts';
import type { Connection } from './client.ts';
import { requireRangeIndex } from './range-index.ts';
import { KEEP_ALIVE, limitTimes, MIGRATION_TIMES } from './time-limit.ts';
import { readStoredVersion, VERSION_FACT } from './version-fact.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Held by the node that migrates, and by a restore. The others wait and then find nothing to do. */
const migrationLock = 7_320_002;

/**
 * Applies the migrations of this release. If nodes start together, one of them migrates.
 *
 * @param beforeUpgrade the migrating node calls it before it changes tables of an earlier release
 * @throws StartRefusal if the database belongs to a newer release, or is half of one
 */
export const migrateDatabase = (
  connection: Connection,
  beforeUpgrade: () => Promise<void> = async () => undefined,
): Promise<void> =>
  withMigrationLock(connection, async (client) => {
    await refuseHalfRestored(client);
    const [applied, known] = [await listApplied(client), listMigrations()];
    if (isOfNewerRelease(applied, known)) throw new StartRefusal(await newerSentence(client));
    if (applied.length === known.length) return recordVersion(client);
    await requireRangeIndex(client);
    if (applied.length > 0) await beforeUpgrade();
    await applyMigrations(client);
  });

/** Runs `act` on a connection while no other node migrates. */
export async function withMigrationLock<Result>(
  connection: Connection,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...connection, ...KEEP_ALIVE, application_name: 'talaash migration' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await limitTimes(client, MIGRATION_TIMES);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await act(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The migrations of this release, in their order. */
export const listMigrations = (): AppliedMigration[] =>
  readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis }) => ({ hash, at: folderMillis }));

/** Whether the database has migrations that this release does not know. */
function isOfNewerRelease(applied: readonly AppliedMigration[], known: readonly AppliedMigration[]): boolean {
  const times = new Set(known.map(({ at }) => at));
  return applied.some(({ at }) => !times.has(at));
}

async function newerSentence(client: pg.Client): Promise<string> {
  const version = await readStoredVersion(client);
  return (
    `A newer Talaash${version ? ` (${version})` : ''} has upgraded the database. This is ${PRODUCT_VERSION}: ` +
    'start that release or a newer one, or restore the backup from before the upgrade into an empty database.'
  );
}

/** Applies all missing migrations, and records the newest release that did. */
export async function applyMigrations(client: pg.Client): Promise<void> {
  await migrate(drizzle({ client }), { migrationsFolder });
  await recordVersion(client);
}

async function recordVersion(client: pg.Client): Promise<void> {
  const version = await readStoredVersion(client);
  if (version !== undefined && !isNewer(PRODUCT_VERSION, version)) return;
  await client.query(
    `insert into installation_facts (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value, updated_at = now()`,
    [VERSION_FACT, JSON.stringify(PRODUCT_VERSION)],
  );
}

/** Applies only the first migrations to an empty database, as an earlier release did. */
export async function applyFirstMigrations(client: pg.Client, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'talaash-migrations-'));
  try {
    const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
      entries: { tag: string }[];
    };
    const entries = journal.entries.slice(0, count);
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries)
      await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
    await migrate(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
