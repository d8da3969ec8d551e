import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/**
 * A number that is another one whenever the code is that decides what stands in a snapshot and what it means: how words are read
 * and how sections are laid out. Nobody has to remember to raise it. A snapshot of another number is not read, and the
 * index is built anew.
 *
 * @param folder where the code of this package is; a test's is another
 */
export function snapshotLayout(folder = join(import.meta.dirname, '..')): number {
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted();
  return files.reduce((checksum, file) => crc32(readFileSync(join(folder, file)), checksum), 0);
}
