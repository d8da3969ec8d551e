import { wordGroup } from '@talaash/lexicon/word-group';
import type { Token } from './lexing.ts';
import { NOT_WORDS } from './reader-word.ts';

const words = (line: string): ReadonlySet<string> => new Set(line.split(' '));

/** Words of many languages that say that what precedes them is wanted. */
const WANTING = wordGroup('words that want');
const BREAKS = words(', ; . ! ? ( ) [ ] | - ');
const TELUGU = wordGroup('telugu words');
/** Filler words in a Telugu text. One is also a town. */
const TELUGU_FILLERS = wordGroup('telugu fillers');
const TELUGU_LEAST = 2;

/**
 * The signs beside a clause that says what is wanted: "no juniors, leads only".
 *
 * @param isRefusing whether a token belongs to a refusal
 */
export function signsOfWanted(
  tokens: readonly Token[],
  isRefusing: (at: number) => boolean,
): ReadonlySet<number> {
  const signs = new Set<number>();
  if (!tokens.some(({ text }) => WANTING.has(text))) return signs;
  let start = -1;
  for (let end = 0; end <= tokens.length; end += 1) {
    const token = tokens[end];
    if (token !== undefined && (token.isWord || !BREAKS.has(token.text))) continue;
    const clause = tokens.slice(start + 1, end);
    const isWanted = clause.some(({ text }) => WANTING.has(text));
    const isRefused = clause.some(({ text }, i) => NOT_WORDS.has(text) || isRefusing(start + 1 + i));
    if (isWanted && !isRefused) {
      signs.add(start);
      signs.add(end);
    }
    start = end;
  }
  return signs;
}

/** The filler words of a Telugu text in Latin letters. Empty for other texts. */
export function teluguFillers(tokens: readonly Token[]): ReadonlySet<string> {
  const count = tokens.filter(({ text }) => TELUGU.has(text)).length;
  return count < TELUGU_LEAST ? NO_WORDS : TELUGU_FILLERS;
}

const NO_WORDS: ReadonlySet<string> = new Set();
