import { hasMark, wordsWith } from '@talaash/lexicon/entry';
import { COMPANY_WORD } from '@talaash/lexicon/generated/company-word';
import { inBothNumbers } from '@talaash/lexicon/inflection';
import { textAt } from './lexing.ts';
import { isKnownWord } from './correction.ts';
import { isFiller, isStopWord } from '@talaash/lexicon/usual-word';
import type { ReadToken } from './sentence.ts';

const SEARCHED = COMPANY_WORD.filter((word) => !hasMark(word, 'resume'));

/** Kinds of companies, and legal forms. A name is recognized without them. */
export const COMPANY_WORDS: ReadonlySet<string> = new Set(
  SEARCHED.filter((word) => !hasMark(word, 'field')).flatMap(({ word }) => inBothNumbers(word)),
);
/** Words at the end of a name that show that it is an employer's. */
export const EMPLOYER_ENDS: ReadonlySet<string> = new Set(
  SEARCHED.flatMap(({ word }) => inBothNumbers(word)),
);
export const LEGAL_FORMS: ReadonlySet<string> = new Set(wordsWith(COMPANY_WORD, 'legal'));
const NAME_WORDS_MAX = 4;

/** Whether a capitalized word is in no word list: a name, such as that of a little-known employer. */
export const isUnknownName = ({ text, typed, isCapital }: ReadToken): boolean =>
  isCapital && text === typed && !isKnownWord(text) && !/^\d/.test(text);

/**
 * The last token of an unknown name: consecutive capitalized words. One of them is in no word list, or the last one is
 * a kind of company. Undefined if no such name starts here.
 */
export function unknownNameEnd(
  tokens: readonly ReadToken[],
  first: number,
  needsKind = false,
): number | undefined {
  const near = tokens.slice(first, first + NAME_WORDS_MAX);
  const end = near.findIndex((token, at) => !goesOnName(token, at === 0));
  const name = end === -1 ? near : near.slice(0, end);
  const to = first + name.length - 1;
  const isEmployer = name.length > 1 && EMPLOYER_ENDS.has(textAt(tokens, to));
  return isEmployer || (!needsKind && name.some(isUnknownName)) ? to : undefined;
}

const goesOnName = ({ text, isWord, isCapital, isAfterBreak }: ReadToken, isFirst: boolean): boolean =>
  isWord && isCapital && !isStopWord(text) && (isFirst ? !isFiller(text) : !isAfterBreak);
