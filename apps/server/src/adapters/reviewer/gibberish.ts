import type { TextRule } from './finding.ts';

const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) => [
  row,
  [...row].reverse().join(''),
]);
const KEYBOARD_RUN_MIN = 5;

/** Words of a keyboard's row that people write on purpose. */
const ON_PURPOSE = new Set(['qwerty', 'property', 'properties', 'power', 'poweruser']);

/** Pairs of letters that neither English nor Indian names written in Latin letters have. */
const STRANGE_PAIRS = new Set(
  (
    'bq bx cj cx dx fq fx fz gq gx hx jc jf jq jx jz kq kx kz lq lx mx pv qb qc qd qf qg qh qj qk qm qn qp qt qv qw ' +
    'qx qy qz sx tq vb vc vf vq vw vx vz wj wq wv wx wz xb xg xj xk xn xr xv xz yq yv zc zf zg zj zk zp zq zs zv zx'
  ).split(' '),
);

const VOWELLESS_MIN = 6;
const CONSONANT_RUN = /[bcdfghjklmnpqrstvwxz]{7,}/;
const SAME_LETTER = /(\p{L})\1{3,}/u;

/** Words in lower-case Latin letters: acronyms, camel case, words with digits and other scripts are not judged. */
const judgedWords = (text: string): string[] =>
  (text.match(/(?<![\p{L}\p{M}\p{N}_.@/-])[A-Z]?[a-z]{4,}(?![\p{L}\p{M}\p{N}_])/gu) ?? []).map((word) =>
    word.toLowerCase(),
  );

function isMash(word: string): boolean {
  if (ON_PURPOSE.has(word)) return false;
  if (SAME_LETTER.test(word)) return true;
  return KEYBOARD_ROWS.some((row) => {
    for (let start = 0; start + KEYBOARD_RUN_MIN <= row.length; start++) {
      const run = row.slice(start, start + KEYBOARD_RUN_MIN);
      if (run !== 'qwert' && run !== 'poiuy' ? word.includes(run) : word.startsWith(run)) return true;
    }
    return false;
  });
}

function looksStrange(word: string): boolean {
  if (CONSONANT_RUN.test(word)) return true;
  if (word.length >= VOWELLESS_MIN && !/[aeiouy]/.test(word)) return true;
  let strange = 0;
  for (let at = 0; at + 1 < word.length; at++) if (STRANGE_PAIRS.has(word.slice(at, at + 2))) strange += 1;
  return strange >= 2 || (strange === 1 && word.length <= 6);
}

const STRANGE_SHARE = 0.25;

/** Whether a text is typed at random. A strange word or two among many good ones are names or jargon. */
export function isGibberish(text: string): boolean {
  const words = judgedWords(text);
  if (words.length === 0) return hasNoWords(text);
  const mashed = words.filter(isMash).length;
  if (mashed >= 1 && mashed / words.length > 0.05) return true;
  const strange = words.filter((word) => isMash(word) || looksStrange(word)).length;
  return strange / words.length >= STRANGE_SHARE && (strange >= 2 || words.length === 1);
}

/** Signs only, such as "....." or "!!!!!": no letter in any script. */
const hasNoWords = (text: string): boolean => text.trim().length >= 3 && !/[\p{L}\p{N}]/u.test(text);

export const GIBBERISH_RULES: readonly TextRule[] = [
  {
    certainty: 85,
    find: (text) =>
      isGibberish(text) ? 'replace the text that cannot be read with real sentences.' : undefined,
  },
];
