import type { SearchReading } from '@talaash/domain/talent-search/schema';

type Span = { start: number; end: number };

/** A text without some of its parts and the spaces around them. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  const ordered = spans.toSorted((one, other) => one.start - other.start);
  const kept = ordered.map(({ start }, index) => text.slice(ordered[index - 1]?.end ?? 0, start));
  const rest = [...kept, text.slice(ordered.at(-1)?.end ?? 0)]
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .join(' ');
  // Removes empty brackets and quotes.
  return /[\p{L}\p{N}]/u.test(rest) ? rest : '';
}

/**
 * The remaining text for the chip of its words, and the search text without it. Facts and exclusions have their own chips.
 * Undefined if nothing remains.
 */
export function wordsOfText(
  text: string,
  reading: SearchReading,
): { words: string; without: string } | undefined {
  const words = reading.words.filter(({ isExcluded }) => !isExcluded);
  const spans = words.flatMap((word) => word.spans);
  if (reading.facts.length === 0 && words.length === reading.words.length)
    return { words: text, without: '' };
  if (words.length === 0) return undefined;
  const shown = spans
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');
  return { words: shown, without: withoutSpans(text, spans) };
}
