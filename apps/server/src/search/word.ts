/** Letters that Unicode does not take apart into a base and an accent. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const WORD_LENGTH_MAX = 40;

const BEYOND_ASCII = /[\u0080-\uffff]/;

/**
 * Folds case, width and accents. Marks of scripts that cannot do without them (Devanagari's vowel signs) stay, and
 * invisible joiners and apostrophes go, so that a word is one word however it was typed.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!BEYOND_ASCII.test(lower)) return lower.includes("'") ? lower.replaceAll("'", '') : lower;
  return lower
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u200b-\u200d\u2060\ufeff\u00ad'\u2018\u2019]/g, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC');
}

/** One word as written: `node.js` has the parts `node` and `js` and is joined to `nodejs`. */
export type Spelling = { parts: string[]; joined: string };

export type Word = Spelling & {
  /** Whether punctuation parts it from the word before, so that no phrase runs across. */
  broken: boolean;
};

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  scanWords(text, (folded, start, end, broken) => {
    words.push({ ...spellingOf(folded.slice(start, end)), broken });
  });
  return words;
}

const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/g;
const mayHoldAddress = (text: string) => text.includes('://') || text.includes('www.') || text.includes('@');

const code = (character: string) => character.charCodeAt(0);
const [DOT, HASH, PLUS] = [code('.'), code('#'), code('+')];
const BREAKS = new Set([',', ';', ':', '!', '?', '(', ')', '|', '\n', '•', '\u0964'].map(code));
const JOINTS = new Set(['.', '_', '-'].map(code));

/**
 * Calls back with where every word of a text stands in the folded text, in order, and whether it is broken off. Web and mail addresses are no words: links are not searched.
 * A word is letters, marks and digits; it may end in `++` or `#`, and go on after a dot, hyphen or underscore.
 */
export function scanWords(
  text: string,
  found: (folded: string, start: number, end: number, broken: boolean) => void,
): void {
  const folded = fold(text);
  const read = mayHoldAddress(folded) ? folded.replace(ADDRESS, '\n') : folded;
  let broken = true;
  let at = 0;
  while (at < read.length) {
    const end = wordEnd(read, at);
    if (end > at) {
      found(read, at, end, broken);
      broken = false;
      at = end;
    } else {
      broken ||= isBreak(read, at);
      at += 1;
    }
  }
}

/** Where the word that starts at `start` ends; `start` when none does. */
function wordEnd(text: string, start: number): number {
  let at = letterEnd(text, start);
  if (at === start)
    return text.startsWith('.net', start) && letterEnd(text, start + 4) === start + 4 ? start + 4 : start;
  for (;;) {
    at = lettersEnd(text, at);
    if (text.charCodeAt(at) === HASH) at += 1;
    else if (text.charCodeAt(at) === PLUS && text.charCodeAt(at + 1) === PLUS) at += 2;
    if (!JOINTS.has(text.charCodeAt(at))) return at;
    const next = letterEnd(text, at + 1);
    if (next === at + 1) return at;
    at = next;
  }
}

function lettersEnd(text: string, start: number): number {
  for (let at = start; ; ) {
    const end = letterEnd(text, at);
    if (end === at) return at;
    at = end;
  }
}

/** By UTF-16 code unit: 1 for a letter, mark or digit, 2 for any other, 3 for half a pair, 0 when not yet known. */
const KINDS = new Uint8Array(0x1_0000);
const LETTER = /^[\p{L}\p{M}\p{N}]/u;

function letterEnd(text: string, at: number): number {
  if (at >= text.length) return at;
  const unit = text.charCodeAt(at);
  const kind = KINDS[unit] || kindOf(unit);
  if (kind === 1) return at + 1;
  if (kind === 2 || !LETTER.test(text.slice(at, at + 2))) return at;
  return at + 2;
}

function kindOf(unit: number): number {
  const isHalf = unit >= 0xd800 && unit <= 0xdfff;
  const kind = isHalf ? 3 : LETTER.test(String.fromCharCode(unit)) ? 1 : 2;
  KINDS[unit] = kind;
  return kind;
}

function isBreak(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return BREAKS.has(unit) || (unit === DOT && (at + 1 === text.length || /\s/.test(text.charAt(at + 1))));
}

const DIGITS = /^\p{N}+$/u;

export function spellingOf(written: string): Spelling {
  if (written === '.net') return { parts: ['dotnet'], joined: 'dotnet' };
  const parts = written.split(/[._-]/).map(cut);
  if (parts.length === 1) return { parts, joined: parts[0] ?? '' };
  // A version is one word: 3.5 is neither 3 nor 35.
  if (parts.every((part) => DIGITS.test(part))) return { parts: [cut(written)], joined: cut(written) };
  return { parts, joined: cut(parts.join('')) };
}

const cut = (word: string): string => (word.length > WORD_LENGTH_MAX ? word.slice(0, WORD_LENGTH_MAX) : word);

/** The other number of a word, or others where spelling leaves it open: `database` and `databas` for `databases`. */
export function otherNumbers(word: string): string[] {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return [];
  if (!word.endsWith('s')) return [word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`];
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return [];
  const others = [word.slice(0, -1)];
  if (word.endsWith('ies')) others.push(`${word.slice(0, -3)}y`);
  else if (word.endsWith('es')) others.push(word.slice(0, -2));
  return others;
}
