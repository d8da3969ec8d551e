import { withoutHonorific } from '@talaash/lexicon/person';
import type { Line } from '../page/line.ts';
import { headingKind } from '../words/heading.ts';
import { isTitleEnd } from '../words/title.ts';

const DOCUMENT = /\b(?:curriculum|vitae|resume|résumé|cv|bio-?data|profile|page|confidential)\b/i;
const LABEL = /^(?:full\s+)?(?:name|नाम)\s*(?:of (?:the )?candidate)?\s*[:–-]+\s*/iu;
const LABELLED = /^(?:full\s+)?(?:name|नाम)\s*(?:of (?:the )?candidate)?\s*[:–-]+\s*\S/iu;
const WORD = /^(?:[\p{L}\p{M}]+(?:['’.-][\p{L}\p{M}]*)*\.?|[\p{L}]\.)$/u;
/** At least four letters with a sign between each two: S.U.N.I.T.A, not the initials A.P.J. */
const SPELLED = /(?<![\p{L}.-])\p{L}(?:[.·-]\p{L}){3,}\.?(?![\p{L}])/gu;
const WORDS_MAX = 5;
const TOP_LINES = 14;
const BIGGER = 1.12;

export type NameHints = { mails: readonly string[]; slugs: readonly string[] };
export type FoundName = { name: string; line: Line };

/** The person's name: the largest line that can be a name. A matching email address adds to its score. */
export function nameOf(lines: readonly Line[], body: number, hints: NameHints): FoundName | undefined {
  const first = lines.filter(({ page }) => page === 1);
  const labelled = first.find(
    ({ text }) =>
      LABELLED.test(text) && asName(text.replace(LABEL, '').split(/\s{2,}/)[0] ?? '') !== undefined,
  );
  const scored = first.flatMap((line, at) => {
    const text = (line.segments[0]?.text ?? '').split(/\s+\||,\s/)[0] ?? '';
    const name = asName(text);
    return name === undefined ? [] : [{ name, line, score: scoreOf(name, line, at, body, hints) }];
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  if (best !== undefined && best.score >= SCORE_MIN)
    return { name: withNextLine(best, first), line: best.line };
  const name = labelled && asName(labelled.text.replace(LABEL, '').split(/\s{2,}/)[0] ?? '');
  return labelled !== undefined && name !== undefined ? { name, line: labelled } : undefined;
}

const SCORE_MIN = 3;
const LOWER_COST = -1.5;

function scoreOf(name: string, line: Line, at: number, body: number, { mails, slugs }: NameHints): number {
  const size = Math.min(4, Math.max(0, (line.size / body - 1) * 5));
  const position = at < 3 ? 1.5 : at < TOP_LINES || line.startsColumn ? 0.8 : 0;
  const letters = fold(name);
  const support = [...mails.map((mail) => mail.split('@')[0] ?? ''), ...slugs].some((text) =>
    agrees(letters, fold(text), name),
  );
  const isLower = name === name.toLowerCase() && /[a-z]/.test(name);
  return (isLower ? LOWER_COST : 0) + size + position + (support ? 2.5 : 0) + (line.bold ? 0.4 : 0);
}

/** This many letters identify a long name. */
const SHORT_NAME = 5;

const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}]+/gu, '');

/** Whether the email address contains a word of the name, or starts like one. */
function agrees(letters: string, address: string, name: string): boolean {
  if (address.length < 3) return false;
  const words = name
    .toLowerCase()
    .split(/[\s.-]+/)
    .filter((word) => word.length >= 3);
  return (
    letters === address ||
    words.some((word) => address.includes(word) || address.startsWith(word.slice(0, SHORT_NAME)))
  );
}

/** The text as a name, without an honorific. Undefined if it cannot be a name. */
export function asName(written: string): string | undefined {
  const text = withoutHonorific(written.replace(/[,|]+$/u, '').trim()).replace(SPELLED, (letters) =>
    letters.replace(/[^\p{L}]/gu, ''),
  );
  const words = text.split(/\s+/);
  if (text.length < 2 || text.length > 60 || words.length > WORDS_MAX) return undefined;
  if (DOCUMENT.test(text) || headingKind(text) !== undefined || words.some(isTitleEnd)) return undefined;
  if (!words.every((word) => WORD.test(word)) || !/[\p{L}\p{M}]{2}/u.test(text)) return undefined;
  const startsUpper = words.every(
    (word) => /^(?:\p{Lu}|\p{Lo})/u.test(word) || /^(?:bin|bint|de|van|von|da|al|ul)$/.test(word),
  );
  const isLower = text === text.toLowerCase();
  return startsUpper || isLower ? inCase(text) : undefined;
}

/** Turns capitals that are only style (VIKRAM JOSHI) into title case. Keeps initials. */
function inCase(name: string): string {
  if (name !== name.toUpperCase() || name === name.toLowerCase()) return name;
  return name.replace(/\p{L}[\p{L}\p{M}]+/gu, (word) =>
    word.length <= 2 && !/[AEIOU]/.test(word) ? word : (word[0] ?? '') + word.slice(1).toLowerCase(),
  );
}

/** A name that fills two lines of the same large size. */
function withNextLine({ name, line }: FoundName, lines: readonly Line[]): string {
  const next = lines[lines.indexOf(line) + 1];
  const isOne =
    name.split(' ').length <= 2 &&
    next !== undefined &&
    Math.abs(next.size - line.size) < 0.3 &&
    next.gap < 1.6 &&
    next.bold === line.bold;
  const second = isOne && line.size > BIGGER ** 3 * 10 ? asName(next.text) : undefined;
  return second === undefined ? name : `${name} ${second}`;
}
