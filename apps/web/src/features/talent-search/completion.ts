import { partialNameAt, isPartialName, wordsOfName } from '@talaash/domain/talent-search/partial-name';

/** The minimum length of a text to request completions. */
export const COMPLETED_LETTERS_MIN = 2;

const lower = (text: string): string => text.toLocaleLowerCase('en');

/** The suffixes of a text that start at a word, longest first, with their offsets. */
const endsOf = (typed: string): { start: number; end: string }[] =>
  [...typed.matchAll(/(?<=^|\s)\S/g)].map(({ index }) => ({
    start: index,
    end: lower(typed.slice(index)).replaceAll(/\s+/g, ' ').trimEnd(),
  }));

/** The text after a name was chosen: the name replaces the words being typed, and a space follows. */
export function completedText(typed: string, name: string): string {
  const start =
    endsOf(typed).find(({ end }) => isPartialName(lower(name), end))?.start ?? typed.search(/\S*$/);
  return `${typed.slice(0, start)}${name}`;
}

/** Splits a name into pieces and marks the typed ones: "sen rea" marks two of Senior React Developer. */
export function markedName(typed: string, name: string): { text: string; isTyped: boolean }[] {
  for (const { end } of endsOf(typed)) {
    const at = partialNameAt(lower(name), end);
    if (at >= 0) return inPieces(name, at, wordsOfName(end));
  }
  return [{ text: name, isTyped: false }];
}

/** @param at the index of the name's word that the first prefix matches */
function inPieces(name: string, at: number, begins: readonly string[]): { text: string; isTyped: boolean }[] {
  let end = 0;
  const pieces = wordsOfName(name).flatMap((word, index) => {
    const { length } = begins[index - at] ?? '';
    const start = name.indexOf(word, end);
    const between = { text: name.slice(end, start), isTyped: false };
    end = start + word.length;
    return [
      between,
      { text: word.slice(0, length), isTyped: true },
      { text: word.slice(length), isTyped: false },
    ];
  });
  return [...pieces, { text: name.slice(end), isTyped: false }].filter(({ text }) => text !== '');
}
