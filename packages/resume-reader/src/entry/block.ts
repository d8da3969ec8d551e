import type { Paragraph } from '../section/paragraph.ts';
import { findRange } from '../words/date.ts';
import { isBodyLabel, isJobDetail } from '../words/detail.ts';

/** The lines that name an entry, and those that describe it. */
export type Block = { head: Paragraph[]; body: Paragraph[] };

const HEAD_LINES_MAX = 5;

/** "Client: X" and "Environment: Java" describe the job above or below their line, and never are its name. */
const isDetail = ({ text }: Paragraph): boolean => isJobDetail(text) && findRange(text) === undefined;

/**
 * Cuts a section into entries by their dates. Where nothing but short lines stands between two dates, as many of them
 * belong to the second entry as stand above the first date of the section.
 */
export function blocksByDate(
  paragraphs: readonly Paragraph[],
  hasAnchor = (text: string) => findRange(text) !== undefined,
): Block[] {
  const isHead = (at: number) => {
    const paragraph = paragraphs[at];
    return (
      paragraph !== undefined &&
      !paragraph.isBullet &&
      !paragraph.isBody &&
      !isBodyLabel(paragraph.text) &&
      !isDetail(paragraph)
    );
  };
  const isAnchor = (at: number) => {
    const paragraph = paragraphs[at];
    if (paragraph === undefined || paragraph.isBullet || !hasAnchor(paragraph.text)) return false;
    return !paragraph.isBody || paragraph.text.length < 130;
  };
  const anchors = paragraphs.flatMap((_, at) => (isAnchor(at) ? [at] : []));
  const first = anchors[0];
  if (first === undefined) return [];
  const above = usualAbove(anchors, isHead);
  const starts = anchors.map((anchor, at) => {
    const earliest = at === 0 ? 0 : (anchors[at - 1] as number) + 1;
    let start = anchor;
    while (start > earliest && isHead(start - 1) && anchor - start < HEAD_LINES_MAX) start -= 1;
    const touchesBefore = start === earliest && at > 0;
    return touchesBefore ? Math.max(start, anchor - above) : start;
  });
  return anchors.map((anchor, at) => {
    const start = starts[at] as number;
    const end = starts[at + 1] ?? paragraphs.length;
    let headEnd = anchor + 1;
    while (headEnd < end && isHead(headEnd) && headEnd - start < HEAD_LINES_MAX) headEnd += 1;
    return { head: paragraphs.slice(start, headEnd), body: paragraphs.slice(headEnd, end) };
  });
}

/** How many lines of a head stand above its date: counted where a description before it shows where the head begins. */
function usualAbove(anchors: readonly number[], isHead: (at: number) => boolean): number {
  const counts = anchors.map((anchor, at) => {
    const earliest = at === 0 ? 0 : (anchors[at - 1] as number) + 1;
    let start = anchor;
    while (start > earliest && isHead(start - 1) && anchor - start < HEAD_LINES_MAX) start -= 1;
    const isSure = at === 0 || start > earliest;
    return isSure ? anchor - start : undefined;
  });
  const sure = counts.filter((count) => count !== undefined);
  return Math.min(...(sure.length > 0 ? sure : [1]));
}

/** Markdown of a description: a list item for each bullet. */
export function markdownOf(body: readonly Paragraph[]): string | undefined {
  const lines = body
    .filter((paragraph) => !isBodyLabel(paragraph.text))
    .map(({ text, isBullet }) => (isBullet ? `- ${text}` : text));
  return lines.length === 0 ? undefined : lines.join('\n');
}
