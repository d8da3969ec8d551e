import { wordGroup } from '@talaash/lexicon/word-group';
import { wordsOfAll } from '@talaash/lexicon/entry';
import { SHORT_TITLE } from '@talaash/lexicon/generated/short-title';
import { textAt, type Token } from './lexing.ts';

/** Abbreviated titles. In capital letters they are whole words. Otherwise the last word may still become another. */
const SHORT_TITLES: ReadonlySet<string> = new Set(wordsOfAll(SHORT_TITLE));

/** Abbreviated titles that the vocabulary does not have as one word, with the words that replace them. */
const SPELT_OUT: ReadonlyMap<string, string> = new Map(
  SHORT_TITLE.flatMap(({ word, names }) => names.map((name) => [word, name.word] as const)),
);

/** Beside these, "CS" is computer science and not a company secretary. */
const DEGREES = wordGroup('words beside computer science');
const AFTER_SCIENCE = wordGroup('words after computer science');
/** Words before "CA" that make it California. */
const BEFORE_CALIFORNIA = wordGroup('words before california');

/** Whether a word as typed is a title in capital letters. */
export const isShortTitle = (typed: string): boolean =>
  /^[A-Z]{2,4}$/.test(typed) && SHORT_TITLES.has(typed.toLowerCase());

/**
 * The meaning of an abbreviation in its position: the words of its title, computer science, or nothing for a US state. Undefined
 * for any other word.
 */
export function shortTitleAt(
  tokens: readonly Token[],
  at: number,
  typed: string,
  isPartial: boolean,
): string | undefined {
  const text = textAt(tokens, at);
  if (!SHORT_TITLES.has(text)) return undefined;
  if (text === 'cs' && isScience(tokens, at)) return 'computer science';
  if (text === 'ca' && isCalifornia(tokens, at)) return '';
  const isTitle = isShortTitle(typed);
  // "Pune se": Hindi for from.
  if (!isTitle && (isPartial || (text === 'se' && at > 0))) return undefined;
  return SPELT_OUT.get(text);
}

const isScience = (tokens: readonly Token[], at: number): boolean =>
  AFTER_SCIENCE.has(textAt(tokens, at + 1)) ||
  DEGREES.has(textAt(tokens, at - 1)) ||
  (/^[.,(]$/.test(textAt(tokens, at - 1)) && DEGREES.has(textAt(tokens, at - 2))) ||
  (textAt(tokens, at - 1) === 'in' && DEGREES.has(textAt(tokens, at - 2)));

function isCalifornia(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1) === ',' ? at - 2 : at - 1;
  if (BEFORE_CALIFORNIA.has(textAt(tokens, before))) return true;
  return textAt(tokens, at - 1) === 'in' && at === tokens.length - 1;
}
