import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/**
 * A checksum of this package's code, which decides what a snapshot contains and how it is laid out. So nobody has to
 * raise a version number: a snapshot with another checksum is not read, and the index is rebuilt.
 *
 * @param folder the package's source folder; tests pass another
 */
export function snapshotLayout(folder = join(import.meta.dirname, '..')): number {
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted();
  return files.reduce((checksum, file) => crc32(readFileSync(join(folder, file)), checksum), 0);
}
