import type { SearchReading } from '@talaash/domain/talent-search/schema';
import { inLatin, meaningOf } from '@talaash/question/hindi';
import { wordsOf } from '@talaash/lexicon/word';

type Read = Pick<SearchReading, 'dropped' | 'corrections' | 'words'>;

/**
 * Which of the dropped words a talent lacks, given the words that were found. If none was named, any word of the text may have
 * been dropped. The words are returned as typed.
 */
export function missingWords({ dropped, corrections, words }: Read): (found: readonly string[]) => string[] {
  const meant = new Map(corrections.map(({ from, to }) => [from, to]));
  const readingsOf = (piece: string) =>
    [piece, meant.get(piece), meaningOf(piece), inLatin(piece)].flatMap((text) =>
      text === undefined ? [] : [partsOf(text)],
    );
  const query =
    dropped.length > 0 ? dropped : words.flatMap(({ text, isExcluded }) => (isExcluded ? [] : text));
  const groups = query.map((text) => ({
    typed: text.replaceAll(/^["“”]+|["“”]+$/g, ''),
    anyOf: [text, ...text.split(ALTERNATIVES)].map((one) =>
      one
        .replaceAll(' & ', '&')
        .split(/[\s"“”()]+/)
        .map(readingsOf),
    ),
  }));
  return (found) => {
    const parts = new Set(found.flatMap(partsOf));
    const has = (piece: string[][]) => piece.some((reading) => reading.every((part) => parts.has(part)));
    return groups.flatMap(({ typed, anyOf }) => (anyOf.some((pieces) => pieces.every(has)) ? [] : typed));
  };
}

const ALTERNATIVES = /\s+or\s+|[/|]/i;

const partsOf = (text: string): string[] => wordsOf(text).flatMap(({ parts }) => parts);
