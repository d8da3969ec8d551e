import { MONTH_NUMBERS } from '@talaash/lexicon/month';

/** A month as YYYY-MM, or a year alone. */
export type Point = { year: number; month?: number };
export type DateRange = {
  start?: Point;
  end?: Point;
  isCurrent: boolean;
  /** The position in the text. */
  from: number;
  to: number;
};

/** Longest first, so that "sept" does not match as "sep". */
export const MONTH_NAME = `(?:${[...MONTH_NUMBERS.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;
const YEAR = '(?:(?:19[5-9]|20[0-4])\\d)';
const DAY = '(?:[0-3]?\\d(?:st|nd|rd|th)?[\\s./-]*)';
/** Month and year, month first; also Aug'21, 08/2021, 2021-08, 15.08.2021, or a year alone. */
const POINT =
  `(?:${DAY}?${MONTH_NAME}\\.?[\\s,.'’‘/-]*(?:${YEAR}|['’‘]?\\d{2}(?!\\d))|` +
  `${YEAR}[\\s,/.-]+${MONTH_NAME}(?![\\p{L}])|` +
  `(?:[0-3]?\\d[./-])?(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${YEAR}|` +
  `${YEAR}[./-](?:0[1-9]|1[0-2])(?!\\d)|` +
  `(?:0[1-9]|1[0-2])\\/\\d{2}(?![\\d/])|` +
  `${YEAR}(?!\\d)|['’‘]\\d{2}(?!\\d))`;
const NOW =
  '(?:(?:till|until|to|up\\s?to)[\\s-]*(?:the\\s+)?(?:date|now|today|present|current)|as\\s+on\\s+date|present(?:ly)?|pres\\.|current(?:ly)?(?:\\s+working)?|now|ongoing|today|continuing|continue|to\\s+date|pursuing|व(?:र्)?तमान|अब तक|अभी तक|आज तक|जारी)';
const BETWEEN = '(?:\\s*(?:[-–—−~→]+|\\bto\\b|\\btill\\b|\\buntil\\b|\\bthrough\\b|से)\\s*)';
const EDGE = '(?<![\\p{L}\\p{N}.$₹])';

const RANGE = new RegExp(
  `${EDGE}(?:from\\s+)?(${POINT})\\s*\\.?\\)?${BETWEEN}\\(?(?:(${NOW})|(${POINT}))(?![\\p{L}\\p{M}\\p{N}%])`,
  'iu',
);
const OPEN_RANGE = new RegExp(
  `${EDGE}(?:(?:since|from)\\s+(${POINT})(?:\\s*${BETWEEN})?|(${POINT})\\s*(?:[-–—]+|onwards?)\\s*(?=$|[)\\]|]))`,
  'iu',
);
const NOW_RANGE = new RegExp(`${EDGE}(${POINT})\\s*[-–—,(]*\\s*(${NOW})`, 'iu');
/** May - July 2022: both months are in the same year. */
const SHARED_YEAR = new RegExp(
  `${EDGE}(${MONTH_NAME})\\.?${BETWEEN}(${MONTH_NAME}\\.?[\\s,.'’‘]*(?:${YEAR}|['’‘]\\d{2}(?!\\d)))`,
  'iu',
);
/** 2019-23: the second year omits the century. */
const SHORT_YEARS = new RegExp(`${EDGE}(${YEAR})\\s*[-–—/]\\s*(\\d{2})(?![\\d/.-])`, 'u');
const SINGLE = new RegExp(`${EDGE}(${POINT})(?![\\p{L}\\p{N}%])`, 'iu');
const TEXT_MAX = 400;

export const hasDate = (text: string): boolean => findDate(text) !== undefined;

/** The first date range in a text. */
export function findRange(text: string): DateRange | undefined {
  if (text.length > TEXT_MAX) return undefined;
  const usual = RANGE.exec(text) ?? NOW_RANGE.exec(text);
  const before = usual?.index ?? Number.POSITIVE_INFINITY;
  return shortYearsIn(text, before) ?? sharedYearIn(text, before) ?? usualRange(usual) ?? openRangeIn(text);
}

function shortYearsIn(text: string, before: number): DateRange | undefined {
  const match = SHORT_YEARS.exec(text);
  if (match === null || match.index >= before) return undefined;
  const start = Number(match[1]);
  const end = Math.floor(start / 100) * 100 + Number(match[2]);
  return end >= start && end - start <= 12 ? rangeOf(match, { year: start }, { year: end }) : undefined;
}

function sharedYearIn(text: string, before: number): DateRange | undefined {
  const match = SHARED_YEAR.exec(text);
  if (match === null || match.index >= before) return undefined;
  const end = pointOf(match[2]);
  return end && rangeOf(match, pointOf(`${match[1]} ${end.year}`), end);
}

const usualRange = (match: RegExpExecArray | null): DateRange | undefined =>
  match === null ? undefined : rangeOf(match, pointOf(match[1]), pointOf(match[3]), match[3] === undefined);

function openRangeIn(text: string): DateRange | undefined {
  const match = OPEN_RANGE.exec(text);
  return match === null ? undefined : rangeOf(match, pointOf(match[1] ?? match[2]), undefined, true);
}

const rangeOf = (match: RegExpExecArray, start?: Point, end?: Point, isCurrent = false) =>
  start && { start, ...(end && { end }), isCurrent, ...spanOf(match) };

/** The first range, or a single month or year, which counts as the end. */
export function findDate(text: string): DateRange | undefined {
  const range = findRange(text);
  if (range !== undefined || text.length > TEXT_MAX) return range;
  const single = SINGLE.exec(text);
  const end = pointOf(single?.[1]);
  return single === null || end === undefined ? undefined : { end, isCurrent: false, ...spanOf(single) };
}

const spanOf = (match: RegExpExecArray) => ({ from: match.index, to: match.index + match[0].length });

function pointOf(written = ''): Point | undefined {
  const text = written.toLowerCase();
  const year = yearIn(text);
  if (year === undefined) return undefined;
  const named = text
    .match(/[\p{L}\p{M}]+/gu)
    ?.map((word) => MONTH_NUMBERS.get(word))
    .find(Boolean);
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  if (named !== undefined) return { year, month: named };
  if (numbers.length === 1) return { year };
  const isYearFirst = (numbers[0] ?? 0) > 1900;
  const month = isYearFirst ? numbers[1] : numbers.at(-2);
  return month !== undefined && month >= 1 && month <= 12 ? { year, month } : { year };
}

function yearIn(text: string): number | undefined {
  const four = new RegExp(YEAR).exec(text)?.[0];
  if (four !== undefined) return Number(four);
  const two = /(\d{2})\D*$/.exec(text)?.[1];
  if (two === undefined) return undefined;
  const year = Number(two);
  return year > 60 ? 1900 + year : 2000 + year;
}

export const isoMonthOf = ({ year, month }: Point): string | undefined =>
  month === undefined ? undefined : `${year}-${String(month).padStart(2, '0')}`;
