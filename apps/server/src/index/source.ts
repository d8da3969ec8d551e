import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import type { Db } from '../db/client.ts';
import { readDatabaseId } from './database-history.ts';

/** The code that decides who is in search and what of a profile is searched. */
const SOURCE_FILES = ['./indexed-talent.ts', './talent-document.ts', '../db/visibility.ts']
  .map((file) => join(import.meta.dirname, file))
  .concat(
    [
      '@talaash/domain/talent-profile/mask',
      '@talaash/domain/talent-profile/contact-mask',
      '@talaash/domain/talent-profile/tenure-length',
      '@talaash/domain/talent-match/title',
      '@talaash/talent-index/question/craft-list',
      '@talaash/talent-index/question/known-skill',
      '@talaash/talent-index/question/place',
      '@talaash/talent-index/question/place-list',
      '@talaash/talent-index/question/technology-list',
      '@talaash/talent-index/segments/trait',
      '@talaash/talent-index/words/field',
      '@talaash/talent-index/words/headline',
      '@talaash/talent-index/words/place-synonym',
      '@talaash/talent-index/words/related-word',
      '@talaash/talent-index/words/skill-child',
      '@talaash/talent-index/words/skill-kind',
      '@talaash/talent-index/words/skill-mention',
      '@talaash/talent-index/words/term-reader',
      '@talaash/talent-index/words/title-word',
      '@talaash/talent-index/words/vocabulary',
    ].map((file) => fileURLToPath(import.meta.resolve(file))),
  );

/**
 * Identifies what the index is filled from: the database, and the code that reads it. An index of another source is
 * rebuilt, so nobody has to do that by hand after a change of this code.
 */
export async function readSourceId(db: Db): Promise<string> {
  return `${await readDatabaseId(db)}-${codeChecksum()}`;
}

const codeChecksum = () =>
  SOURCE_FILES.reduce(
    (checksum, file) => crc32(readFileSync(file), checksum),
    crc32(JSON.stringify(JOB_CATEGORY_LABELS)),
  );
