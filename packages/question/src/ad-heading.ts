import { headingNames } from '@talaash/lexicon/ad-heading';

/**
 * What a part of a job ad is about. `needs` says what people must have, `nice` what is optional, and `work` what they will do.
 * `company`, `offer` and `process` describe the employer, the benefits and the hiring process. `open` has no heading or one
 * without meaning, and may ask for anything.
 */
export type AdPart = 'open' | 'needs' | 'nice' | 'work' | 'company' | 'offer' | 'process';

/** The parts that ask nothing of people. */
export const ABOUT_COMPANY: ReadonlySet<AdPart> = new Set(['company', 'offer', 'process']);

/**
 * If a heading names several parts, the first of these counts. `open` is a heading that announces jobs: "Openings with our
 * client".
 */
const STRONGEST_FIRST = ['open', 'nice', 'offer', 'process', 'company', 'needs', 'work'] as const;

/** "About Lakeview Logistics". */
const ABOUT_NAME = /^\W*about (?!you\b|the\b|this\b|your\b)\S+(?: \S+){0,3}\W*$/i;

/** The kind of content below a heading, or after a label. */
export function partBelow(written: string): AdPart {
  const { parts } = headingNames(written);
  const part = STRONGEST_FIRST.find((one) => parts.has(one));
  if (part === 'open' && parts.has('process')) return 'process';
  const isBelowCompany = part === undefined || part === 'needs' || part === 'work';
  return isBelowCompany && ABOUT_NAME.test(written) ? 'company' : (part ?? 'open');
}

export const BULLET = /^\s*(?:[-*+•·▪◦‣o✓✔➤–—]|\d{1,2}[.)])\s+/;
const MARKED_HEAD = /^\s*(?:#{1,6}\s|\*\*[^*]+\*\*:?\s*$|__[^_]+__:?\s*$|[^.:|]{1,60}:\s*$)/;
const NUMBER = /^\s*\d{1,2}[.)]\s+/;
const HEAD_WORDS_MAX = 8;

/** Whether a line is a heading: marked as one, or short, alone and of the words of headings. */
export function isHeading(written: string): boolean {
  // "3. What we look for": a numbered line is a heading if it has only words of headings.
  const line = written.replace(NUMBER, '');
  if (BULLET.test(line)) return false;
  if (line === written && MARKED_HEAD.test(line)) return true;
  const head = line.trim();
  if (head.split(/\s+/).length > HEAD_WORDS_MAX || !/^\p{Lu}[^.,;:!|()\d]*\??$/u.test(head)) return false;
  const { parts, isAll } = headingNames(head);
  // "Strong Java skills" is not a heading: it has words of its own.
  return (
    ABOUT_NAME.test(head) ||
    STRONGEST_FIRST.some((part) => ABOUT_COMPANY.has(part) && parts.has(part)) ||
    (isAll && parts.size > 0)
  );
}
