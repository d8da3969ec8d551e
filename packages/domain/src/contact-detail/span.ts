/** A part of a text, from its first unit to the one after its last. */
export type Span = { start: number; end: number };

/**
 * The matches of a global pattern. With the flag d, a span also covers a first group in a lookahead.
 *
 * @param isMeant receives the first group, or the whole match of a pattern without one, and the match
 */
export function spansOf(
  pattern: RegExp,
  text: string,
  isMeant: (found: string, match: RegExpMatchArray) => boolean = () => true,
): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(pattern)) {
    if (isMeant(match[1] ?? match[0], match)) {
      const end = match.index + match[0].length;
      spans.push({ start: match.index, end: Math.max(end, match.indices?.[1]?.[1] ?? end) });
    }
  }
  return spans;
}
