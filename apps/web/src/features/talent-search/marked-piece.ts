/** Letters, marks and digits, with what belongs to names of things: C++, C#, .NET. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:\+\+|#)?/gu;

/** As the search reads a word: case and accents make no difference. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** How many edits a word of so many letters may be misspelt by, as the search reads it. */
const EDITS_BY_LENGTH = [
  { length: 8, edits: 2 },
  { length: 4, edits: 1 },
] as const;

type Piece = { piece: string; isMarked: boolean };

/**
 * A text in pieces, of which those are marked that a question's words begin. An unfinished word marks the whole word that
 * it may become; a misspelt one the words that it may have meant.
 */
export function markedPieces(text: string, words: readonly string[], misspelt: readonly string[]): Piece[] {
  const begins = words.flatMap(wordsOf);
  const nearly = misspelt.flatMap(wordsOf);
  const isMeant = (word: string) =>
    begins.some((begin) => word.startsWith(begin)) || nearly.some((typed) => isMisspellingOf(typed, word));
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMeant(fold(word))) continue;
    if (index > from) pieces.push({ piece: text.slice(from, index), isMarked: false });
    pieces.push({ piece: word, isMarked: true });
    from = index + word.length;
  }
  if (from < text.length) pieces.push({ piece: text.slice(from), isMarked: false });
  return pieces;
}

/** The words of which no shown text has a beginning: only they can have been misspelt. */
export const unseenWords = (words: readonly string[], texts: readonly string[]): string[] => {
  const shown = texts.flatMap(wordsOf);
  return words.filter((word) => !wordsOf(word).some((begin) => shown.some((own) => own.startsWith(begin))));
};

function isMisspellingOf(typed: string, word: string): boolean {
  const rule = EDITS_BY_LENGTH.find(({ length }) => typed.length >= length);
  if (!rule || /\p{N}/u.test(typed) || Math.abs(typed.length - word.length) > rule.edits) return false;
  const startsAlike = typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]);
  return startsAlike && editsBetween(typed, word) <= rule.edits;
}

/** Letters put in, left out, exchanged, or swapped with their neighbour. */
function editsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const edits = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost);
      row.push(isSwap ? Math.min(edits, at(i - 2, j - 2) + 1) : edits);
    }
  }
  return at(a.length, b.length);
}
