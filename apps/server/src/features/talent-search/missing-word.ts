import { readText } from '@talaash/talent-index/words/question-word';
import { wordsOf } from '@talaash/talent-index/words/word';

/**
 * What of a question somebody does not have, given the words that were found in them. Words come as they were typed,
 * where they were typed in one piece.
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
