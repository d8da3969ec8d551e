import { hasMark, wordsOfAll, wordsWith } from './entry.ts';
import { CRAFTS } from './craft.ts';
import { DOMAIN } from './generated/domain.ts';
import { FILLER } from './generated/filler.ts';
import { PERSON_NAME } from './generated/person-name.ts';
import { TITLE_WORD } from './generated/title-word.ts';
import { USUAL } from './generated/usual.ts';
import { pluralOf, singularOf } from './inflection.ts';

/** Words that say nothing about a talent. The index omits them, and a query with other words ignores them. */
export const STOP_WORDS: ReadonlySet<string> = new Set(wordsWith(FILLER, 'stop'));

/** Words with their plurals. For a verb that is also its third person: needs, takes. */
const bothNumbers = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => (singularOf(word) === word ? [word, pluralOf(word)] : [word])));

/** Words of sentences about a search. They are indexed, but a query with other words ignores them. */
export const FILLER_WORDS: ReadonlySet<string> = bothNumbers(wordsWith(FILLER, 'typed'));

const isPhrase = (text: string): boolean => text.includes(' ');

/** Phrases of sentences about a search, which ask for nothing. */
export const FILLER_PHRASES: readonly string[] = wordsOfAll(FILLER).filter(isPhrase);

const FILLERS: ReadonlySet<string> = new Set([
  ...FILLER_WORDS,
  ...wordsWith(FILLER, 'filler'),
  ...wordsWith(FILLER, 'singular'),
  ...bothNumbers(
    FILLER.filter(({ marks, word }) => marks.length === 0 && !isPhrase(word)).map(({ word }) => word),
  ),
]);

/** Removes the apostrophe of "we're". */
const bare = (word: string): string => (word.includes("'") ? word.replaceAll("'", '') : word);

/** Whether a query with other words ignores this word. Some fillers are also skills, and count if the query has nothing else. */
export const isFiller = (word: string): boolean => FILLERS.has(bare(word));

export const isStopWord = (word: string): boolean => STOP_WORDS.has(bare(word));

/** Words in job titles other than technologies. */
export const ROLE_WORDS: ReadonlySet<string> = bothNumbers(
  TITLE_WORD.filter(({ marks }) => marks.length === 0).map(({ word }) => word),
);

/** Words in job titles, including trades whose other forms the vocabulary does not need. In the singular. */
export const TITLE_WORDS: readonly string[] = wordsOfAll(TITLE_WORD);

const TRADE_WORDS: ReadonlySet<string> = new Set([
  ...CRAFTS,
  ...bothNumbers(TITLE_WORDS),
  ...DOMAIN.flatMap(({ names }) => wordsOfAll(names)),
]);

/** Common words of job ads and sentences: they are spelled correctly, and in a long text they only add to the score. */
export const USUAL_WORDS: ReadonlySet<string> = new Set(
  USUAL.flatMap((usual) => {
    const plural = hasMark(usual, 'singular') ? usual.word : pluralOf(usual.word);
    return TRADE_WORDS.has(plural) ? [usual.word] : [usual.word, plural];
  }),
);

/** People's names, which are never corrected to a technical word. */
export const NAMES_OF_PEOPLE: ReadonlySet<string> = new Set(wordsOfAll(PERSON_NAME));
