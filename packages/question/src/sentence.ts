import { cached } from '@talaash/lexicon/cached';
import { SHORT_FORM } from '@talaash/lexicon/generated/short-form';
import { NumberList } from '@talaash/lexicon/number-list';
import { type Parts, addCodes, codesOf } from '@talaash/lexicon/phrase';
import { onePerson } from '@talaash/lexicon/role-noun';
import { wordsOf } from '@talaash/lexicon/word';
import { correctionOf, isTradeWord, placeStartingWith, startsKnownWord } from './correction.ts';
import { inLatin, isNeed, meaningOf, numberBefore, spelledLetters } from './hindi.ts';
import { textAt, type Token, tokensOf } from './lexing.ts';
import { named } from './name-table.ts';
import { type Negation, negationsIn } from './negation.ts';
import { isShortTitle, shortTitleAt } from './short-title.ts';
import { soundsLike } from './sound.ts';
import type { Span } from './understanding.ts';
import { signsOfWanted, teluguFillers } from './wanted-clause.ts';

const BREAKS = new Set([',', ';', ':', '!', '?', '(', ')', '|', '"', '[', ']', '{', '}']);
/** A longer text is not corrected: its unknown words are prose. */
const CORRECTED_TOKENS_MAX = 60;

export type ReadToken = Token & {
  /** As typed, in lower case. */
  typed: string;
  /** Its words' parts, as the index has them. */
  parts: string[];
  /** The index of its first part. */
  part: number;
  /** Where its text begins and ends in `plain`. */
  plainStart: number;
  plainEnd: number;
  /** Whether a break precedes the token. No name crosses a break. */
  isAfterBreak: boolean;
  /** Whether it is a sign beside a clause that says what is wanted. */
  isBesideWanted: boolean;
};

/** A text as tokens, and as plain text with single blanks for the patterns of facts. */
export type Sentence = {
  text: string;
  tokens: ReadToken[];
  plain: string;
  parts: Parts;
  /** The token of each part. */
  tokenOfPart: number[];
  /** Whether the last word may become a longer one. */
  isUnfinished: boolean;
  corrections: { from: string; to: string }[];
};

/** Words as people type them in messages: "frm", "don't". */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  SHORT_FORM.flatMap(({ word, names }) => names.map((name) => [name.word, word] as const)),
);

/** @param asTyped nothing is corrected */
export function sentenceOf(text: string, asTyped: boolean): Sentence {
  const typed = tokensOf(text).flatMap(withoutPrefix);
  const last = typed.at(-1);
  const isUnfinished =
    last?.isWord === true && last.end === text.length && !isShortTitle(text.slice(last.start, last.end));
  const corrections: Sentence['corrections'] = [];
  const isCorrected = !asTyped && typed.length <= CORRECTED_TOKENS_MAX;
  const sentence: Sentence = {
    text,
    tokens: [],
    plain: '',
    parts: { texts: [], codes: new NumberList() },
    tokenOfPart: [],
    isUnfinished,
    corrections,
  };
  const negations = negationsIn(typed);
  const wanted = signsOfWanted(typed, (at) => negations.has(at));
  const fillers = teluguFillers(typed);
  /** The words that a token means; empty if it has no meaning. */
  const spellingOf = (token: Token, at: number): string[] => {
    const isLast = isUnfinished && at === typed.length - 1;
    const title = asTyped ? undefined : shortTitleAt(typed, at, text.slice(token.start, token.end), isLast);
    if (title !== undefined) return title === '' ? [] : title.split(' ');
    const meaning = fillers.has(token.text) ? '' : meaningAt(typed, at, negations.get(at));
    if (meaning === '') return [];
    return [meaning ?? heard(token) ?? (isCorrected ? corrected(token, isLast, corrections) : token.text)];
  };
  let isBreak = true;
  for (const [at, token] of typed.entries()) {
    isBreak ||= token.isAfterLine;
    if (!token.isWord) {
      isBreak ||= breaksAt(typed, at);
      put(sentence, token, token.text, [], false, wanted.has(at));
      continue;
    }
    for (const [part, word] of spellingOf(token, at).entries()) {
      put(sentence, part === 0 ? token : { ...token, isAfterBlank: true }, word, partsOfToken(word), isBreak);
      isBreak = false;
    }
  }
  return sentence;
}

/** Whether a sign is a break for names. */
const breaksAt = (typed: readonly Token[], at: number): boolean =>
  BREAKS.has(textAt(typed, at)) || (textAt(typed, at) === '.' && typed[at + 1]?.isAfterBlank !== false);

