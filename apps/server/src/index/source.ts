import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import type { Db } from '../db/client.ts';
import { readDatabaseId } from './database-history.ts';

/** All of the lexicon: which words stand for the same decides by what people are found. */
const LEXICON_FOLDER = dirname(fileURLToPath(import.meta.resolve('@talaash/lexicon/word')));
const LEXICON_FILES = globSync('**/*.ts', { cwd: LEXICON_FOLDER })
  .filter((file) => !file.endsWith('.test.ts'))
  .toSorted()
  .map((file) => join(LEXICON_FOLDER, file));

/** The code that decides who is in search and what of a profile is searched. */
const SOURCE_FILES = ['./indexed-talent.ts', './talent-document.ts', '../db/visibility.ts']
  .map((file) => join(import.meta.dirname, file))
  .concat(
    [
      '@talaash/domain/talent-profile/mask',
      '@talaash/domain/talent-profile/contact-mask',
      '@talaash/domain/talent-profile/tenure-length',
      '@talaash/domain/talent-match/title',
      '@talaash/question/known-skill',
      '@talaash/question/place',
      '@talaash/talent-index/segments/trait',
      '@talaash/question/field',
      '@talaash/talent-index/terms/term-reader',
    ].map((file) => fileURLToPath(import.meta.resolve(file))),
    LEXICON_FILES,
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
