import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quietLog } from '../../test/log.ts';
import { makePlace, makeSmallInstallation, type Place } from '../../test/place.ts';
import { everyFile, everyRow, queryOf } from '../../test/whole-installation.ts';
import type { FileStore } from '../adapters/files/port.ts';
import { openMaster } from '../base/secret.ts';
import { readArchive, writeArchive } from '../db/backup/archive.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { makeBackup } from './make.ts';
import { restoreBackup } from './restore.ts';
import { refuseOtherSecret, verifyBackup } from './verify.ts';

const folder = await mkdtemp(join(tmpdir(), 'talaash-backup-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const query = <Row extends pg.QueryResultRow>({ connection }: Place, statement: string) =>
  queryOf<Row>(connection, statement);

const restore = (to: Place, file: string, hasOtherSecret = false) =>
  restoreBackup({ ...to, file, log: quietLog, hasOtherSecret });

const rowsOf = ({ connection }: Place) => everyRow(connection);
const filesOf = ({ config }: Place) => everyFile(join(config.dataDir, 'files'));

const tablesIn = (where: Place) =>
  query(
    where,
    `select 1 from pg_tables where schemaname in ('public', 'drizzle', 'pgboss', 'talaash_restore')`,
  );

let small: Place;
const file = join(folder, 'small.tar.zst');

beforeAll(async () => {
  small = await makeSmallInstallation(folder);
  await makeBackup({ ...small, file });
});

const jobsOf = (from: Place) =>
  query(
    from,
    `select id, name, data, singleton_key, start_after, created_on from pgboss.job where name <> 'gone.kind' order by id`,
  );

test('a backup comes back: every row and byte, jobs that wait, the secret, and where the numbers go on', async () => {
  const target = await makePlace(folder);
  await restore(target, file);
  expect(await rowsOf(target)).toEqual(await rowsOf(small));
  expect(await filesOf(target)).toEqual(await filesOf(small));
  expect(await jobsOf(target)).toEqual(await jobsOf(small));
  expect(await jobsOf(target)).toHaveLength(2);
  expect(await openMaster(target.config)).toBe(await openMaster(small.config));
  const [next] = await query<{ id: string }>(target, `insert into events (kind) values ('x') returning id`);
  expect(next?.id).toBe('201');
  await expect(query(target, 'delete from admin_actions')).rejects.toThrow('append-only');
});

test('a backup is readable by its owner alone, and no half of it is left behind', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(makeBackup({ ...small, file })).rejects.toThrow('already exists');
  const broken: FileStore = { ...small.fileStore, read: () => Promise.reject(new Error('no answer')) };
  const other = join(folder, 'other.tar.zst');
  await expect(makeBackup({ ...small, fileStore: broken, file: other })).rejects.toThrow('no answer');
  await expect(makeBackup({ ...(await makePlace(folder)), file: other })).rejects.toThrow(
    'nothing to back up',
  );
  expect((await readdir(folder)).filter((name) => name.startsWith('other'))).toEqual([]);
});

test('rows that change while the backup is taken are in it as they were, and a file deleted meanwhile is named', async () => {
  const target = await makeSmallInstallation(folder);
  const before = await rowsOf(target);
  const [row] = await query<{ path: string }>(
    target,
    `select path from files where path like '%.webp' limit 1`,
  );
  const path = row?.path ?? '';
  let isChanged = false;
  const changing: FileStore = {
    ...target.fileStore,
    async read(asked) {
      if (!isChanged) {
        isChanged = true;
        await query(
          target,
          `delete from files where path = '${path}'; delete from sessions; update users set name = 'x'`,
        );
        await target.fileStore.delete(path);
      }
      return target.fileStore.read(asked);
    },
  };
  const changed = join(folder, 'changed.tar.zst');
  const manifest = await makeBackup({ ...target, fileStore: changing, file: changed });
  expect(manifest.files.missing).toEqual([path]);
  const again = await makePlace(folder);
  await restore(again, changed);
  expect(await rowsOf(again)).toEqual(before);
});

let rewrites = 0;

/** The backup with other entries: `change` gets each and answers what stands there instead. */
async function rewritten(change: (name: string, content: Buffer) => Buffer | undefined): Promise<string> {
  const other = join(folder, `rewritten-${(rewrites += 1)}.tar.zst`);
  await writeArchive(other, (archive) =>
    readArchive(file, async ({ name, content }) => {
      const bytes = change(name, Buffer.concat(await content.toArray()));
      if (bytes) await archive.add(name, bytes);
    }),
  );
  return other;
}

const inManifest = (change: (manifest: Record<string, unknown>) => object) =>
  rewritten((name, content) =>
    name === 'manifest.json'
      ? Buffer.from(JSON.stringify(change(JSON.parse(content.toString()) as Record<string, unknown>)))
      : content,
  );

const DAMAGED = 'is damaged, incomplete or not a backup. Nothing was changed';

test('a damaged, truncated or foreign file changes nothing', async () => {
  const target = await makePlace(folder);
  const whole = await readFile(file);
  const variants = {
    'a text': Buffer.from('not a backup'),
    nothing: Buffer.alloc(0),
    'the first half': whole.subarray(0, whole.length / 2),
    'all but the last kilobyte': whole.subarray(0, -1000),
    'a flipped bit': Buffer.concat([
      whole.subarray(0, whole.length - 40_000),
      Buffer.from([(whole.at(-40_000) ?? 0) ^ 1]),
      whole.subarray(whole.length - 39_999),
    ]),
  };
  for (const [name, bytes] of Object.entries(variants)) {
    const other = join(folder, name);
    await writeFile(other, bytes);
    await expect(restore(target, other), name).rejects.toThrow(DAMAGED);
  }
  await expect(restore(target, join(folder, 'nowhere'))).rejects.toThrow('There is no file');
  const isTable = (name: string) => name.startsWith('tables/users/');
  for (const other of [
    await rewritten((name, content) =>
      isTable(name) ? Buffer.from(content.toString().replace('a', 'b')) : content,
    ),
    await rewritten((name, content) => (isTable(name) ? undefined : content)),
    await rewritten((name, content) => (name === 'manifest.json' ? undefined : content)),
    await inManifest((manifest) => ({ ...manifest, checksums: 'x' })),
    await inManifest(() => ({})),
  ])
    await expect(restore(target, other)).rejects.toThrow(DAMAGED);
  expect(await tablesIn(target)).toEqual([]);
  expect(await readdir(target.config.dataDir)).toEqual([]);
});

test.each([
  ['manifest.json', 400],
  ['checksums.txt', 400],
  ['tables/users/000001.txt', 80],
  ['secret', 80],
])(
  'an archive whose %s is packed from %s MB of nothing is refused before it is held',
  async (name, megabytes) => {
    const other = join(folder, `bomb-${megabytes}.tar.zst`);
    const megabyte = Buffer.alloc(1024 * 1024);
    await writeArchive(other, (archive) =>
      archive.addStream(
        name,
        megabytes * megabyte.length,
        Readable.from(Array.from({ length: megabytes }, () => megabyte)),
      ),
    );
    const { size } = await stat(other);
    expect(size).toBeLessThan(100_000);
    const held = process.memoryUsage().arrayBuffers;
    await expect(verifyBackup(other)).rejects.toThrow(DAMAGED);
    expect(process.memoryUsage().arrayBuffers - held).toBeLessThan(40 * megabyte.length);
    await rm(other);
  },
);

test('a backup of a newer release is refused by its name', async () => {
  const target = await makePlace(folder);
  for (const other of [
    await inManifest((manifest) => ({ ...manifest, version: '99.1.0' })),
    await inManifest(() => ({ format: 2, version: '99.1.0' })),
    await inManifest((manifest) => ({
      ...manifest,
      version: '0.0.1',
      migrations: [...(manifest['migrations'] as object[]), { hash: 'x', at: 9e12 }],
    })),
  ])
    await expect(restore(target, other)).rejects.toThrow(
      /is a backup of Talaash (99\.1\.0|0\.0\.1)\. This release, /,
    );
  expect(await tablesIn(target)).toEqual([]);
});

test('a place that holds anything is refused and stays as it is', async () => {
  const holding = await makePlace(folder, { isUsed: true });
  const before = await rowsOf(holding);
  await expect(restore(holding, file)).rejects.toThrow('The database is not empty');
  expect(await rowsOf(holding)).toEqual(before);
  const withFiles = await makePlace(folder);
  await withFiles.fileStore.put('talents/x/resumes/y.pdf', Buffer.from('x'), 'application/pdf');
  await expect(restore(withFiles, file)).rejects.toThrow('is not empty. A restore never overwrites');
  expect(Object.keys(await filesOf(withFiles))).toEqual(['/talents/x/resumes/y.pdf']);
  expect(await tablesIn(withFiles)).toEqual([]);
});

test('a data folder with another secret is refused before anything changes, and the same secret is not', async () => {
  const target = await makePlace(folder);
  const kept = join(target.config.dataDir, 'secret');
  await writeFile(kept, 'the secret of another installation\n');
  await expect(restore(target, file)).rejects.toThrow(`already has a secret: move ${kept} away`);
  expect(await tablesIn(target)).toEqual([]);
  expect(await readdir(target.config.dataDir)).toEqual(['secret']);
  expect(await openMaster(target.config)).toBe('the secret of another installation');

  await writeFile(kept, await readFile(join(small.config.dataDir, 'secret')));
  await restore(target, file);
  expect(await rowsOf(target)).toEqual(await rowsOf(small));
});

test('a restore that fails leaves an empty place; one that is killed leaves one where no server starts', async () => {
  const target = await makePlace(folder);
  let puts = 0;
  const full: FileStore = {
    ...target.fileStore,
    put: (...given) =>
      (puts += 1) > 2 ? Promise.reject(new Error('The disk is full.')) : target.fileStore.put(...given),
  };
  await expect(restore({ ...target, fileStore: full }, file)).rejects.toThrow('The disk is full.');
  expect(await tablesIn(target)).toEqual([]);
  expect(await filesOf(target)).toEqual({});

  // Killed: its connection ends in the middle of the files, and nothing is cleaned up.
  const killed: FileStore = {
    ...target.fileStore,
    put: async (...given) => {
      await target.fileStore.put(...given);
      await query(
        target,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'talaash migration'`,
      );
    },
    delete: async () => undefined,
  };
  await expect(restore({ ...target, fileStore: killed }, file)).rejects.toThrow(/Failed query|connection/);
  await expect(migrateDatabase(target.connection)).rejects.toThrow(
    'A restore into this database was interrupted',
  );
  await expect(makeBackup({ ...target, file: join(folder, 'half') })).rejects.toThrow('was interrupted');
  await restore(target, file);
  await migrateDatabase(target.connection);
  expect(await rowsOf(target)).toEqual(await rowsOf(small));
  expect(await filesOf(target)).toEqual(await filesOf(small));
});

test('events of a cluster that counted further come before those of this one, in their order', async () => {
  const target = await makeSmallInstallation(folder);
  await query(
    target,
    `update events set xid = (xid::text::bigint + 1000000000000 + case when id % 7 = 0 then -5 else 0 end)::text::xid8;
     update event_marks set xid = events.xid, id = events.id from events
       where events.id = (select id from events order by xid, id offset 50 limit 1);
     insert into event_marks select 'later', max(xid), 0 from events`,
  );
  const order = `select follower, id from (select null as follower, xid, id from events
    union all select follower, xid, id from event_marks) as positions order by xid, id, follower nulls first`;
  const moved = join(folder, 'moved.tar.zst');
  await makeBackup({ ...target, file: moved });
  const again = await makePlace(folder);
  await restore(again, moved);
  expect(await query(again, order)).toEqual(await query(target, order));
  await query(again, `insert into events (kind) values ('talentProfile.saved')`);
  expect(
    await query(
      again,
      `select kind, id > (select max(other.id) from events other where other.xid < events.xid) as "isLast"
       from events order by xid desc, id desc limit 1`,
    ),
  ).toEqual([{ kind: 'talentProfile.saved', isLast: true }]);
});

test('an APP_SECRET stays out of the backup, and another one is refused unless that is wanted', async () => {
  const appSecret = 'the secret of the installation, long enough';
  const kept = join(folder, 'kept.tar.zst');
  const manifest = await makeBackup({
    ...small,
    config: { ...small.config, appSecret },
    file: kept,
    isWithoutFiles: true,
  });
  expect(manifest.isSecretIncluded).toBe(false);
  await readArchive(kept, async ({ name, content }) => {
    expect(name).not.toBe('secret');
    expect(Buffer.concat(await content.toArray()).includes(appSecret)).toBe(false);
  });
  for (const other of [undefined, 'another secret of the same length or more'])
    await expect(
      restore(await makePlace(folder, other === undefined ? {} : { appSecret: other }), kept),
    ).rejects.toThrow('The backup needs another secret: set APP_SECRET');
  expect(() => refuseOtherSecret(manifest, appSecret)).not.toThrow();
  const other = await makePlace(folder);
  await restore(other, kept, true);
  expect(await rowsOf(other)).toEqual(await rowsOf(small));
});
