import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../../test/database.ts';
import { quietLog } from '../../../test/log.ts';
import { everyRow, queryOf } from '../../../test/whole-installation.ts';
import { createDiskFileStore } from '../../adapters/files/disk.ts';
import { restoreBackup } from '../../backup/restore.ts';
import { PRODUCT_VERSION } from '../../base/version.ts';
import type { Connection } from '../client.ts';
import { applyFirstMigrations, listMigrations, migrateDatabase, withMigrationLock } from '../migrate.ts';
import { backUpBeforeUpgrade, KEPT_BACKUPS } from './before-upgrade.ts';

const folder = await mkdtemp(join(tmpdir(), 'talaash-upgrade-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const appSecret = 'x'.repeat(32);
const EARLIER = listMigrations().length - 2;

/** A database of an earlier release, with a row. */
async function earlierDatabase(): Promise<Connection> {
  const connection = await cloneDatabase();
  await withMigrationLock(connection, (client) => applyFirstMigrations(client, EARLIER));
  await queryOf(
    connection,
    `insert into users (id, name, email) values ('u', 'u', 'u');
     insert into talents (talent_id, created_by_uid, human_review_response, updated_at)
       values ('t', 'u', '{"reviewStatus":"pending"}', '2026-01-02')`,
  );
  return connection;
}

const upgrade = (connection: Connection, backupFolder: string, freeDiskMinBytes = 0) =>
  migrateDatabase(connection, () =>
    backUpBeforeUpgrade({
      config: { appSecret, dataDir: folder, backupFolder, freeDiskMinBytes },
      connection,
      log: quietLog,
    }),
  );

test('one of the nodes that upgrade together backs up first, and the backup is restored and upgraded', async () => {
  const connection = await earlierDatabase();
  const backups = join(folder, 'several');
  await Promise.all([1, 2, 3].map(() => upgrade(connection, backups)));
  const [name, ...others] = await readdir(backups);
  expect(others).toEqual([]);
  const restored = await cloneDatabase();
  const dataDir = join(folder, 'restored');
  const manifest = await restoreBackup({
    file: join(backups, name ?? ''),
    config: { appSecret, dataDir },
    connection: restored,
    fileStore: createDiskFileStore({ folder: join(dataDir, 'files') }),
    log: quietLog,
  });
  expect(manifest.migrations).toHaveLength(EARLIER);
  expect(manifest.files.areIncluded).toBe(false);
  const rows = await everyRow(restored);
  expect(rows['public.talents']).toEqual((await everyRow(connection))['public.talents']);
  expect(rows['drizzle.__drizzle_migrations']).toHaveLength(listMigrations().length);
  expect(rows['public.installation_facts']?.[0]).toContain(PRODUCT_VERSION);
});

test('a database of this release, or without tables, is not backed up, and the last few backups are kept', async () => {
  const backups = join(folder, 'kept');
  const connection = await cloneDatabase();
  await upgrade(connection, backups);
  await upgrade(connection, backups);
  await expect(readdir(backups)).rejects.toThrow('ENOENT');
  await upgrade(await earlierDatabase(), backups);
  const [first = ''] = await readdir(backups);
  for (const day of [1, 2, 3])
    await writeFile(join(backups, first.replace(/\d{4}-\d\d-\d\d/, `2020-01-0${day}`)), '');
  await writeFile(join(backups, 'mine.tar.zst'), '');
  await upgrade(await earlierDatabase(), backups);
  const names = await readdir(backups);
  expect(names.filter((name) => name.startsWith('before-upgrade-'))).toHaveLength(KEPT_BACKUPS);
  expect(names.filter((name) => name.includes('2020'))).toHaveLength(1);
  expect(names).toContain('mine.tar.zst');
});

test('without a backup nothing is upgraded', async () => {
  const connection = await earlierDatabase();
  const before = await everyRow(connection);
  const noFolder = join(folder, 'file');
  await writeFile(noFolder, '');
  await expect(upgrade(connection, noFolder)).rejects.toThrow(
    /^Before the upgrade to .* the database could not be backed up \(EEXIST.*Nothing was changed. Fix this, or set BACKUP_BEFORE_UPGRADE to off/,
  );
  await expect(upgrade(connection, join(folder, 'full'), 2 ** 60)).rejects.toThrow('has too little space');
  expect(await everyRow(connection)).toEqual(before);
  expect(await readdir(join(folder, 'full'))).toEqual([]);
});

test('a database of a newer release is refused, by its version', async () => {
  const connection = await cloneDatabase();
  await migrateDatabase(connection);
  await queryOf(
    connection,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000);
     update installation_facts set value = '"99.1.0"' where name = 'version'`,
  );
  await expect(migrateDatabase(connection)).rejects.toThrow(
    `A newer Talaash (99.1.0) has upgraded the database. This is ${PRODUCT_VERSION}: start that release`,
  );
});
