import { isBegunName } from '@talaash/domain/talent-search/begun-name';

/** From this many letters on, the server is asked. */
export const COMPLETED_LETTERS_MIN = 2;

const lower = (text: string): string => text.toLocaleLowerCase('en');

/** The ends of a text that begin with a word, the longest first, with their first letter's place. */
const endsOf = (typed: string): { start: number; end: string }[] =>
  [...typed.matchAll(/(?<=^|\s)\S/g)].map(({ index }) => ({
    start: index,
    end: lower(typed.slice(index)).replaceAll(/\s+/g, ' ').trimEnd(),
  }));

/** The text after a name was chosen: it replaces the words that are being typed, and the next word can follow. */
export function completedText(typed: string, name: string): string {
  const start = endsOf(typed).find(({ end }) => isBegunName(lower(name), end))?.start ?? typed.search(/\S*$/);
  return `${typed.slice(0, start)}${name}`;
}

/** A name in pieces, of which the typed one is marked. */
export function markedName(typed: string, name: string): { text: string; isTyped: boolean }[] {
  const within = ` ${lower(name)}`;
  const end = endsOf(typed).find((one) => within.includes(` ${one.end}`))?.end;
  if (end === undefined) return [{ text: name, isTyped: false }];
  const start = within.indexOf(` ${end}`);
  const { length } = end;
  return [
    { text: name.slice(0, start), isTyped: false },
    { text: name.slice(start, start + length), isTyped: true },
    { text: name.slice(start + length), isTyped: false },
  ].filter(({ text }) => text !== '');
}
