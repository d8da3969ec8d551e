import { wordsOfAll } from './entry.ts';
import { LETTER_PAIR } from './generated/letter-pair.ts';

const PAIRS = wordsOfAll(LETTER_PAIR);

/** The maximum letters on one side of the sign. */
export const PAIR_LETTERS_MAX = 2;

const SPELLINGS: ReadonlyMap<string, string> = new Map(PAIRS.map((pair) => [pair, pair.replace('&', 'and')]));

export const isLetterPair = (pair: string): boolean => SPELLINGS.has(pair);

/** The spelling of a pair without its sign: `randd` for "R&D" and "R & D". Undefined for any other word. */
export const spellingOfPair = (written: string): string | undefined =>
  written.includes('&') ? SPELLINGS.get(written.replaceAll(' ', '')) : undefined;

const PAIR_OF = new Map([...SPELLINGS].map(([pair, spelling]) => [spelling, pair]));

const SPELLING_LENGTH_MAX = Math.max(...[...PAIR_OF.keys()].map(({ length }) => length));

/** The display form of a word: `r&d` for `randd`. */
export const shownWord = (word: string): string =>
  word.length > SPELLING_LENGTH_MAX || !word.includes('and') ? word : (PAIR_OF.get(word) ?? word);

/** The source of a pattern for any pair at the start of a word, in lower-case text. */
export const PAIR_SOURCE = `(?:${[...SPELLINGS.keys()].map((pair) => pair.replace('&', ' ?& ?')).join('|')})`;

/** The source of a pattern for the start of any pair, up to its sign. */
export const PARTIAL_PAIR_SOURCE = `(?:${[...new Set(PAIRS.map((pair) => pair.split('&', 1)[0]))].join('|')}) ?&`;
