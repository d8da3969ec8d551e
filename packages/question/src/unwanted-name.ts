import { textAt } from './lexing.ts';
import { isKnownWord } from './correction.ts';
import { isFiller, isStopWord } from '@talaash/lexicon/usual-word';
import type { Item, Operand } from './item.ts';
import { quotedOperand, wordOperand } from './operand.ts';
import type { ReadToken, Sentence } from './sentence.ts';
import { COMPANY_WORDS, unknownNameEnd } from './unknown-name.ts';

const SHORT_NAME_LENGTH = 4;

/** An unwanted name, without the company words at its end: "Zuntra Technologies" also means "Zuntra Pvt Ltd". */
function nameOperand(sentence: Sentence, from: number, to: number): Operand {
  const { tokens } = sentence;
  let end = to;
  while (end > from && COMPANY_WORDS.has(textAt(tokens, end))) end -= 1;
  if (end === from && (tokens[from]?.text.length ?? 0) < SHORT_NAME_LENGTH) end = to;
  const operand =
    end === from ? wordOperand(sentence, from) : quotedOperand(partsFrom(tokens, from, end), from, end);
  return { ...operand, to, isRole: false, isKnown: true, isUnwanted: true };
}

const partsFrom = (tokens: readonly ReadToken[], from: number, to: number): string[] =>
  tokens.slice(from, to + 1).flatMap(({ parts }) => parts);

const JOINS: ReadonlySet<string> = new Set(['comma', 'and', 'or', 'bar']);

/** Whether a name at the token `at` begins or continues a list of unwanted names. */
export function isInUnwantedList(items: readonly Item[], at: number): boolean {
  const last = items.at(-1);
  if (last?.kind === 'not') return (last.opensList === true || last.isExplicit) && last.next === at;
  if (last === undefined || last.kind === 'operand' || !JOINS.has(last.kind)) return false;
  if (last.isExplicit || last.isBesideWanted === true) return false;
  const before = items.findLast(({ kind }) => !JOINS.has(kind));
  return before?.kind === 'operand' && before.operand.isUnwanted === true;
}

/** A name outside the lexicon, in a list of unwanted names. */
export function unwantedNameAt(sentence: Sentence, items: readonly Item[], at: number): Operand | undefined {
  if (!isInUnwantedList(items, at)) return undefined;
  const { tokens } = sentence;
  const { text, isCapital, parts } = tokens[at] as ReadToken;
  if (parts.length === 0 || isStopWord(text) || isFiller(text) || wordOperand(sentence, at).isKnown)
    return undefined;
  const to = unknownNameEnd(tokens, at) ?? (isCapital || !isKnownWord(text) ? at : undefined);
  return to === undefined ? undefined : nameOperand(sentence, at, to);
}

/** Marks an employer as unwanted after "excluding", or in the list of names after it. */
export function withUnwanted(operand: Operand, items: readonly Item[]): Operand {
  const isEmployer = operand.wanted.kind === 'fact' && operand.wanted.condition.kind === 'employer';
  const isExcluded = items.at(-1)?.kind === 'not' || isInUnwantedList(items, operand.from);
  return isEmployer && isExcluded ? { ...operand, isUnwanted: true } : operand;
}
