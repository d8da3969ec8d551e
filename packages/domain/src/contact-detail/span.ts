/** A part of a text, from its first unit to the one after its last. */
export type Span = { start: number; end: number };

/**
 * The matches of a pattern with the flag g. A first group that is only looked at is a part of the match, if the pattern has the flag d.
 *
 * @param isMeant receives the first group, or the match of a pattern without one; and where it starts
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
