import { isKnownWord } from './correction.ts';
import { isFiller, isStopWord } from './filler.ts';
import type { Item, Leaf } from './item.ts';
import { quotedLeaf, wordLeaf } from './leaf.ts';
import type { ReadToken, Sentence } from './sentence.ts';

/** Kinds of companies, and what they are called by law: the name is known without them. */
const COMPANY_WORDS: ReadonlySet<string> = new Set(
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
const SHORT_NAME_LENGTH = 4;

/** Whether a word with a capital letter is in no list of words: a name, such as an employer's that few know. */
export const isUnknownName = ({ text, typed, isCapital }: ReadToken): boolean =>
  isCapital && text === typed && !isKnownWord(text) && !/^\d/.test(text);

/**
 * The last token of a name that nobody knows: words with capital letters that stand side by side, of which one is in no list of words, or of which the last is a
 * kind of company. Undefined where no such name begins.
 */
export function unknownNameEnd(tokens: readonly ReadToken[], first: number): number | undefined {
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
  return isUnknown || isEmployer ? to : undefined;
}

/** A name that is not wanted. Who writes "Zuntra Technologies" also means "Zuntra Pvt Ltd". */
function nameLeaf(sentence: Sentence, from: number, to: number): Leaf {
  const { tokens } = sentence;
  let end = to;
  while (end > from && COMPANY_WORDS.has(tokens[end]?.text ?? '')) end -= 1;
  if (end === from && (tokens[from]?.text.length ?? 0) < SHORT_NAME_LENGTH) end = to;
  const leaf = end === from ? wordLeaf(sentence, from) : quotedLeaf(partsFrom(tokens, from, end), from, end);
  return { ...leaf, to, isRole: false, isKnown: true, isUnwanted: true };
}

const partsFrom = (tokens: readonly ReadToken[], from: number, to: number): string[] =>
  tokens.slice(from, to + 1).flatMap(({ parts }) => parts);

const JOINS: ReadonlySet<string> = new Set(['comma', 'and', 'or', 'bar']);

/** Whether the items so far end in a list of names that are not wanted, so that a name at the token `at` is one of them. */
export function isInUnwantedList(items: readonly Item[], at: number): boolean {
  const last = items.at(-1);
  if (last?.kind === 'not') return (last.opensList === true || last.isExplicit) && last.next === at;
  if (last === undefined || last.kind === 'leaf' || !JOINS.has(last.kind) || last.isExplicit) return false;
  const before = items.findLast(({ kind }) => !JOINS.has(kind));
  return before?.kind === 'leaf' && before.leaf.isUnwanted === true;
}

/** A name that no list of the trade has, in a list of what is not wanted. */
export function unwantedNameAt(sentence: Sentence, items: readonly Item[], at: number): Leaf | undefined {
  if (!isInUnwantedList(items, at)) return undefined;
  const { tokens } = sentence;
  const { text, isCapital, parts } = tokens[at] as ReadToken;
  if (parts.length === 0 || isStopWord(text) || isFiller(text) || wordLeaf(sentence, at).isKnown)
    return undefined;
  const to = unknownNameEnd(tokens, at) ?? (isCapital || !isKnownWord(text) ? at : undefined);
  return to === undefined ? undefined : nameLeaf(sentence, at, to);
}

/** An employer after "excluding", or in the list of names after it. */
export function withUnwanted(leaf: Leaf, items: readonly Item[]): Leaf {
  const isEmployer = leaf.wanted.kind === 'fact' && leaf.wanted.condition.kind === 'employer';
  const isExcluded = items.at(-1)?.kind === 'not' || isInUnwantedList(items, leaf.from);
  return isEmployer && isExcluded ? { ...leaf, isUnwanted: true } : leaf;
}
