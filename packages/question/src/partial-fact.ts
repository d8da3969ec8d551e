import { mayBeginFact, startsFact } from './fact-start.ts';
import { startsTradeWord } from './correction.ts';
import { isStopWord } from '@talaash/lexicon/usual-word';
import { BARE_FACTS, NUMBER_FACTS } from './number-fact.ts';
import type { Operand } from './item.ts';
import type { Sentence } from './sentence.ts';
import { WORD_FACTS } from './word-fact.ts';

/** The maximum length of a partly typed fact, in words. */
const PARTIAL_TOKENS_MAX = 4;

/** A partly typed fact at the end of a text: its first token, and whether it can become nothing else. */
type PartialFact = { at: number; isSure: boolean };

/**
 * Finds a partly typed fact at the end of a text: "serving no" of "serving notice". A single word may also become one of the trade.
 * Undefined if the last word is finished, or cannot become a fact.
 *
 * @param operands read from the text: no other fact begins with a known one
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
    if (fitsFrom(token.text).some((fits) => fits(plain, token.plainStart))) return { at, isSure: true };
  }
  return startsFact(typed.text) ? { at: last, isSure: !startsTradeWord(typed.text) } : undefined;
}

/** Numbers with what follows are facts already. */
const mayBegin = (word: string): boolean => mayBeginFact(word) && !/^\d/.test(word) && !isStopWord(word);

/** Whether all operands belong to a partly typed fact: "imm" of "immediate joiner". `sure` if it can become nothing else. */
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

/** Whether the text from `start` on may still grow into a match. */
type PartialFit = (text: string, start: number) => boolean;

/** For each word, the patterns whose match may begin with it. Few words begin a fact. */
const FITS_FROM = new Map<string, readonly PartialFit[]>();
const KNOWN_WORDS_MAX = 1000;
let all: readonly PartialFit[] | undefined;

function fitsFrom(word: string): readonly PartialFit[] {
  const known = FITS_FROM.get(word);
  if (known !== undefined) return known;
  all ??= [...NUMBER_FACTS, ...WORD_FACTS, ...BARE_FACTS].map(({ pattern }) => partialFit(pattern));
  const some = all.filter((fits) => fits(word, 0));
  if (FITS_FROM.size >= KNOWN_WORDS_MAX) FITS_FROM.clear();
  FITS_FROM.set(word, some);
  return some;
}

/** Whether the text matches from `at` on. */
type Step = (at: number) => boolean;
/** A part of a pattern: takes the next step, and puts its own before it. */
type Part = (next: Step) => Step;

const [ESCAPED, CLASS] = [/\\./y, /\[(?:\\.|[^\]])*\]/y];
const GROUP = /\((?:\?(?:<?[=!]|:|<\w+>))?/y;
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??|/y;
const ZERO_WIDTH: ReadonlySet<string> = new Set(['^', '$', '\\b', '\\B']);

/**
 * Compiles a pattern into a test for a partial match: once the text has ended, the rest of the pattern is skipped. The text of a
 * lookahead counts as part of the match. A regular expression for this would make every letter optional, and takes milliseconds to
 * compile. This takes microseconds.
 */
export function partialFit({ source }: RegExp): PartialFit {
  let read = 0;
  let text = '';
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = read;
    const taken = pattern.exec(source)?.[0] ?? '';
    read += taken.length;
    return taken;
  };
  const alternatives = (): Part => {
    const some: Part[][] = [[]];
    while (read < source.length && source[read] !== ')')
      if (take(/\|/y) === '') some.at(-1)?.push(term());
      else some.push([]);
    return (next) => {
      const steps = some.map((parts) => parts.reduceRight((rest, part) => part(rest), next));
      return (at) => steps.some((step) => step(at));
    };
  };
  const looks = (pattern: string): Part => {
    const sticky = new RegExp(pattern, 'y');
    return (next) => (at) => {
      sticky.lastIndex = at;
      return sticky.test(text) && next(at);
    };
  };
  const unit = (atom: string): Part => {
    const isMeant = unitTest(atom);
    return (next) => (at) => at >= text.length || (isMeant(text.charAt(at)) && next(at + 1));
  };
  const term = (): Part => {
    const head = take(GROUP);
    if (head === '') {
      const atom = take(ESCAPED) || take(CLASS) || take(/[^]/y);
      return ZERO_WIDTH.has(atom) ? looks(atom) : repeated(unit(atom), take(QUANTIFIER));
    }
    const start = read;
    const inner = alternatives();
    const written = source.slice(start, read);
    read += 1;
    return /^\(\?(?:!|<[=!])$/.test(head) ? looks(`${head}${written})`) : repeated(inner, take(QUANTIFIER));
  };
  const first = alternatives()((at) => at === text.length);
  return (typed, start) => {
    text = typed;
    return first(start);
  };
}

/** The tests of single pattern units, each compiled once. Most units are letters. */
const UNIT_TESTS = new Map<string, (unit: string) => boolean>();

function unitTest(atom: string): (unit: string) => boolean {
  const known = UNIT_TESTS.get(atom);
  if (known !== undefined) return known;
  const pattern = new RegExp(`^${atom}$`, 's');
  const test = /^[a-z\d ]$/.test(atom)
    ? (unit: string) => unit === atom
    : (unit: string) => pattern.test(unit);
  UNIT_TESTS.set(atom, test);
  return test;
}

function repeated(part: Part, quantifier: string): Part {
  if (quantifier === '') return part;
  const [least = 0, most = least] = countsOf(quantifier);
  return (next) => {
    let rest = most === Number.POSITIVE_INFINITY ? anyNumber(part, next) : next;
    const optional = most === Number.POSITIVE_INFINITY ? 0 : most - least;
    for (let count = 0; count < optional; count += 1) rest = either(part(rest), next);
    for (let count = 0; count < least; count += 1) rest = part(rest);
    return rest;
  };
}

const either =
  (one: Step, other: Step): Step =>
  (at) =>
    one(at) || other(at);

/** Ends a repetition that consumes nothing. */
function anyNumber(part: Part, next: Step): Step {
  let from = -1;
  const again: Step = (at) => {
    const before = from;
    from = at;
    const fits = once(at);
    from = before;
    return fits || next(at);
  };
  const once = part((to) => to > from && again(to));
  return again;
}

/** The minimum and the maximum of a quantifier. */
function countsOf(quantifier: string): number[] {
  if (quantifier.startsWith('{')) {
    const [least = 0, most] = quantifier.slice(1, quantifier.indexOf('}')).split(',');
    return [Number(least), most === '' ? Number.POSITIVE_INFINITY : Number(most ?? least)];
  }
  return [quantifier.startsWith('+') ? 1 : 0, quantifier.startsWith('?') ? 1 : Number.POSITIVE_INFINITY];
}
