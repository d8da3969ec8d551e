import { PARTIAL_PAIR_SOURCE, PAIR_LETTERS_MAX, PAIR_SOURCE } from '@talaash/lexicon/letter-pair';
import type { Span } from './understanding.ts';

/** A word or a sign of a text. */
export type Token = Span & {
  /** In lower case without accents, or the spelling that replaces it. */
  text: string;
  isWord: boolean;
  /** Whether a blank precedes it. */
  isAfterBlank: boolean;
  /** Whether a line break precedes it. */
  isAfterLine: boolean;
  /** Whether it begins with a capital letter as typed. */
  isCapital: boolean;
};

/** The text of a token; empty if there is none. */
export const textAt = (tokens: readonly Pick<Token, 'text'>[], at: number): string => tokens[at]?.text ?? '';

const WORD =
  /\.net(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+(?:['\u200b-\u200d\u00ad][\p{L}\p{M}\p{N}]+)*(?:\+\+|#)?(?:[._-][\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}\p{N}]+)*(?:\+\+|#)?)*/uy;
/** A pair of letters joined by "&" is one word, even half typed: "FP&". */
const PAIR = new RegExp(
  `${PAIR_SOURCE}(?![\\p{L}\\p{N}#]|\\+\\+|[._-][\\p{L}\\p{N}])|${PARTIAL_PAIR_SOURCE} ?$`,
  'uy',
);
const BLANK = /^\s$/;
const CAPITAL = /^\p{Lu}/u;

/** Variants of signs, with the plain sign. All are one UTF-16 unit long, so positions in the text stay the same. */
const SIGNS: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u00a0': ' ',
  '\u2022': ',',
  '\u0964': ',',
  '\uff1a': ':',
  '\uff0c': ',',
  '\u2265': '>',
  '\u2264': '<',
};
const DEVANAGARI_ZERO = 0x0966;

/** The text in lower case, without accents, with plain signs and digits. Works unit by unit, so the length stays the same. */
export function flat(text: string): string {
  let flattened = '';
  for (let at = 0; at < text.length; at += 1) flattened += flatUnit(text.charAt(at));
  return flattened;
}

const FLAT_UNITS = new Map<string, string>();

function flatUnit(unit: string): string {
  const known = FLAT_UNITS.get(unit);
  if (known !== undefined) return known;
  const flattened = flattenUnit(unit);
  FLAT_UNITS.set(unit, flattened);
  return flattened;
}

function flattenUnit(unit: string): string {
  const sign = SIGNS[unit];
  if (sign !== undefined) return sign;
  const code = unit.charCodeAt(0);
  if (code >= DEVANAGARI_ZERO && code < DEVANAGARI_ZERO + 10) return String(code - DEVANAGARI_ZERO);
  const [base = unit] = code < 0x80 || (code >= 0x0900 && code <= 0x0dff) ? [unit] : unit.normalize('NFKD');
  const lower = base.toLowerCase();
  return lower.length === 1 ? lower : unit;
}

/** The words and signs of a text, in order, without web and email addresses. */
export function tokensOf(text: string): Token[] {
  const plain = flat(text);
  const tokens: Token[] = [];
  const addressEnds = addressesIn(plain);
  let sign = plain.indexOf('&');
  let isAfterBlank = true;
  let isAfterLine = true;
  for (let at = 0; at < plain.length; ) {
    const unit = plain.charAt(at);
    if (BLANK.test(unit)) {
      isAfterBlank = true;
      isAfterLine ||= unit === '\n';
      at += 1;
      continue;
    }
    const addressEnd = addressEnds.get(at);
    if (addressEnd !== undefined) {
      at = addressEnd;
      isAfterBlank = true;
      continue;
    }
    if (sign !== -1 && sign < at) sign = plain.indexOf('&', at);
    const isBeforeSign = sign > at && sign - at <= PAIR_LETTERS_MAX + 1;
    const pair = isBeforeSign ? matchAt(PAIR, plain, at) : undefined;
    const word = pair ?? matchAt(WORD, plain, at);
    const end = at + (word?.length ?? 1);
    tokens.push({
      start: at,
      end,
      text: pair?.replaceAll(' ', '') ?? word ?? unit,
      isWord: word !== undefined,
      isAfterBlank,
      isAfterLine,
      isCapital: CAPITAL.test(text.charAt(at)),
    });
    isAfterBlank = false;
    isAfterLine = false;
    at = end;
  }
  return tokens;
}

function matchAt(pattern: RegExp, plain: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(plain)?.[0];
}

/** The ends of addresses by their starts. Each run without blanks is checked once. */
function addressesIn(plain: string): Map<number, number> {
  const ends = new Map<number, number>();
  for (const { 0: run, index } of plain.matchAll(/[^\s,;()<>"]+/g)) {
    const sign = run.indexOf('@');
    const isMail = sign > 0 && run.indexOf('.', sign) > sign + 1;
    if (isMail || run.includes('://') || run.startsWith('www.')) ends.set(index, index + run.length);
  }
  return ends;
}
