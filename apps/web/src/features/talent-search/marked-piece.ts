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

/**
 * A text in pieces, of which those are marked that a question's words begin. An unfinished word marks the whole word that
 * it may become.
 */
export function markedPieces(text: string, words: readonly string[]): { piece: string; isMarked: boolean }[] {
  const asked = words.flatMap(wordsOf);
  const pieces: { piece: string; isMarked: boolean }[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = fold(word);
    if (!asked.some((begin) => folded.startsWith(begin))) continue;
    if (index > from) pieces.push({ piece: text.slice(from, index), isMarked: false });
    pieces.push({ piece: word, isMarked: true });
    from = index + word.length;
  }
  if (from < text.length) pieces.push({ piece: text.slice(from), isMarked: false });
  return pieces;
}
