import { randomUUID } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStore } from './port.ts';

/** Files in a folder of this machine, each at its own path below it. */
export function createDiskFileStore({ folder }: { folder: string }): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    bucket: 'local',
    async put(path, content) {
      // The library writes in place and moves by copying: a reader could see half a file, and a crash leave one.
      const temporary = `${path}.making-${randomUUID()}`;
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
      const { contentLength } = await disk.getMetaData(path);
      return { stream: await disk.getStream(path), bytes: contentLength };
    },
    readAll: (path) => readFile(join(folder, path)),
    delete: (path) => disk.delete(path),
    deleteAll: (path) => disk.deleteAll(path),
  };
}
