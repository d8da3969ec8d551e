import { existsSync } from 'node:fs';
import type { FileStore } from '../adapters/files/port.ts';
import type { Config } from '../base/config.ts';
import { fingerprintOf, openMaster } from '../base/secret.ts';
import { StartRefusal } from '../base/start-refusal.ts';
import { writeArchive } from '../db/backup/archive.ts';
import { listApplied } from '../db/backup/catalog.ts';
import { dumpDatabase, withSnapshot } from '../db/backup/dump.ts';
import type { Manifest } from '../db/backup/manifest.ts';
import { refuseHalfRestored } from '../db/backup/place.ts';
import { addManifest } from '../db/backup/write-manifest.ts';
import type { Connection } from '../db/client.ts';
import { dumpFiles, listStoredPaths } from './stored-file.ts';

/** The entry with the secret of a local installation. */
export const SECRET = 'secret';

export type BackupOptions = {
  /** Where the backup is written. The file must not exist. */
  file: string;
  config: Pick<Config, 'appSecret' | 'dataDir'>;
  connection: Connection;
  fileStore: FileStore;
  /** Leaves the stored files out, if they are backed up separately. */
  isWithoutFiles?: boolean;
};

/**
 * Backs an installation up into one file while it serves: the database at one moment, and then the files that its rows name.
 * APP_SECRET belongs to the configuration and is never included.
 *
 * @throws StartRefusal if there is nothing to back up, or no space for it
 */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const { file, config, connection, fileStore, isWithoutFiles = false } = options;
  if (existsSync(file)) throw new StartRefusal(`The file ${file} already exists: name another one.`);
  const takenAt = new Date();
  const isSecretIncluded = config.appSecret === undefined;
  const written = Promise.withResolvers<Manifest>();
  await writeArchive(file, async (archive) => {
    const { database, paths } = await withSnapshot(connection, async (client) => {
      await refuseHalfRestored(client);
      if ((await listApplied(client)).length === 0)
        throw new StartRefusal('The database is empty. There is nothing to back up.');
      const database = await dumpDatabase(client, archive);
      return { database, paths: await listStoredPaths(client) };
    });
    const secret = await openMaster(config);
    const files = isWithoutFiles ? undefined : await dumpFiles(fileStore, paths, archive);
    if (isSecretIncluded) await archive.add(SECRET, Buffer.from(`${secret}\n`));
    const manifest = await addManifest(archive, {
      database,
      takenAt,
      secretFingerprint: fingerprintOf(secret),
      isSecretIncluded,
      ...(files ? { files } : {}),
    });
    written.resolve(manifest);
  });
  return written.promise;
}
