import { conditionOf } from './fact-merge.ts';
import { factLeaf, type Leaf } from './item.ts';
import { patternLeaf, quotedLeaf, wordLeaf } from './leaf.ts';
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

/** What the tokens between two quotation marks ask for. */
export function quotationLeaf(sentence: Sentence, from: number, to: number): Leaf {
  const words = sentence.tokens.slice(from, to + 1).flatMap(({ parts }) => parts);
  return (
    quotedFact(sentence, from, to) ??
    quotedWord(sentence, from, to) ?? { ...quotedLeaf(words, from - 1, to + 1), isQuoted: true }
  );
}

/** A quotation that says nothing but a fact: "Bangalore", "5 years". A level in quotation marks is a title. */
function quotedFact(sentence: Sentence, from: number, to: number): Leaf | undefined {
  const place = placeAt(sentence, from) ?? employerAt(sentence, from, false);
  if (place?.to === to) return factLeaf(place.condition, from - 1, to + 1);
  const fact = patternLeaf(sentence, from, [...NUMBER_FACTS, ...WORD_FACTS]);
  if (fact === undefined || fact.to !== to || conditionOf(fact).kind === 'level') return undefined;
  return factLeaf(conditionOf(fact), from - 1, to + 1);
}

/** Quotation marks around one word change nothing. */
function quotedWord(sentence: Sentence, from: number, to: number): Leaf | undefined {
  if (from !== to || (sentence.tokens[from] as ReadToken).parts.length !== 1) return undefined;
  return { ...wordLeaf(sentence, from), from: from - 1, to: to + 1 };
}
