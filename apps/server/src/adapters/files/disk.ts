import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { requirePlainPath } from './path.ts';
import { FileMissing, type FileStore } from './port.ts';

/** Part of the name of an incomplete file. */
const UNFINISHED = '.making-';

/** Files in a folder of this machine, each at its own path below it. */
export function createDiskFileStore({ folder }: { folder: string }): FileStore {
  const placeOf = (path: string): string => {
    requirePlainPath(path);
    return join(folder, path);
  };
  return {
    bucket: 'local',
    async put(path, content) {
      const place = placeOf(path);
      // Written beside it and moved, so that no reader sees half a file. What a crash leaves of it is deleted with the path.
      const unfinished = `${place}${UNFINISHED}${randomUUID()}`;
      await mkdir(dirname(place), { recursive: true });
      try {
        if (Buffer.isBuffer(content)) await writeFile(unfinished, content);
        else await copyFile(content.file, unfinished);
        await rename(unfinished, place);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(path) {
      const place = placeOf(path);
      const { size } = await stat(place).catch(missingWhenAbsent);
      return { stream: createReadStream(place), bytes: size };
    },
    readAll: async (path) => readFile(placeOf(path)).catch(missingWhenAbsent),
    async delete(path) {
      const place = placeOf(path);
      await rm(place, { force: true });
      const names = await readdir(dirname(place)).catch(emptyWhenAbsent);
      for (const name of names.filter((one) => one.startsWith(`${basename(place)}${UNFINISHED}`)))
        await rm(join(dirname(place), name), { force: true });
    },
    deleteAll: async (path) => rm(placeOf(path), { recursive: true, force: true }),
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

function missingWhenAbsent(error: Error): never {
  throw isAbsent(error) ? new FileMissing() : error;
}

function emptyWhenAbsent(error: Error): [] {
  if (isAbsent(error)) return [];
  throw error;
}
