import { Readable } from 'node:stream';
import type pg from 'pg';
import { FileMissing, type FileStore } from '../adapters/files/port.ts';
import type { ArchiveWriter } from '../db/backup/archive.ts';
import type { Manifest } from '../db/backup/manifest.ts';
import { largePath } from '@talaash/domain/file/path';
import { archivePath } from '../features/data-export/queries.ts';

/** Files up to this length are read at once; longer ones are streamed. */
const READ_AT_ONCE_MAX = 16 * 1024 * 1024;

/** Where the stored files of a backup stand in it. */
export const FILES_FOLDER = 'files/';

/** The paths of all stored files that the rows of a snapshot name. */
export async function listStoredPaths(client: pg.ClientBase): Promise<string[]> {
  const { rows: uploads } = await client.query<{ path: string }>('select path from files order by path');
  const { rows: exports } = await client.query<{ uid: string; dataExportId: string }>(
    `select uid, data_export_id as "dataExportId" from data_exports where state = 'ready' order by data_export_id`,
  );
  return [
    ...uploads.flatMap(({ path }) => [...new Set([path, largePath(path)])]),
    ...exports.map(archivePath),
  ];
}

/**
 * Writes the files into an archive, and lists those missing from the store: they were deleted with their row during the backup,
 * or lost before.
 */
export async function dumpFiles(
  fileStore: FileStore,
  paths: readonly string[],
  archive: ArchiveWriter,
): Promise<Manifest['files']> {
  const missing: string[] = [];
  let bytes = 0;
  for (const path of paths) {
    const found = await fileStore.read(path).catch((error: unknown) => {
      if (error instanceof FileMissing) return undefined;
      throw new Error(`The file ${path} could not be read (${(error as Error).message}).`, { cause: error });
    });
    if (!found) missing.push(path);
    else bytes += await dumpFile(archive, FILES_FOLDER + path, found);
  }
  return { areIncluded: true, count: paths.length - missing.length, bytes, missing };
}

/** A short file may be replaced between the length check and its stream: what was read counts. */
async function dumpFile(
  archive: ArchiveWriter,
  name: string,
  { stream, bytes }: { stream: Readable; bytes: number },
): Promise<number> {
  if (bytes > READ_AT_ONCE_MAX) {
    await archive.addStream(name, bytes, stream);
    return bytes;
  }
  const content = Buffer.concat(await stream.toArray());
  await archive.add(name, content);
  return content.length;
}
