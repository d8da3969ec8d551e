import type { Paragraph } from '../section/paragraph.ts';
import { findRange } from '../words/date.ts';
import { isBodyLabel, isJobDetail } from '../words/detail.ts';

/** The lines that name an entry, and those that describe it. */
export type Block = { head: Paragraph[]; body: Paragraph[] };

const HEAD_LINES_MAX = 5;

/** "Client: X" and "Environment: Java" describe the job above or below them. They never name an entry. */
const isDetail = ({ text }: Paragraph): boolean => isJobDetail(text) && findRange(text) === undefined;

/**
 * Splits a section into entries at their dates. Where only short lines separate two dates, the second entry takes as many of them
 * as the first entry has above its date.
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
  const heads = anchors.map((anchor, at) => {
    const earliest = at === 0 ? 0 : (anchors[at - 1] as number) + 1;
    let start = anchor;
    while (start > earliest && isHead(start - 1) && anchor - start < HEAD_LINES_MAX) start -= 1;
    return { anchor, start, touchesBefore: start === earliest && at > 0 };
  });
  // Only a head that follows a description has a certain number of lines above its date.
  const above = Math.min(
    ...heads.flatMap(({ anchor, start, touchesBefore }) => (touchesBefore ? [] : [anchor - start])),
  );
  const starts = heads.map(({ anchor, start, touchesBefore }) =>
    touchesBefore ? Math.max(start, anchor - above) : start,
  );
  return anchors.map((anchor, at) => {
    const start = starts[at] as number;
    const end = starts[at + 1] ?? paragraphs.length;
    let headEnd = anchor + 1;
    while (headEnd < end && isHead(headEnd) && headEnd - start < HEAD_LINES_MAX) headEnd += 1;
    return { head: paragraphs.slice(start, headEnd), body: paragraphs.slice(headEnd, end) };
  });
}

/** The description as Markdown: each bullet becomes a list item. */
export function markdownOf(body: readonly Paragraph[]): string | undefined {
  const lines = body
    .filter((paragraph) => !isBodyLabel(paragraph.text))
    .map(({ text, isBullet }) => (isBullet ? `- ${text}` : text));
  return lines.length === 0 ? undefined : lines.join('\n');
}
