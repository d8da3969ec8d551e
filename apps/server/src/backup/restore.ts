import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { FileStore } from '../adapters/files/port.ts';
import type { Config } from '../base/config.ts';
import type { Log } from '../base/log.ts';
import { secretFile } from '../base/secret.ts';
import { StartRefusal } from '../base/start-refusal.ts';
import { type ArchiveEntry, DamagedArchive, hashed, readArchive } from '../db/backup/archive.ts';
import { TEXT_FORMS } from '../db/backup/dump.ts';
import {
  findDifferences,
  hasSameTables,
  loadPart,
  moveEventsToPast,
  passEvents,
  setSequences,
} from '../db/backup/load.ts';
import type { Manifest } from '../db/backup/manifest.ts';
import { abandonRestore, beginRestore, endRestore, isHalfRestored } from '../db/backup/place.ts';
import type { Connection } from '../db/client.ts';
import { applyFirstMigrations, applyMigrations, withMigrationLock } from '../db/migrate.ts';
import { openJobs } from '../jobs/queue.ts';
import type { StoredJob } from '../jobs/stored-job.ts';
import { FILES_FOLDER } from './stored-file.ts';
import { refuseOtherSecret, type VerifiedBackup, verifyBackup } from './verify.ts';

/** Longer files are streamed. */
const HELD_MAX = 16 * 1024 * 1024;

export type RestoreOptions = {
  file: string;
  config: Pick<Config, 'appSecret' | 'dataDir'>;
  connection: Connection;
  fileStore: FileStore;
  log: Log;
  /** Restores although the secret differs. */
  hasOtherSecret?: boolean;
};

/**
 * Restores a backup into an empty installation and migrates it to this release. It verifies every checksum before it changes
 * anything, and every count afterwards. If it fails, the installation is empty again. If it is killed, no server starts there
 * until the restore is repeated.
 *
 * @throws StartRefusal if the backup or the installation does not allow it
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { file, config, connection, fileStore } = options;
  const backup = await verifyBackup(file);
  if (options.hasOtherSecret !== true) refuseOtherSecret(backup.manifest, config.appSecret);
  const secret = includedSecret(options, backup);
  if (secret) await refuseStoredSecret(config.dataDir, secret);
  return withMigrationLock(connection, async (client) => {
    if (backup.manifest.files.areIncluded && !(await isHalfRestored(client)))
      await refuseStoredFiles(fileStore, config.dataDir);
    await beginRestore(client);
    const stored: string[] = [];
    try {
      await load(options, backup, client, stored);
      if (secret) await writeFile(secretFile(config.dataDir), secret, { mode: 0o600 });
      await endRestore(client);
    } catch (error) {
      await abandon(client, fileStore, stored).catch(() => undefined);
      throw error;
    }
    return backup.manifest;
  });
}

/** What cannot be removed stays marked, so that the next restore removes it. */
async function abandon(client: pg.Client, fileStore: FileStore, stored: readonly string[]): Promise<void> {
  for (const path of stored) await fileStore.delete(path);
  await abandonRestore(client);
}

/** A folder of files belongs to the database that names them. A bucket may be kept: its paths are those of the same files. */
async function refuseStoredFiles({ bucket }: FileStore, dataDir: string): Promise<void> {
  if (bucket !== 'local') return;
  const folder = join(dataDir, 'files');
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  if (found.some((entry) => entry.isFile()))
    throw new StartRefusal(
      `The folder ${folder} is not empty. A restore never overwrites: move the folder away.`,
    );
}

/** The secret of the backup, if this installation is to have it. */
const includedSecret = ({ config, hasOtherSecret }: RestoreOptions, { secret }: VerifiedBackup) =>
  config.appSecret === undefined && hasOtherSecret !== true ? secret : undefined;

async function refuseStoredSecret(dataDir: string, secret: Buffer): Promise<void> {
  const file = secretFile(dataDir);
  const own = await readFile(file, 'utf8').catch(() => undefined);
  if (own !== undefined && own.trim() !== secret.toString().trim())
    throw new StartRefusal(`The folder ${dataDir} already has a secret: move ${file} away.`);
}

/** @param stored gets the path of each file that is stored */
async function load(
  { connection, fileStore, log }: RestoreOptions,
  { file, manifest, sums }: VerifiedBackup,
  client: pg.Client,
  stored: string[],
): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  const jobs: StoredJob[] = [];
  await client.query(TEXT_FORMS);
  await applyFirstMigrations(client, manifest.migrations.length);
  if (!(await hasSameTables(client, manifest))) throw new DamagedArchive(file);
  await client.query('begin');
  let areTablesLoaded = false;
  const endTables = async () => {
    if (!areTablesLoaded) await finishTables(client, manifest);
    areTablesLoaded = true;
  };
  await readArchive(file, async (entry) => {
    const { name } = entry;
    const [folder = '', tableName = ''] = name.split('/');
    const table = folder === 'tables' ? tables.get(tableName) : undefined;
    if (table) return loadPart(client, table, await readAgain(entry, sums));
    await endTables();
    if (folder === 'jobs') jobs.push(...toJobs(await readAgain(entry, sums)));
    else if (name.startsWith(FILES_FOLDER)) {
      const path = name.slice(FILES_FOLDER.length);
      stored.push(path);
      await storeFile(fileStore, path, entry);
    } else entry.content.resume();
  });
  await endTables();
  if (stored.length !== manifest.files.count)
    throw new Error(`${stored.length} files were stored instead of ${manifest.files.count}.`);
  await applyMigrations(client);
  await restoreJobs(connection, jobs, log);
}

/** The file is read a second time, and may have changed since. */
async function readAgain({ name, content }: ArchiveEntry, sums: VerifiedBackup['sums']): Promise<Buffer> {
  const { sum, bytes } = await hashed(content, true);
  if (sum !== sums.get(name)) throw new DamagedArchive(name);
  return bytes;
}

async function finishTables(client: pg.Client, manifest: Manifest): Promise<void> {
  const differences = await findDifferences(client, manifest);
  if (differences.length > 0) throw new Error(differences.join(' '));
  await setSequences(client, manifest.sequences);
  await moveEventsToPast(client);
  await client.query('commit');
  await passEvents(client);
  await client.query('analyze');
}

/** Lines in the text format of COPY. For JSON, the backslash is the only character to escape. */
const toJobs = (content: Buffer): StoredJob[] =>
  content
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line.replaceAll('\\\\', '\\')) as StoredJob);

const CONTENT_TYPES: Record<string, string> = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

async function storeFile(
  fileStore: FileStore,
  path: string,
  { bytes, content }: ArchiveEntry,
): Promise<void> {
  const contentType = CONTENT_TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  if (bytes <= HELD_MAX) {
    const { bytes: held } = await hashed(content, true);
    await fileStore.put(path, held, contentType);
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'talaash-restore-'));
  try {
    const file = join(folder, 'file');
    await pipeline(content, createWriteStream(file, { mode: 0o600 }));
    await fileStore.put(path, { file }, contentType);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function restoreJobs(connection: Connection, stored: readonly StoredJob[], log: Log): Promise<void> {
  const jobs = await openJobs({ database: { connection }, log });
  try {
    const count = await jobs.restore(stored);
    if (count < stored.length)
      log.warn(
        { count: stored.length - count },
        'Jobs of a kind that this release does not have were left out.',
      );
  } finally {
    await jobs.close();
  }
}
