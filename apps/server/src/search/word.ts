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

const ASCII = /^[\n\t -~]*$/;

/**
 * Folds case, width and accents. Marks of scripts that cannot do without them (Devanagari's vowel signs) stay, and
 * invisible joiners and apostrophes go, so that a word is one word however it was typed.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower.replaceAll("'", '');
  return lower
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u200b-\u200d\u2060\ufeff\u00ad'\u2018\u2019]/g, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC');
}

/** One word as written: `node.js` has the parts `node` and `js` and is joined to `nodejs`. */
export type Word = {
  parts: string[];
  joined: string;
  /** Whether punctuation parts it from the word before, so that no phrase runs across. */
  broken: boolean;
};

const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/g;
const WORD = /\.net(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+(?:\+\+|#)?(?:[._-][\p{L}\p{M}\p{N}]+(?:\+\+|#)?)*/gu;
const BREAK = /[,;:!?()|\n\u0964•]|\.(?=\s|$)/;
const DIGITS = /^\p{N}+$/u;

/** The words of a text, in order. Web and mail addresses are no words: links are not searched. */
export function wordsOf(text: string): Word[] {
  const folded = fold(text).replace(ADDRESS, '\n');
  const words: Word[] = [];
  let end = 0;
  for (const match of folded.matchAll(WORD)) {
    const written = match[0];
    const broken = words.length === 0 || BREAK.test(folded.slice(end, match.index));
    words.push(wordOf(written, broken));
    end = match.index + written.length;
  }
  return words;
}

function wordOf(written: string, broken: boolean): Word {
  if (written === '.net') return { parts: ['dotnet'], joined: 'dotnet', broken };
  const parts = written.split(/[._-]/).map(cut);
  if (parts.length === 1) return { parts, joined: parts[0] ?? '', broken };
  // A version is one word: 3.5 is neither 3 nor 35.
  if (parts.every((part) => DIGITS.test(part)))
    return { parts: [cut(written)], joined: cut(written), broken };
  return { parts, joined: cut(parts.join('')), broken };
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
