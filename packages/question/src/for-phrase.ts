import { wordGroup } from '@talaash/lexicon/word-group';
import { textAt } from './lexing.ts';
import { phraseTerm } from '@talaash/lexicon/phrase';
import { NAMES_OF_PEOPLE } from '@talaash/lexicon/usual-word';
import { named as namedBy } from './name-table.ts';
import type { Operand } from './item.ts';
import type { Sentence } from './sentence.ts';
import { ROLE_NOUNS } from '@talaash/lexicon/role-noun';

const FOR_PHRASE_STARTS = wordGroup('words before a client');

/** The tokens that say what the job is for, after its title: "a designer for our mobile app". They end with the clause. */
export function forPhraseOf({ tokens }: Sentence): ReadonlySet<number> {
  const forPhrase = new Set<number>();
  let isAfterTitle = false;
  let isInForPhrase = false;
  for (const [at, { text, isAfterBreak, isAfterLine }] of tokens.entries()) {
    if (isAfterBreak || isAfterLine || CLAUSE_ENDS.has(text)) isInForPhrase = false;
    isAfterTitle ||= ROLE_NOUNS.has(text);
    if (text === 'for' && isAfterTitle && FOR_PHRASE_STARTS.has(textAt(tokens, at + 1))) isInForPhrase = true;
    if (isInForPhrase) forPhrase.add(at);
  }
  return forPhrase;
}

const CLAUSE_ENDS = wordGroup('words that end a clause');

/** Whether a sentence says with a word what the work is about: "our shopping app in React Native" can do without "app". */
export function isPlainWord({ tokens }: Sentence, { wanted, from, to }: Operand): boolean {
  const isOfTitle = ROLE_NOUNS.has(textAt(tokens, to + 1));
  return wanted.kind === 'word' && from === to && !isOfTitle && PLAIN_WORDS.has(textAt(tokens, from));
}

/**
 * Which things are left out before the trade: words that are of no trade, but beside the full name of a person all but the name. Who asks for "Vikram Singh devops"
 * wants another Vikram Singh sooner than another Singh.
 */
export function asideOf({ tokens }: Sentence, hasKnown: boolean): (operand: Operand) => boolean {
  const named = new Set<number>();
  for (const [at, { text }] of tokens.entries()) {
    const next = tokens[at + 1];
    if (next?.isAfterBreak !== false || !NAMES_OF_PEOPLE.has(text) || !NAMES_OF_PEOPLE.has(next.text))
      continue;
    named.add(at).add(at + 1);
  }
  const isTechnology = (at: number) => {
    const text = textAt(tokens, at);
    return (
      !SIDES.has(text) &&
      !ROLE_NOUNS.has(text) &&
      (namedBy([text])?.kind === 'technology' || phraseTerm(text) !== undefined)
    );
  };
  const isSide = ({ from, to, wanted }: Operand) =>
    wanted.kind === 'word' &&
    SIDES.has(wanted.word.text) &&
    tokens.some((_, at) => at >= from - 2 && at <= to + 3 && (at < from || at > to) && isTechnology(at));
  const isOfTitle = (to: number) => [1, 2].some((after) => ROLE_NOUNS.has(textAt(tokens, to + after)));
  return (operand) => {
    if (named.size > 0) return !named.has(operand.from);
    return (
      isSide(operand) ||
      (hasKnown && !operand.isKnown && operand.wanted.kind === 'word' && !isOfTitle(operand.to))
    );
  };
}

/** Say less of a developer than a technology does: "java full stack developer". */
const SIDES = wordGroup('sides of a stack');

const PLAIN_WORDS = wordGroup('words of any product');
