/** From this many letters on, the server is asked. */
export const COMPLETED_LETTERS_MIN = 2;

const lower = (text: string): string => text.toLocaleLowerCase('en');

/** The words that are being typed: the longest end of the text with which a name, or a word within it, begins. */
function typedPart(typed: string, name: string): { start: number; length: number } | undefined {
  const within = ` ${lower(name)}`;
  for (const { index } of typed.matchAll(/(?<=^|\s)\S/g)) {
    const end = lower(typed.slice(index)).replaceAll(/\s+/g, ' ');
    if (within.includes(` ${end.trimEnd()}`)) return { start: index, length: end.trimEnd().length };
  }
  return undefined;
}

/** The text after a name was chosen: it replaces the words that are being typed, and the next word can follow. */
export function completedText(typed: string, name: string): string {
  const start = typedPart(typed, name)?.start ?? typed.search(/\S*$/);
  return `${typed.slice(0, start)}${name}`;
}

/** A name in pieces, of which the typed one is marked. */
export function markedName(typed: string, name: string): { text: string; isTyped: boolean }[] {
  const length = typedPart(typed, name)?.length ?? 0;
  const start = ` ${lower(name)}`.indexOf(` ${lower(typed.trimEnd()).slice(-length)}`);
  if (length === 0 || start === -1) return [{ text: name, isTyped: false }];
  return [
    { text: name.slice(0, start), isTyped: false },
    { text: name.slice(start, start + length), isTyped: true },
    { text: name.slice(start + length), isTyped: false },
  ].filter(({ text }) => text !== '');
}
