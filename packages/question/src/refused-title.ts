import { ANY_JOB_NOUNS, ROLE_NOUNS } from '@talaash/lexicon/role-noun';
import { singularOf } from '@talaash/lexicon/inflection';
import { ROLE_WORDS } from '@talaash/lexicon/usual-word';
import type { Alternatives } from './alternative.ts';
import type { Operand } from './item.ts';
import { textAt } from './lexing.ts';
import { quotedOperand } from './operand.ts';
import type { Sentence } from './sentence.ts';

/** The longest title of a trade has this many words. */
const WORDS_MAX = 4;

/**
 * "Translator, not language teachers" refuses people with the title "language teacher": neither everybody with the word language
 * nor, by asking for the rest, everybody but teachers.
 */
export function withRefusedTitles(sentence: Sentence, all: readonly Alternatives[]): Alternatives[] {
  const read: Alternatives[] = [];
  for (let at = 0; at < all.length; ) {
    const length = titleLength(sentence, all.slice(at, at + WORDS_MAX));
    const run = all.slice(at, at + length);
    at += length;
    read.push(...(length > 1 ? [refusedTitle(sentence, run)] : run));
  }
  return read;
}

/** How many parts, the first of them refused, name one title. 1 if the refusal ends with the first. */
function titleLength({ tokens }: Sentence, all: readonly Alternatives[]): number {
  const [first, ...others] = all.map(wordOf);
  if (all[0]?.isExcluded !== true || first === undefined) return 1;
  let length = 1;
  let end = first.to;
  for (const [at, operand] of others.entries()) {
    const isNext = operand !== undefined && operand.from === end + 1 && all[at + 1]?.isExcluded === false;
    if (!isNext) break;
    end = operand.to;
    if (isHead(operand, textAt(tokens, end), first.isKnown)) length = at + 2;
  }
  return length;
}

/** A word of its own, or one that names a field of business. */
function wordOf({ operands }: Alternatives): Operand | undefined {
  const [operand, ...others] = operands;
  if (operand === undefined || others.length > 0) return undefined;
  return operand.wanted.kind === 'word' || operand.wanted.kind === 'domain' ? operand : undefined;
}

/** Whether a word ends the title: people of a trade, or what no list knows. Java developers are refused for their Java. */
function isHead({ isKnown }: Operand, text: string, isOfKnown: boolean): boolean {
  if (ANY_JOB_NOUNS.has(text)) return !isOfKnown;
  const isPlural = singularOf(text) !== text;
  return !isKnown || (isPlural && (ROLE_NOUNS.has(text) || ROLE_WORDS.has(text)));
}

function refusedTitle({ tokens }: Sentence, run: readonly Alternatives[]): Alternatives {
  const words = run.flatMap(({ operands }) => operands.flatMap(({ to }) => tokens[to]?.parts ?? []));
  const last = words.at(-1) ?? '';
  const [from, to] = [run[0]?.operands[0]?.from ?? 0, run.at(-1)?.operands[0]?.to ?? 0];
  return { operands: [quotedOperand([...words.slice(0, -1), singularOf(last)], from, to)], isExcluded: true };
}
