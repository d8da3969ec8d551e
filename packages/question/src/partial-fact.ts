import { mayBeginFact, startsFact } from './fact-start.ts';
import { startsTradeWord } from './correction.ts';
import { isStopWord } from '@talaash/lexicon/usual-word';
import { BARE_FACTS, NUMBER_FACTS } from './number-fact.ts';
import type { Operand } from './item.ts';
import type { Sentence } from './sentence.ts';
import { WORD_FACTS } from './word-fact.ts';

/** The maximum length of a partly typed fact, in words. */
const PARTIAL_TOKENS_MAX = 4;

/** What is typed of a fact at the end of a text: from which token on, and whether it can become nothing else. */
type PartialFact = { at: number; isSure: boolean };

/**
 * What may become a fact at the end of a text: "serving no" of "serving notice". A single word may also become one of the trade.
 * Undefined where the last word is finished, or becomes no fact.
 *
 * @param leaves what was read: no other fact begins with a known one
 */
export function partialFactIn(
  { tokens, plain, isUnfinished }: Sentence,
  operands: readonly Operand[] = [],
): PartialFact | undefined {
  const last = tokens.length - 1;
  const typed = tokens[last];
  if (!isUnfinished || typed === undefined) return undefined;
  for (let at = Math.max(0, tokens.length - PARTIAL_TOKENS_MAX); at < last; at += 1) {
    const token = tokens[at];
    if (token === undefined || !mayBegin(token.text)) continue;
    if (operands.some(({ from, to, isKnown }) => isKnown && from <= at && at <= to)) continue;
    if (patternsFrom(token.text).some((pattern) => fits(pattern, plain, token.plainStart)))
      return { at, isSure: true };
  }
  return startsFact(typed.text) ? { at: last, isSure: !startsTradeWord(typed.text) } : undefined;
}

/** Numbers with what follows are facts already. */
const mayBegin = (word: string): boolean => mayBeginFact(word) && !/^\d/.test(word) && !isStopWord(word);

/** Whether all of some leaves are of what is typed of a fact, as "imm" of "immediate joiner", and whether that can become nothing else. */
export function partialFactsIn(
  sentence: Sentence,
  read: readonly Operand[],
): (operands: readonly Operand[]) => 'sure' | 'maybe' | undefined {
  const first = sentence.isUnfinished
    ? sentence.tokens.length - PARTIAL_TOKENS_MAX
    : Number.POSITIVE_INFINITY;
  const mayBe = ({ wanted, from, isKnown, isQuoted }: Operand) =>
    from >= first && wanted.kind === 'word' && !isKnown && isQuoted !== true;
  let partial: { fact: PartialFact | undefined } | undefined;
  return (operands) => {
    if (!operands.every(mayBe)) return undefined;
    const { fact } = (partial ??= { fact: partialFactIn(sentence, read) });
    if (fact === undefined || operands.some(({ from }) => from < fact.at)) return undefined;
    return fact.isSure ? 'sure' : 'maybe';
  };
}

/** By a word, the patterns of what may begin with it. Few words begin a fact. */
const PATTERNS_FROM = new Map<string, readonly RegExp[]>();
const KNOWN_WORDS_MAX = 1000;
let all: readonly RegExp[] | undefined;

function patternsFrom(word: string): readonly RegExp[] {
  const known = PATTERNS_FROM.get(word);
  if (known !== undefined) return known;
  all ??= [...NUMBER_FACTS, ...WORD_FACTS, ...BARE_FACTS].map(({ pattern }) => partialPattern(pattern));
  const some = all.filter((pattern) => fits(pattern, word, 0));
  if (PATTERNS_FROM.size >= KNOWN_WORDS_MAX) PATTERNS_FROM.clear();
  PATTERNS_FROM.set(word, some);
  return some;
}

function fits(pattern: RegExp, text: string, start: number): boolean {
  pattern.lastIndex = start;
  return pattern.test(text);
}

const [ESCAPED, CLASS] = [/\\./y, /\[(?:\\.|[^\]])*\]/y];
const GROUP = /\((?:\?(?:<?[=!]|:|<\w+>))?/y;
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??|/y;
const ZERO_WIDTH: ReadonlySet<string> = new Set(['^', '$', '\\b', '\\B']);

/** A pattern of what may still become a text that another one fits: it fits a text as a whole, and from its end on everything is left out. What is only looked at belongs to the text. */
export function partialPattern({ source }: RegExp): RegExp {
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const taken = pattern.exec(source)?.[0] ?? '';
    at += taken.length;
    return taken;
  };
  const alternatives = (): string => {
    let partial = '';
    while (at < source.length && source[at] !== ')') partial += source[at] === '|' ? take(/\|/y) : term();
    return partial;
  };
  const term = (): string => {
    const head = take(GROUP);
    if (head === '') {
      const atom = take(ESCAPED) || take(CLASS) || take(/[^]/y);
      return ZERO_WIDTH.has(atom) ? atom : `(?:${atom}|$)${take(QUANTIFIER)}`;
    }
    const start = at;
    const inner = alternatives();
    const written = source.slice(start, at);
    at += 1;
    if (/^\(\?(?:!|<[=!])$/.test(head)) return `${head}${written})`;
    return `(?:${inner}|$)${take(QUANTIFIER)}`;
  };
  return new RegExp(`(?:${alternatives()})$`, 'y');
}
