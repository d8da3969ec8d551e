/** Between words of a name: "UI/UX Designer" has three. */
const BETWEEN_WORDS = /[\s/|&-]+/;

/** Words of a name, or of what was typed. */
export const wordsOfName = (name: string): string[] =>
  name.split(BETWEEN_WORDS).filter((word) => word !== '');

/** Which word of a name is the first of those that words begin, in their order; -1 if none is. Both are folded. */
export function partialNameAt(name: string, typed: string): number {
  const words = wordsOfName(name);
  const begins = wordsOfName(typed);
  return words.findIndex((_, at) => begins.every((begin, of) => words[at + of]?.startsWith(begin)));
}

/** Whether words of a name that follow each other begin so: "sen rea" begins words of Senior React Developer. Both are folded. */
export const isPartialName = (name: string, typed: string): boolean => partialNameAt(name, typed) >= 0;
