import { wordGroup } from '@talaash/lexicon/word-group';
import type { TextRule } from './finding.ts';

const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) => [
  row,
  [...row].reverse().join(''),
]);
const KEYBOARD_RUN_MIN = 5;

/** Real words that look like a keyboard run. */
const REAL_WORDS = wordGroup('words like a keyboard run');

/** Letter pairs that occur neither in English nor in Indian names written in Latin letters. */
const UNLIKELY_PAIRS = new Set(
  (
    'bq bx cj cx dx fq fx fz gq gx hx jc jf jq jx jz kq kx kz lq lx mx pv qb qc qd qf qg qh qj qk qm qn qp qt qv qw ' +
    'qx qy qz sx tq vb vc vf vq vw vx vz wj wq wv wx wz xb xg xj xk xn xr xv xz yq yv zc zf zg zj zk zp zq zs zv zx'
  ).split(' '),
);

const VOWELLESS_MIN = 6;
const CONSONANT_RUN = /[bcdfghjklmnpqrstvwxz]{7,}/;
const SAME_LETTER = /(\p{L})\1{3,}/u;

/** The words to check. Acronyms, camel case, words with digits and words in other scripts are left out. */
const checkedWords = (text: string): string[] =>
  (text.match(/(?<![\p{L}\p{M}\p{N}_.@/-])[A-Z]?[a-z]{4,}(?![\p{L}\p{M}\p{N}_])/gu) ?? []).map((word) =>
    word.toLowerCase(),
  );

function isKeyboardMash(word: string): boolean {
  if (REAL_WORDS.has(word)) return false;
  if (SAME_LETTER.test(word)) return true;
  return KEYBOARD_ROWS.some((row) => {
    for (let start = 0; start + KEYBOARD_RUN_MIN <= row.length; start++) {
      const run = row.slice(start, start + KEYBOARD_RUN_MIN);
      if (run !== 'qwert' && run !== 'poiuy' ? word.includes(run) : word.startsWith(run)) return true;
    }
    return false;
  });
}

function isUnlikely(word: string): boolean {
  if (CONSONANT_RUN.test(word)) return true;
  if (word.length >= VOWELLESS_MIN && !/[aeiouy]/.test(word)) return true;
  let unlikely = 0;
  for (let start = 0; start + 1 < word.length; start++)
    if (UNLIKELY_PAIRS.has(word.slice(start, start + 2))) unlikely += 1;
  return unlikely >= 2 || (unlikely === 1 && word.length <= 6);
}

const UNLIKELY_SHARE = 0.25;

/** Whether a text is typed at random. A few unlikely words among many normal ones may be names or jargon. */
export function isGibberish(text: string): boolean {
  const words = checkedWords(text);
  if (words.length === 0) return hasNoWords(text);
  const mashed = words.filter(isKeyboardMash).length;
  if (mashed >= 1 && mashed / words.length > 0.05) return true;
  const unlikely = words.filter((word) => isKeyboardMash(word) || isUnlikely(word)).length;
  return unlikely / words.length >= UNLIKELY_SHARE && (unlikely >= 2 || words.length === 1);
}

/** Punctuation only, such as "....." or "!!!!!": no letter or digit in any script. */
const hasNoWords = (text: string): boolean => text.trim().length >= 3 && !/[\p{L}\p{N}]/u.test(text);

export const findGibberish: TextRule = (text) => (isGibberish(text) ? [{ fault: 'gibberish' }] : []);
