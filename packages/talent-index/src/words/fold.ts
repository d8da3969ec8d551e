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
