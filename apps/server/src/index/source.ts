import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import type { Db } from '../db/client.ts';
import { readDatabaseId } from './database-history.ts';

/** The code that says who is in search, and what of a profile is searched. */
const FEEDING_CODE = ['indexed-talent.ts', 'talent-document.ts', '../db/visibility.ts'];

/**
 * What the index is filled from: the database, and the code that reads it. An index that was filled from another source
 * is built anew, so nobody has to remember to do that after a change of this code.
 */
export async function readSourceId(db: Db): Promise<string> {
  return `${await readDatabaseId(db)}-${codeChecksum()}`;
}

const codeChecksum = () =>
  FEEDING_CODE.reduce(
    (checksum, file) => crc32(readFileSync(join(import.meta.dirname, file)), checksum),
    crc32(JSON.stringify(JOB_CATEGORY_LABELS)),
  );
