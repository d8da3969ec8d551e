import type { Paragraph } from '../section/paragraph.ts';
import { findRange } from '../words/date.ts';

/** "Working as Software Engineer in Infosys, Pune from Jan 2020 to till date." */
const WORKED =
  /^(?:i\s+)?(?:am\s+|have\s+)?(?:currently\s+|presently\s+|previously\s+)?(?:work(?:ing|ed)|associated|employed)\s+(?:as\s+(?:an?\s+)?(?<title>.{3,60}?)\s+(?:in|at|with|for)\s+(?<company>.+?)|(?:with|at|in|for)\s+(?<firm>.+?)\s+as\s+(?:an?\s+)?(?<role>.{3,60}?))\s*,?\s*(?:\(|from\b|since\b|during\b|between\b|for\b)/i;

/** Rewrites a sentence that describes a job as the head of an entry. */
export function headOfSentence(paragraph: Paragraph): Paragraph | undefined {
  const range = paragraph.text.length < 400 ? findRange(paragraph.text) : undefined;
  const groups = range === undefined ? undefined : WORKED.exec(paragraph.text)?.groups;
  const title = groups?.title ?? groups?.role;
  const company = groups?.company ?? groups?.firm;
  if (range === undefined || title === undefined || company === undefined) return undefined;
  const text = `${title} | ${company} | ${paragraph.text.slice(range.from, range.to)}`;
  const x = paragraph.x;
  return {
    ...paragraph,
    text,
    isBullet: false,
    isBody: false,
    segments: [{ text, x, right: paragraph.right, bold: false }],
  };
}
