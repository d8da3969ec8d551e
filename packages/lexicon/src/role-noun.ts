import { hasMark, wordOf } from './entry.ts';
import { ROLE } from './generated/role.ts';
import { pluralOf, singularOf } from './inflection.ts';

/** Words that end the title of a job, in both numbers. */
export const ROLE_NOUNS: ReadonlySet<string> = new Set(
  ROLE.flatMap((role) => (hasMark(role, 'singular') ? [role.word] : [role.word, pluralOf(role.word)])),
);

/** Nouns that end a title and name no trade that stands before another noun: engineer, not QA. In the singular. */
export const PERSON_NOUNS: ReadonlySet<string> = new Set(
  ROLE.filter((role) => !hasMark(role, 'trade')).map(wordOf),
);

/** Nouns that name a job without a word before them, in the singular. */
export const WHOLE_JOBS: readonly string[] = ROLE.filter((role) => hasMark(role, 'job')).map(wordOf);

/** The singular of a noun that ends a title; any other word itself. */
export const onePerson = (word: string): string => (ROLE_NOUNS.has(word) ? singularOf(word) : word);
