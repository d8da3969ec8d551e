import type { Row } from './row.ts';

const PAGE_NUMBER = /^(?:page\s*)?(?:-\s*)?\d{1,2}(?:\s*(?:of|\/|\|)\s*\d{1,2})?(?:\s*-)?$/i;
/** Headers and footers are within this share of the page height from an edge. */
const EDGE_SHARE = 0.09;

const textOf = ({ words }: Row) => words.map(({ text }) => text).join(' ');
const keyOf = (row: Row) => textOf(row).replace(/\d+/g, '#');

/** Removes page numbers, and each header and footer from its second page on. */
export function withoutRepeated(pages: readonly Row[][], heights: readonly number[]): Row[][] {
  const seen = new Set<string>();
  return pages.map((rows, at) => {
    const height = heights[at] ?? 0;
    const isAtEdge = ({ y }: Row) => y < height * EDGE_SHARE || y > height * (1 - EDGE_SHARE);
    const kept = rows.filter((row) => {
      if (!isAtEdge(row)) return true;
      return !PAGE_NUMBER.test(textOf(row)) && !(at > 0 && seen.has(`${keyOf(row)} ${Math.round(row.y)}`));
    });
    for (const row of rows) if (isAtEdge(row)) seen.add(`${keyOf(row)} ${Math.round(row.y)}`);
    return kept;
  });
}
