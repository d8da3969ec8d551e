import { isKnownWord } from './correction.ts';
import { isFiller, isStopWord } from './filler.ts';
import type { ReadToken } from './sentence.ts';

/** Kinds of companies, and what they are called by law: the name is known without them. */
export const COMPANY_WORDS: ReadonlySet<string> = new Set(
  (
    'company companies technologies technology tech systems solutions software softwares labs services group india limited ltd pvt private inc llp corp corporation ' +
    'infotech infosystems industries enterprises consulting consultancy consultants global international'
  ).split(' '),
);
/** Such words at the end say that a name is an employer's. */
const EMPLOYER_ENDS: ReadonlySet<string> = new Set([
  ...COMPANY_WORDS,
  ...'bank securities hospital hospitals school finance motors foods pharma insurance capital'.split(' '),
]);
const NAME_WORDS_MAX = 4;

/** Whether a word with a capital letter is in no list of words: a name, such as an employer's that few know. */
export const isUnknownName = ({ text, typed, isCapital }: ReadToken): boolean =>
  isCapital && text === typed && !isKnownWord(text) && !/^\d/.test(text);

/**
 * The last token of a name that nobody knows: words with capital letters that stand side by side, of which one is in no list of words, or of which the last is a
 * kind of company. Undefined where no such name begins.
 *
 * @param needsKind whether only the kind of company tells
 */
export function unknownNameEnd(
  tokens: readonly ReadToken[],
  first: number,
  needsKind = false,
): number | undefined {
  let to = first - 1;
  let isUnknown = false;
  while (to + 1 < first + NAME_WORDS_MAX) {
    const token = tokens[to + 1];
    if (token?.isWord !== true || !token.isCapital || (to >= first && token.isAfterBreak)) break;
    if (isStopWord(token.text) || (to < first && isFiller(token.text))) break;
    isUnknown ||= isUnknownName(token);
    to += 1;
  }
  if (to < first) return undefined;
  const isEmployer = to > first && EMPLOYER_ENDS.has(tokens[to]?.text ?? '');
  return isEmployer || (isUnknown && !needsKind) ? to : undefined;
}
