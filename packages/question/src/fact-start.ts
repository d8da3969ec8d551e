import { wordGroup } from '@talaash/lexicon/word-group';
import { DEGREE_STARTS } from './degree-fact.ts';
import { NUMBER_WORDS } from '@talaash/lexicon/number-word';

/** The words and signs that a fact may begin with: elsewhere no pattern is tried. */
const STARTS: ReadonlySet<string> = new Set([
  ...NUMBER_WORDS.keys(),
  ...DEGREE_STARTS,
  ...wordGroup('words that begin a fact'),
]);

/** @param text of a token */
export function mayBeginFact(text: string): boolean {
  const first = text.charCodeAt(0);
  if (first >= 0x30 && first <= 0x39) return true;
  return STARTS.has(text) || STARTS.has(text.split(/[-._']/, 1)[0] ?? '');
}

/** Words that end a fact. */
const ENDS = wordGroup('words that end a fact');
const PREFIX_LENGTH_MIN = 2;

const PREFIXES: ReadonlySet<string> = new Set(
  [...STARTS, ...ENDS].flatMap((word) =>
    Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1)).slice(PREFIX_LENGTH_MIN - 1),
  ),
);

/** Whether an unfinished word may become a word of a fact: `imm` of "immediate joiner". */
export const startsFact = (typed: string): boolean => PREFIXES.has(typed);
