import { readText } from '@talaash/talent-index/words/question-word';
import { wordsOf } from '@talaash/talent-index/words/word';

/**
 * The words of a question that a talent lacks, given those that were found. A word is given as it was typed when it was
 * typed in one piece.
 */
export function missingWords(query: string): (found: readonly string[]) => string[] {
  const text = readText(query);
  const asked = text.kind === 'words' ? text.words : [];
  const typed = new Map(
    query.split(/[\s,;|]+/).map((piece) => [
      wordsOf(piece)
        .flatMap(({ parts }) => parts)
        .join(' '),
      piece,
    ]),
  );
  return (found) => {
    const has = (word: string) => found.includes(word);
    return asked
      .filter(({ text: word, fallback }) => !has(word) && !fallback.some((part) => has(part.text)))
      .map(({ text: word }) => typed.get(word) ?? word);
  };
}
