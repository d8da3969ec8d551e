import { hasMark, wordOf } from './entry.ts';
import { HINDI } from './generated/hindi.ts';
import { ROLE } from './generated/role.ts';
import { pluralOf, singularOf } from './inflection.ts';

const numbersOf = (roles: typeof ROLE): string[] =>
  roles.flatMap((role) => (hasMark(role, 'singular') ? [role.word] : [role.word, pluralOf(role.word)]));

const SEARCHED = ROLE.filter((role) => !hasMark(role, 'resume'));

/** Nouns that end a job title in a search, singular and plural. */
export const ROLE_NOUNS: ReadonlySet<string> = new Set(numbersOf(SEARCHED));

const NOUNS = new Set(numbersOf(ROLE));
const HINDI_NOUNS = HINDI.filter(({ word }) => NOUNS.has(word)).flatMap(({ names }) => names.map(wordOf));

/** Nouns that end a job title in a resume or a job post: singular, plural and Hindi. */
export const TITLE_NOUNS: ReadonlySet<string> = new Set([
  ...NOUNS,
  ...HINDI_NOUNS.map((word) => word.normalize('NFC')),
]);

/** Nouns that end a title and are also people's names. */
export const NAMED_ROLES: ReadonlySet<string> = new Set(
  ROLE.filter((role) => hasMark(role, 'name')).map(wordOf),
);

/** Nouns that end a title and are not also a trade in front of another noun: engineer, not QA. In the singular. */
export const PERSON_NOUNS: ReadonlySet<string> = new Set(
  SEARCHED.filter((role) => !hasMark(role, 'trade')).map(wordOf),
);

/** Nouns that name a job on their own, in the singular. */
export const WHOLE_JOBS: readonly string[] = ROLE.filter((role) => hasMark(role, 'job')).map(wordOf);

/** Nouns that say nothing of the job without a word before them, singular and plural. */
export const ANY_JOB_NOUNS: ReadonlySet<string> = new Set(
  numbersOf(ROLE.filter((role) => hasMark(role, 'any'))),
);

/** The singular of a noun that ends a title; other words unchanged. */
export const onePerson = (word: string): string => (ROLE_NOUNS.has(word) ? singularOf(word) : word);
