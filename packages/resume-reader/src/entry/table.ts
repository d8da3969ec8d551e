import type { Line } from '../page/line.ts';
import type { Paragraph } from '../section/paragraph.ts';

const HEADER =
  /^(s\.?\s?no\.?|sl\.?\s?no\.?|course|degree|qualification|examination|exam|class|standard|institution?|institute|college|school|university|board|year|passing|year of passing|passing year|percentage|cgpa|marks|grade|%|aggregate|stream|specialization|discipline|score|duration|result|division|name|organi[sz]ation|company|employer|designation|role|position|from|to|period|location)\b/i;
const HEADER_CELLS_MIN = 3;
const ROW_GAP = 1.45;
const [HALF_MIN, HALF_MAX] = [0.4, 0.75];
const NEAR = 0.5;

/** `heads` are the column names, in the order of the cells. */
export type TableRow = { cells: string[]; heads: string[]; page: number };

/** The rows of a table with a header row. Joins the lines of a cell. Undefined if there is no table. */
export function tableRowsOf(paragraphs: readonly Paragraph[]): TableRow[] | undefined {
  const lines = paragraphs.flatMap((paragraph) =>
    paragraph.lines.length > 1 ? paragraph.lines : [paragraph],
  );
  const headerAt = lines.findIndex(isHeader);
  const header = lines[headerAt];
  if (header === undefined) return undefined;
  const columns = columnsOf(lines.slice(headerAt).filter(({ segments }) => segments.length >= 2));
  const heads: Cells = new Map();
  for (const line of lines.slice(Math.max(0, headerAt - 1), headerAt + 1))
    if (line === header || header.gap < 1) addCells(heads, line, columns);
  const below = lines.slice(headerAt + 1);
  const rowGap = rowGapOf(below);
  const rows: { cells: Cells; page: number }[] = [];
  let isInHeader = true;
  for (const line of below) {
    const open = rows.at(-1);
    const isNext = startsRow(line, open?.cells, columns, rowGap);
    const hasNumber = /\d/.test(line.text);
    isInHeader &&= !isNext && !hasNumber;
    if (isInHeader) addCells(heads, line, columns);
    // A table that continues on the next page repeats its header.
    else if (hasNumber || !line.segments.every(({ text }) => HEADER.test(text))) {
      const row = open === undefined || isNext ? { cells: new Map(), page: line.page } : open;
      if (row !== open) rows.push(row);
      addCells(row.cells, line, columns);
    }
  }
  return rows.map(({ cells, page }) => {
    const ordered = [...cells].toSorted((a, b) => a[0] - b[0]);
    return {
      cells: ordered.map(([, text]) => text),
      heads: ordered.map(([column]) => heads.get(column) ?? ''),
      page,
    };
  });
}

/** Texts, keyed by the left edge of their column. */
type Cells = Map<number, string>;

const isHeader = ({ segments }: Line): boolean =>
  segments.length >= HEADER_CELLS_MIN &&
  segments.filter(({ text }) => HEADER.test(text)).length >= HEADER_CELLS_MIN - 1;

const startsRow = (
  line: Line,
  open: Cells | undefined,
  columns: readonly number[],
  rowGap: number,
): boolean =>
  line.gap > rowGap ||
  line.startsColumn ||
  (open !== undefined &&
    ((isFull(line, columns) && open.size >= columns.length) ||
      (rowGap === ROW_GAP && repeats(open, line, columns))));

function addCells(cells: Cells, { segments }: Line, columns: readonly number[]): void {
  for (const { text, x } of segments) {
    const column = nearestColumn(columns, x);
    const above = cells.get(column);
    cells.set(column, above === undefined ? text : joinedCell(above, text));
  }
}

const BROKEN_NUMBER = /\/\d{1,3}$/;

/** A number that does not fit its cell breaks without a space. */
const joinedCell = (above: string, below: string): string =>
  BROKEN_NUMBER.test(above) && /^\d{1,3}$/.test(below) ? above + below : `${above} ${below}`;

/** Whether every cell has text. A wrapped row seldom continues in all of its cells. */
const isFull = ({ segments }: Line, columns: readonly number[]): boolean =>
  columns.length >= HEADER_CELLS_MIN && segments.length >= columns.length;

/** Cells centered next to a two-line cell sit half a line lower, so a smaller gap separates the rows. */
function rowGapOf(lines: readonly Line[]): number {
  const halves = lines.map(({ gap }) => gap).filter((gap) => gap > HALF_MIN && gap < HALF_MAX);
  return halves.length < 2 ? ROW_GAP : Math.min(ROW_GAP, Math.max(...halves) * 2 * 1.1);
}

const NUMBER = /^\W*\d[\d.]*\s*(?:%|cgpa|cpi|\/|$)/i;

/** Whether a column has a second year or grade. Such a cell has not wrapped, so the line starts a new row. */
const repeats = (
  cells: ReadonlyMap<number, string>,
  { segments }: Line,
  columns: readonly number[],
): boolean =>
  segments.some(({ text, x }) => {
    const above = cells.get(nearestColumn(columns, x)) ?? '';
    return NUMBER.test(text) && NUMBER.test(above) && !BROKEN_NUMBER.test(above);
  });

/** The horizontal strips that the cells of all rows cover. */
function columnsOf(lines: readonly Line[]): number[] {
  const spans = lines.flatMap(({ segments }) => segments).toSorted((a, b) => a.x - b.x);
  const columns: { x: number; right: number }[] = [];
  for (const { x, right } of spans) {
    const last = columns.at(-1);
    if (last === undefined || x > last.right) columns.push({ x, right });
    else last.right = Math.max(last.right, right);
  }
  return columns.map(({ x }) => x);
}

function nearestColumn(columns: readonly number[], x: number): number {
  return Math.max(
    0,
    columns.findLastIndex((left) => left <= x + NEAR),
  );
}
