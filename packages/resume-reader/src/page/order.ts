import { type Line, lineOf, stopsOf } from './line.ts';
import type { PageInk } from './ink.ts';
import { splitOf, type Split } from './column.ts';
import { withJoinedRail } from './rail.ts';
import { type Row, rowsOf } from './row.ts';
import { withoutRepeated } from './repeat.ts';

type Zone = { rows: Row[]; edge: number };
type Sheet = { head: Zone; left: Zone; right: Zone; split: Split | undefined };

/** All lines in reading order: each column to its end, across pages, before the next one. */
export function linesOf(pages: readonly PageInk[]): Line[] {
  const rowsOfPages = withoutRepeated(
    pages.map((page, at) => rowsOf(page, at + 1)),
    pages.map(({ height }) => height),
  );
  const zones: Zone[] = [];
  let open: { left: Zone[]; right: Zone[]; split: Split } | undefined;
  const close = () => {
    if (open !== undefined) zones.push(...open.left, ...open.right);
    open = undefined;
  };
  for (const [at, rows] of rowsOfPages.entries()) {
    const sheet = sheetOf(rows, pages[at]?.width ?? 0, open?.split);
    const { head, left, right, split } = sheet;
    if (split === undefined || head.rows.length > 0 || !isNear(open?.split, split)) close();
    if (head.rows.length > 0) zones.push(head);
    if (split === undefined) continue;
    open ??= { left: [], right: [], split };
    open.left.push(left);
    open.right.push(right);
  }
  close();
  return zones.flatMap(linesOfZone);
}

const SAME_GUTTER = 14;
const isNear = (one: Split | undefined, other: Split) =>
  one !== undefined && Math.abs(one.x - other.x) < SAME_GUTTER;

function sheetOf(rows: readonly Row[], width: number, before: Split | undefined): Sheet {
  const edgeOf = (some: readonly Row[]) => Math.max(0, ...some.map(({ words }) => words.at(-1)?.right ?? 0));
  const split = splitOf(rows, width, before);
  const zone = (some: Row[]): Zone => ({ rows: some, edge: edgeOf(some) });
  if (split === undefined) return { head: zone([...rows]), left: zone([]), right: zone([]), split };
  const inside = rows.slice(split.from);
  const side = (isLeft: boolean) =>
    inside.flatMap((row) => {
      const words = row.words.filter((word) => word.x < split.x === isLeft);
      return words.length === 0
        ? []
        : [{ ...row, y: words[0]?.y ?? row.y, size: Math.max(...words.map(({ size }) => size)), words }];
    });
  return { head: zone(rows.slice(0, split.from)), left: zone(side(true)), right: zone(side(false)), split };
}

function linesOfZone({ rows, edge }: Zone): Line[] {
  const stops = stopsOf(rows);
  const lines = withJoinedRail(rows.flatMap((row) => lineOf(row, edge, stops) ?? []));
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    if (above === undefined) line.startsColumn = true;
    else if (above.page === line.page) line.gap = (line.y - above.y) / line.size;
  }
  return lines;
}
