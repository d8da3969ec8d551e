import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../base/config.ts';
import type { Log } from '../../base/log.ts';
import { fingerprintOf, openMaster } from '../../base/secret.ts';
import { StartRefusal } from '../../base/start-refusal.ts';
import { PRODUCT_VERSION } from '../../base/version.ts';
import type { Connection } from '../client.ts';
import { writeArchive } from './archive.ts';
import { dumpDatabase, withSnapshot } from './dump.ts';
import { addManifest } from './write-manifest.ts';

/** How many backups before upgrades are kept. */
export const KEPT_BACKUPS = 3;

const PREFIX = 'before-upgrade-';

type Options = {
  config: Pick<Config, 'appSecret' | 'backupFolder' | 'dataDir' | 'freeDiskMinBytes'>;
  connection: Connection;
  log: Log;
};

/**
 * Backs up the database before an upgrade changes its tables. Files are not included: migrations do not touch them.
 * @throws StartRefusal if the backup fails, so that nothing changes without a way back
 */
export async function backUpBeforeUpgrade({ config, connection, log }: Options): Promise<void> {
  const folder = config.backupFolder ?? join(config.dataDir, 'backups');
  const startedAt = new Date();
  const file = join(folder, `${PREFIX}${startedAt.toISOString().replaceAll(':', '-')}.tar.zst`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const secretFingerprint = fingerprintOf(await openMaster(config));
    await withSnapshot(connection, async (client) => {
      await requireRoom(client, folder, config.freeDiskMinBytes);
      await writeArchive(file, async (archive) => {
        const database = await dumpDatabase(client, archive);
        await addManifest(archive, { database, takenAt: startedAt, secretFingerprint });
      });
    });
    await removeOld(folder);
  } catch (error) {
    throw new StartRefusal(
      `Before the upgrade to ${PRODUCT_VERSION} the database could not be backed up (${(error as Error).message}). ` +
        'Nothing was changed. Fix this, or set BACKUP_BEFORE_UPGRADE to off if you have your own backup.',
    );
  }
  log.info({ file }, 'The database was backed up before the upgrade.');
}

/** The backup is compressed and has no indexes, so the size of the database is more than enough. */
async function requireRoom(
  client: Parameters<typeof dumpDatabase>[0],
  folder: string,
  freeDiskMinBytes: number,
): Promise<void> {
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  const { bavail, bsize } = await statfs(folder);
  const wanted = Number(rows[0]?.bytes) + freeDiskMinBytes;
  if (bavail * bsize < wanted)
    throw new Error(`${folder} has too little space: ${Math.ceil(wanted / 2 ** 20)} MB are needed`);
}

async function removeOld(folder: string): Promise<void> {
  const taken = (await readdir(folder)).filter((name) => name.startsWith(PREFIX)).toSorted();
  for (const name of taken.slice(0, -KEPT_BACKUPS)) await rm(join(folder, name), { force: true });
}
