import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-category';

/** Says who is in search. */
const CONDITION = join(import.meta.dirname, '../features/talent-search/queries.ts');

/**
 * A number that is another one whenever the code is that decides what stands in a snapshot and what it means: how words are read,
 * how sections are laid out, who is in search. Nobody has to remember to raise it. A snapshot of another number is not
 * read, and the index is built anew.
 *
 * @param folder where the code of the search is; a test's is another
 */
export function snapshotLayout(folder = import.meta.dirname): number {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .map((name) => join(folder, name));
  let checksum = crc32(JSON.stringify(JOB_CATEGORY_LABELS));
  for (const file of [...files, CONDITION]) checksum = crc32(readFileSync(file), checksum);
  return checksum;
}
