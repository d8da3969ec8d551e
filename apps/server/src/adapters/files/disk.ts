import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { requirePlainPath } from './path.ts';
import { FileMissing, type FileStore } from './port.ts';

/** Part of the name of an incomplete file. */
const UNFINISHED = '.making-';

/** Files in a folder of this machine, each at its own path below it. */
export function createDiskFileStore({ folder }: { folder: string }): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    bucket: 'local',
    async put(path, content) {
      requirePlainPath(path);
      // The library writes in place and moves by copying: a reader could see half a file, and a crash leave one.
      const temporary = `${path}${UNFINISHED}${randomUUID()}`;
      try {
        if (Buffer.isBuffer(content)) await disk.put(temporary, content);
        else await disk.copyFromFs(content.file, temporary);
        await rename(join(folder, temporary), join(folder, path));
      } catch (error) {
        await disk.delete(temporary);
        throw error;
      }
    },
    async read(path) {
      const { contentLength } = await disk.getMetaData(path).catch(missingWhenAbsent);
      return { stream: await disk.getStream(path), bytes: contentLength };
    },
    async readAll(path) {
      requirePlainPath(path);
      return readFile(join(folder, path)).catch(missingWhenAbsent);
    },
    delete: (path) => disk.delete(path),
    deleteAll: (path) => disk.deleteAll(path),
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(emptyWhenAbsent);
      for (const entry of entries) {
        if (!entry.isFile() || entry.name.includes(UNFINISHED)) continue;
        yield relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
      }
    },
  };
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The library keeps the reason of its own errors as their cause. */
function missingWhenAbsent(error: Error): never {
  throw isAbsent(error) || isAbsent(error.cause) ? new FileMissing() : error;
}

function emptyWhenAbsent(error: Error): [] {
  if (isAbsent(error)) return [];
  throw error;
}
