import { FoldedText, textOf } from './folded-text.ts';
import { isLetterPair, PAIR_LETTERS_MAX } from './letter-pair.ts';

const code = (character: string) => character.charCodeAt(0);
const [HASH, PLUS, N, E, T] = [code('#'), code('+'), code('n'), code('e'), code('t')];
const [AMPERSAND, BLANK] = [code('&'), code(' ')];
const BREAKS = new Set([',', ';', ':', '!', '?', '(', ')', '|', '\n', '•', '\u0964']);
const LETTER_TEST = /^[\p{L}\p{M}\p{N}]/u;

/** Kinds of UTF-16 code units. LETTER includes marks and digits; DOT and JOINT may join letters into one word. */
const [UNKNOWN, LETTER, SURROGATE, DOT, JOINT, BREAK, SPACE, OTHER] = [0, 1, 2, 3, 4, 5, 6, 7];
/** Cache by code unit. */
const KINDS = new Uint8Array(0x1_0000).fill(UNKNOWN);

function kindOf(unit: number): number {
  const known = KINDS[unit] as number;
  if (known !== UNKNOWN) return known;
  const character = String.fromCharCode(unit);
  let kind = OTHER;
  if (unit >= 0xd800 && unit <= 0xdfff) kind = SURROGATE;
  else if (LETTER_TEST.test(character)) kind = LETTER;
  else if (character === '.') kind = DOT;
  else if (character === '_' || character === '-') kind = JOINT;
  else if (BREAKS.has(character)) kind = BREAK;
  else if (/\s/.test(character)) kind = SPACE;
  KINDS[unit] = kind;
  return kind;
}

/**
 * Finds the words of a text one after the other, without copying them. A word is letters, marks and digits; it may end in `++` or
 * `#`, and continue after a dot, hyphen or underscore. A pair of letters such as "R & D" is one word. Skips web and email
 * addresses, because links are not searched.
 */
export class WordScanner {
  readonly text = new FoldedText();
  /** The last word found, from `start` up to `end` in the folded text. */
  start = 0;
  end = 0;
  /** The hash of the word's units. */
  hash = 0;
  /** Whether punctuation separates it from the previous word. No phrase crosses punctuation. */
  isAfterBreak = true;

  read(text: string): this {
    this.text.read(text);
    this.start = 0;
    this.end = 0;
    return this;
  }

  /** The word in its folded spelling. */
  get written(): string {
    return textOf(this.text.units, this.start, this.end);
  }

  /** Moves to the next word. Returns false at the end. */
  next(): boolean {
    const { units, length } = this.text;
    const kinds = KINDS;
    let isAfterBreak = this.end === 0;
    let at = this.end;
    for (; at < length; at += 1) {
      const kind = kinds[units[at] as number];
      if (kind === SPACE) continue;
      if (kind === LETTER || wordEnd(units, at) > at) break;
      isAfterBreak ||= isBreak(units, at);
    }
    this.start = at;
    this.isAfterBreak = isAfterBreak;
    let hash = 0;
    // Most words are letters up to a space and need no other check.
    for (; kinds[units[at] as number] === LETTER; at += 1) hash = mixed(hash, units[at] as number);
    let end = at;
    if (at === this.start) end = wordEnd(units, at);
    else if (kinds[units[at] as number] !== SPACE) end = wordEndAfter(units, at);
    if (end - this.start <= PAIR_LETTERS_MAX) end = pairEnd(units, this.start, end);
    for (; at < end; at += 1) hash = mixed(hash, units[at] as number);
    this.end = end;
    this.hash = hash;
    return end > this.start;
  }
}

const mixed = (hash: number, unit: number): number => (Math.imul(hash, 31) + unit) | 0;

function isBreak(units: Uint16Array, at: number): boolean {
  const kind = kindOf(units[at] as number);
  return kind === BREAK || (kind === DOT && kindOf(units[at + 1] as number) === SPACE);
}

/** The end of the word that starts at `start`; `start` if no word starts there. The 0 after the text ends every word. */
function wordEnd(units: Uint16Array, start: number): number {
  const at = letterEnd(units, start);
  if (at > start) return wordEndAfter(units, at);
  return isDotNet(units, start) ? start + '.net'.length : start;
}

/** The end of a word whose first letters end at `letters`. */
function wordEndAfter(units: Uint16Array, letters: number): number {
  let at = letters;
  for (;;) {
    for (let end = letterEnd(units, at); end > at; end = letterEnd(units, at)) at = end;
    if (units[at] === HASH) at += 1;
    else if (units[at] === PLUS && units[at + 1] === PLUS) at += 2;
    const kind = kindOf(units[at] as number);
    if (kind !== DOT && kind !== JOINT) return at;
    const next = letterEnd(units, at + 1);
    if (next === at + 1) return at;
    at = next;
  }
}

/** The end of the letter pair that starts with the word from `start` to `end`; `end` if it starts no pair. */
function pairEnd(units: Uint16Array, start: number, end: number): number {
  const sign = units[end] === BLANK ? end + 1 : end;
  if (units[sign] !== AMPERSAND) return end;
  const second = units[sign + 1] === BLANK ? sign + 2 : sign + 1;
  const last = letterEnd(units, letterEnd(units, second));
  if (last === second || wordEndAfter(units, last) > last) return end;
  return isLetterPair(`${textOf(units, start, end)}&${textOf(units, second, last)}`) ? last : end;
}

/** The end of the letter at `at`; `at` if there is no letter. */
function letterEnd(units: Uint16Array, at: number): number {
  const unit = units[at] as number;
  const kind = KINDS[unit] || kindOf(unit);
  if (kind === LETTER) return at + 1;
  const isPair = kind === SURROGATE && LETTER_TEST.test(String.fromCharCode(unit, units[at + 1] as number));
  return isPair ? at + 2 : at;
}

function isDotNet(units: Uint16Array, at: number): boolean {
  return (
    kindOf(units[at] as number) === DOT &&
    units[at + 1] === N &&
    units[at + 2] === E &&
    units[at + 3] === T &&
    letterEnd(units, at + 4) === at + 4
  );
}