/** Splits `ex-infosys` and `sde-2` into two words, to separate the name. */
function withoutPrefix(token: Token): Token[] {
  const net = /^(?:c#|f#|vb)(?=\.net$)/.exec(token.text)?.[0];
  if (net !== undefined) return split(token, net, token.start + net.length);
  const prefix = /^(?:(?:ex|non)-(?=\p{L})|(?:sde|swe|sdet|engineer|developer)-(?=(?:\d|i{1,3}|iv)$))/u.exec(
    token.text,
  )?.[0];
  if (prefix === undefined) return [token];
  return split(token, prefix.slice(0, -1), token.start + prefix.length);
}

/** @param middle where the second word begins in the text */
const split = (token: Token, first: string, middle: number): Token[] => [
  { ...token, end: middle, text: first },
  {
    ...token,
    start: middle,
    text: token.text.slice(middle - token.start),
    isAfterBlank: true,
    isAfterLine: false,
  },
];

/** "3ish years" */
const ABOUT_NUMBER = /^\d{1,2}ish$/;

/** Replaces a word that excludes what precedes it: "nahi", "ke alawa". */
export const NOT_BEFORE = 'nahi';
/** Replaces a word that makes what precedes it optional. */
export const NEEDLESS_BEFORE = 'zaroori-nahi';
const NEGATIONS = { before: NOT_BEFORE, needless: NEEDLESS_BEFORE, after: 'not', nothing: '' } as const;

/** The meaning of an abbreviation or a Hindi word in its position. */
function meaningAt(tokens: readonly Token[], at: number, negation: Negation | undefined): string | undefined {
  const { text } = tokens[at] as Token;
  if (negation !== undefined) return NEGATIONS[negation];
  if (isAnd(tokens, at)) return 'and';
  if (isName(tokens, at)) return undefined;
  if (ABOUT_NUMBER.test(text)) return text.replace('ish', '');
  if (text === 'sec' && /^\d/.test(textAt(tokens, at + 1))) return 'sector';
  const meaning = SHORT_FORMS.get(text) ?? meaningOf(text);
  if (meaning !== undefined && isInName(tokens, at)) return undefined;
  // "Turant chahiye" says how urgent the search is, like "urgently required".
  if (meaning === 'immediate' && isNeed(textAt(tokens, at + 1))) return '';
  return numberBefore(text, textAt(tokens, at + 1)) ?? meaning;
}

/** "Mile" is Hindi for "found", but "last mile" is a name. */
const isInName = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at].some((first) => named([textAt(tokens, first), textAt(tokens, first + 1)]) !== undefined);

const SHORT_ANDS: ReadonlySet<string> = new Set(['n', 'nd']);

/** "Leads n seniors": "n" is "and" between two words, but not between two letters as in "r n d". */
function isAnd(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (!SHORT_ANDS.has(token.text) || token.isCapital) return false;
  const beside = [tokens[at - 1], tokens[at + 1]];
  return beside.every((one) => one?.isWord === true) && beside.some((one) => (one?.text.length ?? 0) > 1);
}

const BEFORE_ANUBHAV = /^(?:ka|ke|ki|saal|sal|varsh|years?|yrs?|kam|zyada|jyada)$/;

/** "Anubhav" and "Bina" are also people's names: they are Hindi words only in positions where those can occur. */
function isName(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at] as Token;
  if (text === 'anubhav') return !BEFORE_ANUBHAV.test(textAt(tokens, at - 1));
  if (text !== 'bina') return false;
  const isBeforeKe = tokens.slice(at + 2, at + BINA_REACH).some(({ text: later }) => later === 'ke');
  return !isBeforeKe && !isTradeWord(textAt(tokens, at + 1));
}

/** "Bina Java Spring ke": the maximum distance of "ke". */
const BINA_REACH = 6;

/** The English word or the place that a word in Devanagari spells. */
function heard(token: Token): string | undefined {
  const latin = inLatin(token.text);
  if (latin === undefined) return undefined;
  const letters = spelledLetters(token.text);
  return letters !== undefined && isTradeWord(letters) ? letters : soundsLike(latin);
}

function corrected(token: Token, isLast: boolean, corrections: Sentence['corrections']): string {
  const isPartial = isLast && startsKnownWord(token.text);
  const correction = isPartial ? placeStartingWith(token.text) : correctionOf(token.text);
  if (correction === undefined) return token.text;
  if (!corrections.some(({ from }) => from === token.text))
    corrections.push({ from: token.text, to: correction });
  return correction;
}

const partsOfToken = cached((spelt): string[] => wordsOf(spelt).flatMap((word) => word.parts));

function put(
  sentence: Sentence,
  token: Token,
  text: string,
  parts: string[],
  isAfterBreak = false,
  isBesideWanted = false,
): void {
  const glue = sentence.plain === '' || !token.isAfterBlank ? '' : token.isAfterLine ? '\n' : ' ';
  const plainStart = sentence.plain.length + glue.length;
  sentence.plain += glue + text;
  const at = sentence.tokens.length;
  sentence.tokens.push({
    ...token,
    text,
    typed: token.text,
    parts,
    part: sentence.parts.texts.length,
    plainStart,
    plainEnd: plainStart + text.length,
    isAfterBreak,
    isBesideWanted,
  });
  if (parts.length === 0) return;
  sentence.parts.texts.push(...parts);
  addCodes(sentence.parts.codes, codesOf(parts.map(onePerson)), isAfterBreak);
  for (let i = 0; i < parts.length; i += 1) sentence.tokenOfPart.push(at);
}

/** The Latin spelling of a word in Devanagari. It finds text in Latin letters. */
export const latinOf = (token: ReadToken): string | undefined => inLatin(token.text);

/** The place in the text of the tokens from `from` to `to`, both included. */
export const spanOf = ({ tokens }: Sentence, from: number, to: number): Span => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to]?.end ?? 0,
});
