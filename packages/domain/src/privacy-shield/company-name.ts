import { normalisedName } from '../base/search-keyword.ts';

/** The forms of companies that follow a name: "Pvt Ltd", "Inc", "GmbH". */
const LEGAL_FORMS = new Set(
  (
    'pvt private ltd limited llp llc lp inc incorporated corp corporation co company plc opc gmbh mbh ag kg ug se sa sas sarl srl ' +
    'spa sl bv nv ab as asa oy oyj aps pty pte kk sdn bhd fzco fze dmcc'
  ).split(' '),
);

/** Letters that are no letter with an accent to Unicode. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/**
 * The key of a company's name. Two names have the same key if they differ only in case, accents, spaces, punctuation, "the" at the
 * start, a country in parentheses, or legal forms at the end.
 */
export function companyNameKey(name: string): string {
  const words = normalisedName(name)
    .replace(/[ßøłđæœı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/&|\+/g, ' and ')
    // Dots join: "I.B.M." is IBM, and "S.A." is a legal form. Apostrophes do, too.
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const kept = words.length > 1 && words[0] === 'the' ? words.slice(1) : words;
  while (kept.length > 1 && isEnd(kept)) kept.pop();
  // A name in parentheses alone is still a name.
  return kept.length > 0 ? kept.join('') : normalisedName(name).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** "Smith and Co" ends in a legal form and the word before it. */
const isEnd = (words: readonly string[]): boolean => {
  const last = words.at(-1) ?? '';
  return LEGAL_FORMS.has(last) || last === 'and';
};
