import { headingKind } from '../words/heading.ts';
import { hasDate } from '../words/date.ts';
import type { Row, Word } from './row.ts';

/** A gutter is a vertical strip that at most this share of the rows touch. */
const TOUCHED_SHARE_MAX = 0.04;
/** A gutter that no row touches beats a longer one that some rows touch. */
const TOUCHED_COST = 4;
const GUTTER_WIDTH_MIN = 8;
const STEP = 2;
const ROWS_MIN = 4;
const WORDS_MIN = 30;
/** The head of a page, which spans both columns, has at most this share of the rows. */
const HEAD_SHARE_MAX = 0.45;
/** The rows of a table line up; the rows of two columns line up only by chance. */
const BESIDE_SHARE_MAX = 0.5;
const DATE_SHARE = 0.6;

export type Split = { x: number; from: number };

/** The left edge of the second column, and the first row of the columns. Undefined for a single column. */
export function splitOf(rows: readonly Row[], pageWidth: number, before?: Split): Split | undefined {
  const best = candidates(rows, pageWidth).find((split) => isColumns(rows, split, before));
  return best && { x: best.x, from: best.from };
}

type Candidate = Split & { weight: number; width: number };

function candidates(rows: readonly Row[], pageWidth: number): Candidate[] {
  const found: Candidate[] = [];
  let run: { from: number; touched: number; x: number; end: number } | undefined;
  const close = () => {
    if (run === undefined || run.end - run.x < GUTTER_WIDTH_MIN) return;
    found.push({
      x: (run.x + run.end) / 2,
      from: run.from,
      weight: rows.length - run.from - TOUCHED_COST * run.touched,
      width: run.end - run.x,
    });
  };
  for (let x = pageWidth * 0.18; x <= pageWidth * 0.82; x += STEP) {
    const free = firstRowFree(rows, x);
    if (free !== undefined && run?.from === free.from && run.touched === free.touched) run.end = x + STEP;
    else {
      close();
      run = free && { ...free, x, end: x + STEP };
    }
  }
  close();
  return found
    .filter((split) => hasBothSides(rows, split) && split.x >= pageWidth * 0.2 && split.x <= pageWidth * 0.8)
    .sort((a, b) => b.weight - a.weight || b.width - a.width)
    .slice(0, 6);
}

/** The first row after which hardly any row touches `x`. */
function firstRowFree(rows: readonly Row[], x: number): { from: number; touched: number } | undefined {
  let touched = 0;
  let best: { from: number; touched: number } | undefined;
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    if (touches(rows[at] as Row, x)) touched += 1;
    const isClean = touched <= (rows.length - at) * TOUCHED_SHARE_MAX;
    const isBetter = best === undefined || best.from - at > TOUCHED_COST * (touched - best.touched);
    if (isClean && isBetter && !touches(rows[at] as Row, x)) best = { from: at, touched };
  }
  return best !== undefined && best.from <= rows.length * HEAD_SHARE_MAX ? best : undefined;
}

/** Whether `x` falls on ink, or on the space between two words of a phrase. */
function touches({ words }: Row, x: number): boolean {
  return words.some(({ x: left, right, size }, at) => {
    const next = words[at + 1];
    const isPhrase = next !== undefined && next.x - right < 0.5 * size;
    return left <= x && x <= (isPhrase ? next.x : right);
  });
}

const sides = (row: Row, x: number): [Word[], Word[]] => [
  row.words.filter((word) => word.x < x),
  row.words.filter((word) => word.x >= x),
];

function hasBothSides(rows: readonly Row[], { x, from }: Split): boolean {
  const inside = rows.slice(from).map((row) => sides(row, x));
  const left = inside.filter(([words]) => words.length > 0).length;
  const right = inside.filter(([, words]) => words.length > 0).length;
  const words = inside.reduce((sum, [a, b]) => sum + a.length + b.length, 0);
  return left >= ROWS_MIN && right >= ROWS_MIN && words >= WORDS_MIN;
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');
const SAME_GUTTER = 14;

/** Tells two columns from a rail of dates or headings and from a table: both are read row by row. */
function isColumns(rows: readonly Row[], { x, from }: Split, before: Split | undefined): boolean {
  const inside = rows.slice(from).map((row) => sides(row, x));
  const lefts = inside.filter(([words]) => words.length > 0);
  const rights = inside.filter(([, words]) => words.length > 0);
  const beside = inside.filter(([left, right]) => left.length > 0 && right.length > 0).length;
  const share = beside / Math.min(lefts.length, rights.length);
  const heads = (side: 0 | 1) =>
    inside.filter((pair) => headingKind(textOf(pair[side])) !== undefined).length;
  const [leftHeads, rightHeads] = [heads(0), heads(1)];
  if (leftHeads > 0 && rightHeads > 0) return !(share > 0.9 && hasDateRail(lefts, rights));
  if (before !== undefined && Math.abs(before.x - x) < SAME_GUTTER) return share < 0.9;
  if (hasDateRail(lefts, rights)) return false;
  return share < BESIDE_SHARE_MAX && leftHeads + rightHeads > 0;
}

function hasDateRail(lefts: readonly [Word[], Word[]][], rights: readonly [Word[], Word[]][]): boolean {
  const dated = (texts: string[]) => texts.filter((text) => hasDate(text)).length / texts.length;
  return (
    dated(lefts.map(([words]) => textOf(words))) >= DATE_SHARE ||
    dated(rights.map(([, words]) => textOf(words))) >= DATE_SHARE
  );
}
