import { wordGroup } from '@talaash/lexicon/word-group';
import { hasMark, namesOf, wordsWith } from '@talaash/lexicon/entry';
import { HINDI } from '@talaash/lexicon/generated/hindi';

/** The lexicon entry that lists filler words. */
const NOTHING = 'nothing';

const WORDS = HINDI.flatMap(({ word, names }) =>
  names.map((name) => ({ name, meaning: word === NOTHING ? '' : word })),
);
const MEANINGS: ReadonlyMap<string, string> = new Map(
  WORDS.flatMap(({ name, meaning }) =>
    hasMark(name, 'counting') ? [] : [[keyOf(name.word), meaning] as const],
  ),
);
const NUMBERS: ReadonlyMap<string, string> = new Map(
  WORDS.flatMap(({ name, meaning }) => (hasMark(name, 'counting') ? [[name.word, meaning] as const] : [])),
);
const NEEDS: ReadonlySet<string> = new Set(HINDI.flatMap((entry) => wordsWith(namesOf(entry), 'need')));
const COUNTED = wordGroup('counted in hindi');

/** Reads a Hindi number in Latin letters before a counted noun: "do saal". Elsewhere "do" is English. */
export const numberBefore = (word: string, next: string): string | undefined =>
  COUNTED.has(next) ? NUMBERS.get(word) : undefined;

/** The lookup key of a word: without the nukta, and with the anusvara for the chandrabindu. Spellings differ in both. */
export function keyOf(word: string): string {
  return word.normalize('NFD').replaceAll('\u093c', '').replaceAll('\u0901', '\u0902').toLowerCase();
}

const DEVANAGARI = /[\u0900-\u097f]/;

/** The search word for a Hindi word. Empty for a filler, undefined for any other word. */
export const meaningOf = (word: string): string | undefined =>
  MEANINGS.get(DEVANAGARI.test(word) ? keyOf(word) : word);

/** Whether a word says that somebody is needed. */
export const isNeed = (word: string): boolean => NEEDS.has(word);

const CONSONANTS =
  'क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l व:v श:sh ष:sh स:s ह:h ळ:l';
const VOWELS = 'अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au ऑ:o ऍ:e';
const SIGNS = 'ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au ॉ:o ॅ:e ं:n ँ:n ः:h';

const tableOf = (line: string) => new Map(line.split(' ').map((pair) => pair.split(':') as [string, string]));
const [CONSONANT_LETTERS, VOWEL_LETTERS, SIGN_LETTERS] = [CONSONANTS, VOWELS, SIGNS].map(tableOf);
const VIRAMA = '\u094d';

/** Transliterates a Devanagari word as people type it: a final bare consonant gets no vowel. Undefined for other words. */
export function inLatin(word: string): string | undefined {
  if (!DEVANAGARI.test(word)) return undefined;
  const letters = [...word.normalize('NFD').replaceAll('\u093c', '')];
  let latin = '';
  for (const [at, letter] of letters.entries()) {
    const consonant = CONSONANT_LETTERS?.get(letter);
    const next = letters[at + 1];
    if (consonant === undefined) {
      latin += VOWEL_LETTERS?.get(letter) ?? SIGN_LETTERS?.get(letter) ?? '';
      continue;
    }
    const isBare = next !== undefined && next !== VIRAMA && (SIGN_LETTERS?.has(next) !== true || next === 'ं');
    latin += consonant + (isBare ? 'a' : '');
  }
  return latin;
}

/** Names of Latin letters as Devanagari spells them: "टीसीएस" is TCS. */
const LETTER_NAMES = new Map(
  'ए:a बी:b सी:c डी:d ई:e एफ:f जी:g एच:h आई:i जे:j के:k एल:l एम:m एन:n ओ:o पी:p क्यू:q आर:r एस:s टी:t यू:u वी:v डब्ल्यू:w एक्स:x वाई:y जेड:z'
    .split(' ')
    .map((pair) => {
      const [name = '', letter = ''] = pair.split(':');
      return [keyOf(name), letter] as const;
    }),
);
const LETTER_NAME_LENGTH_MAX = Math.max(...[...LETTER_NAMES.keys()].map(({ length }) => length));

/** The Latin letters whose names make up a Devanagari word. Undefined for any other word. */
export function spelledLetters(word: string): string | undefined {
  const key = keyOf(word);
  let letters = '';
  for (let at = 0; at < key.length; ) {
    const length = [...Array(LETTER_NAME_LENGTH_MAX).keys()]
      .map((shorter) => LETTER_NAME_LENGTH_MAX - shorter)
      .find((one) => LETTER_NAMES.has(key.slice(at, at + one)));
    if (length === undefined) return undefined;
    letters += LETTER_NAMES.get(key.slice(at, at + length));
    at += length;
  }
  return letters;
}
