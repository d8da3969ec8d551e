/** Between words of a name: "UI/UX Designer" has three. */
const BETWEEN_WORDS = /[\s/|&-]+/;

/** Words of a name, or of what was typed. */
export const wordsOfName = (name: string): string[] =>
  name.split(BETWEEN_WORDS).filter((word) => word !== '');

/**
 * The index of the first of consecutive words of a name that start with the typed words; -1 if there are none. Both are folded.
 */
export function partialNameAt(name: string, typed: string): number {
  const words = wordsOfName(name);
  const begins = wordsOfName(typed);
  return words.findIndex((_, at) => begins.every((begin, of) => words[at + of]?.startsWith(begin)));
}

/** Whether consecutive words of a name start with the typed words: "sen rea" matches Senior React Developer. Both are folded. */
export const isPartialName = (name: string, typed: string): boolean => partialNameAt(name, typed) >= 0;
