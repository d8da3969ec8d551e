/** Letters, marks and digits, with the endings of C++ and C#. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:\+\+|#)?/gu;

/** Normalizes like the search index: case and accents make no difference. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** The edits that the search allows for a word of at least this length. */
const EDITS_BY_LENGTH = [
  { length: 8, edits: 2 },
  { length: 4, edits: 1 },
] as const;

type Piece = { piece: string; isMarked: boolean };

/**
 * Splits a text into pieces and marks the words that match the search. A search word marks every word it is a prefix of;
 * a misspelt one marks the words it may stand for.
 */
export function markedPieces(text: string, words: readonly string[], misspelt: readonly string[]): Piece[] {
  const prefixes = words.flatMap(wordsOf);
  const misspeltWords = misspelt.flatMap(wordsOf);
  const isMatch = (word: string) =>
    prefixes.some((prefix) => word.startsWith(prefix)) ||
    misspeltWords.some((typed) => isMisspellingOf(typed, word));
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMatch(fold(word))) continue;
    if (index > from) pieces.push({ piece: text.slice(from, index), isMarked: false });
    pieces.push({ piece: word, isMarked: true });
    from = index + word.length;
  }
  if (from < text.length) pieces.push({ piece: text.slice(from), isMarked: false });
  return pieces;
}

/** The search words that are a prefix of no shown word. Only they can be misspelt. */
export const unseenWords = (words: readonly string[], texts: readonly string[]): string[] => {
  const shown = texts.flatMap(wordsOf);
  return words.filter((word) => !wordsOf(word).some((prefix) => shown.some((own) => own.startsWith(prefix))));
};

function isMisspellingOf(typed: string, word: string): boolean {
  const rule = EDITS_BY_LENGTH.find(({ length }) => typed.length >= length);
  if (!rule || /\p{N}/u.test(typed) || Math.abs(typed.length - word.length) > rule.edits) return false;
  const startsAlike = typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]);
  return startsAlike && editsBetween(typed, word) <= rule.edits;
}

/** The edit distance: insertions, deletions, substitutions, and swaps of neighbouring letters. */
function editsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const cell = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const edits = Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + cost);
      row.push(isSwap ? Math.min(edits, cell(i - 2, j - 2) + 1) : edits);
    }
  }
  return cell(a.length, b.length);
}
