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
      '@talaash/question/craft-list',
      '@talaash/question/known-skill',
      '@talaash/question/place',
      '@talaash/question/place-list',
      '@talaash/question/technology-list',
      '@talaash/talent-index/segments/trait',
      '@talaash/question/field',
      '@talaash/lexicon/headline',
      '@talaash/lexicon/place-synonym',
      '@talaash/lexicon/related-word',
      '@talaash/lexicon/skill-child',
      '@talaash/lexicon/skill-kind',
      '@talaash/lexicon/skill-mention',
      '@talaash/talent-index/terms/term-reader',
      '@talaash/lexicon/title-word',
      '@talaash/lexicon/vocabulary',
    ].map((file) => fileURLToPath(import.meta.resolve(file))),
  );

/**
 * Identifies the source of the index: the database, and the code that reads it. An index of another source is rebuilt, so a
 * change of this code needs no manual step.
 */
export async function readSourceId(db: Db): Promise<string> {
  return `${await readDatabaseId(db)}-${codeChecksum()}`;
}

const codeChecksum = () =>
  SOURCE_FILES.reduce(
    (checksum, file) => crc32(readFileSync(file), checksum),
    crc32(JSON.stringify(JOB_CATEGORY_LABELS)),
  );
