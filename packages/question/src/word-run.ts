import type { ReadToken } from './sentence.ts';

const NO_SIGNS: ReadonlySet<string> = new Set();

/**
 * The longest run of words from a token on that `read` accepts, and its last token. No run crosses a break.
 *
 * @param signs may stand between the words
 */
export function longestRun<Found>(
  tokens: readonly ReadToken[],
  first: number,
  tokensMax: number,
  read: (words: readonly string[], at: number) => Found | undefined,
  signs: ReadonlySet<string> = NO_SIGNS,
): { found: Found; to: number } | undefined {
  const words: string[] = [];
  let longest: { found: Found; to: number } | undefined;
  for (let at = first; at < first + tokensMax; at += 1) {
    const token = tokens[at];
    if (token === undefined || (at > first && token.isAfterBreak)) break;
    if (!token.isWord && !signs.has(token.text)) break;
    if (!token.isWord) continue;
    words.push(token.text);
    const found = read(words, at);
    if (found !== undefined) longest = { found, to: at };
  }
  return longest;
}
