import { conditionOf } from './fact-merge.ts';
import { factOperand, type Operand } from './item.ts';
import { patternOperand, quotedOperand, wordOperand } from './operand.ts';
import { NUMBER_FACTS } from './number-fact.ts';
import { employerAt } from './employer-at.ts';
import { placeAt } from './place-at.ts';
import type { ReadToken, Sentence } from './sentence.ts';
import { WORD_FACTS } from './word-fact.ts';

/** The closing quotation mark of each opening one. */
export function quotePairs(tokens: readonly ReadToken[]): Map<number, number> {
  const pairs = new Map<number, number>();
  let open: number | undefined;
  for (const [at, { text }] of tokens.entries()) {
    if (text !== '"') continue;
    if (open === undefined) open = at;
    else {
      pairs.set(open, at);
      open = undefined;
    }
  }
  return pairs;
}

/** The operand of the tokens between two quotation marks. */
export function quotationOperand(sentence: Sentence, from: number, to: number): Operand {
  const words = sentence.tokens.slice(from, to + 1).flatMap(({ parts }) => parts);
  return (
    quotedFact(sentence, from, to) ??
    quotedWord(sentence, from, to) ?? { ...quotedOperand(words, from - 1, to + 1), isQuoted: true }
  );
}

/** A quotation that is exactly one fact: "Bangalore", "5 years". A level in quotation marks is a title. */
function quotedFact(sentence: Sentence, from: number, to: number): Operand | undefined {
  const place = placeAt(sentence, from) ?? employerAt(sentence, from, false);
  if (place?.to === to) return factOperand(place.condition, from - 1, to + 1);
  const fact = patternOperand(sentence, from, [...NUMBER_FACTS, ...WORD_FACTS]);
  if (fact === undefined || fact.to !== to || conditionOf(fact).kind === 'level') return undefined;
  return factOperand(conditionOf(fact), from - 1, to + 1);
}

/** Quotation marks around one word change nothing. */
function quotedWord(sentence: Sentence, from: number, to: number): Operand | undefined {
  if (from !== to || (sentence.tokens[from] as ReadToken).parts.length !== 1) return undefined;
  return { ...wordOperand(sentence, from), from: from - 1, to: to + 1 };
}
