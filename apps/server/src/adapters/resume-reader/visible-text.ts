import { fold } from '@talaash/domain/resume/same';
import type { VisibleLine } from '@talaash/resume-reader/read';
import { findDate, isoMonthOf } from '@talaash/resume-reader/words/date';

export type VisibleText = {
  /** Whether these words occur in this order, ignoring case and punctuation. */
  has(words: string): boolean;
  hasMonth(isoMonth: string): boolean;
  /** The page of the first line with these words. */
  pageOf(words: string): number | undefined;
  /** Lines by number, starting at 1; undefined if they do not exist. */
  linesOf(span: { from: number; to: number } | null): VisibleLine[] | undefined;
};

/** Longer prose is not an entry of a resume. */
const PROSE_LINES_MAX = 60;

/** Looks things up in the visible text of a resume. */
export function visibleText(lines: readonly VisibleLine[]): VisibleText {
  const whole = spaced(lines.map(({ text }) => text).join(' '));
  const months = new Set(lines.flatMap(({ text }) => monthsIn(text)));
  return {
    has: (words) => fold(words) !== '' && whole.includes(spaced(words)),
    hasMonth: (isoMonth) => months.has(isoMonth),
    pageOf: (words) => lines.find(({ text }) => spaced(text).includes(spaced(words)))?.page,
    linesOf(span) {
      if (!span) return undefined;
      const found = lines.slice(Math.max(0, span.from - 1), Math.max(0, span.to));
      return found.length === 0 || found.length > PROSE_LINES_MAX ? undefined : found;
    },
  };
}

const spaced = (text: string): string => ` ${fold(text)} `;

function monthsIn(text: string): string[] {
  const months: string[] = [];
  for (let rest = text.slice(0, 400); ; ) {
    const found = findDate(rest);
    if (!found) return months;
    for (const point of [found.start, found.end])
      if (point) months.push(isoMonthOf(point) ?? `${point.year}`);
    rest = rest.slice(found.to);
  }
}
