import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/** The packages whose code and words determine the content and layout of a snapshot. */
const PACKAGES = ['lexicon', 'question', 'talent-index'].map((name) =>
  join(import.meta.dirname, '../../..', name, 'src'),
);

/**
 * A checksum of the code and the words. It replaces a version number: the server ignores a snapshot with another checksum
 * and rebuilds the index.
 *
 * @param folders the source folders; tests pass their own
 */
export function snapshotLayout(folders: readonly string[] = PACKAGES): number {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted(),
  );
  return files.reduce((checksum, file) => crc32(readFileSync(file), checksum), 0);
}
