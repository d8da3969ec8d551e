import { parse, CsvError } from 'csv-parse/sync';
import type { FieldErrors } from '@talaash/domain/base/field-error';
import { validate } from '@talaash/domain/base/schema';
import { JOB_CATEGORIES } from '@talaash/domain/job-post/choice';
import {
  BENEFIT_COLUMNS,
  columnOfPath,
  JOB_POST_COLUMN_NAMES,
  type JobPostColumn,
  PAY_CELLS,
  REQUIRED_JOB_POST_COLUMNS,
} from '@talaash/domain/job-post/import-column';
import { JOB_POST_IMPORT_SENTENCES as SENTENCES } from '@talaash/domain/job-post/import-words';
import { JOB_POST_IMPORT_MAX } from '@talaash/domain/job-post/limit';
import { type JobPostDraft, JobPostForm } from '@talaash/domain/job-post/schema';
import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import { EMPLOYMENT_KINDS, PAY_CURRENCIES, WORK_PLACES } from '@talaash/domain/job-terms/choice';
import { EMPLOYMENT_KIND_LABELS, WORK_PLACE_LABELS } from '@talaash/domain/job-terms/words';

export type RowProblem = { column: JobPostColumn; message: string };

/** A row of the file. The header is row 1, as spreadsheets count. */
export type ImportRow = {
  row: number;
  title: string;
  /** By which it is recognised: its own id, or else its title. */
  sourceKey: string;
  /** Absent if the row has problems. */
  draft: JobPostDraft | undefined;
  problems: RowProblem[];
};

type Cells = Partial<Record<JobPostColumn, string>>;

/** Reads a file with job posts. @returns the rows, or a sentence about the whole file */
export function readImportRows(csv: string): ImportRow[] | string {
  let records: string[][];
  try {
    records = parse(csv, { bom: true, delimiter: delimiterOf(csv), relax_column_count: true, trim: true });
  } catch (error) {
    if (error instanceof CsvError) return SENTENCES.notCsv;
    throw error;
  }
  const [head = [], ...rest] = records;
  const columns = head.map((name) => name.toLowerCase().replaceAll(/[\s-]+/g, '_'));
  const wrong = headProblem(columns);
  if (wrong !== undefined) return wrong;
  const rows = rest
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) return SENTENCES.noRows;
  if (rows.length > JOB_POST_IMPORT_MAX.rows) return SENTENCES.tooManyRows;
  const seen = new Map<string, number>();
  return rows.map(({ cells, row }) => readRow(columns as JobPostColumn[], cells, row, seen));
}

/** Spreadsheets of some countries write semicolons; a copied table has tabs. */
function delimiterOf(csv: string): string {
  const [head = ''] = csv.split(/[\r\n]/, 1);
  return [',', ';', '\t'].find((sign) => head.includes(sign)) ?? ',';
}

function headProblem(columns: readonly string[]): string | undefined {
  for (const [at, name] of columns.entries()) {
    if (!(JOB_POST_COLUMN_NAMES as readonly string[]).includes(name))
      return SENTENCES.unknownColumn(name || '(empty)');
    if (columns.indexOf(name) !== at) return SENTENCES.twiceColumn(name);
  }
  return REQUIRED_JOB_POST_COLUMNS.every((name) => columns.includes(name))
    ? undefined
    : SENTENCES.missingColumns;
}

function readRow(
  columns: readonly JobPostColumn[],
  values: readonly string[],
  row: number,
  seen: Map<string, number>,
): ImportRow {
  const cells: Cells = {};
  // An apostrophe before a formula is of the export, as `base/csv.ts` writes it.
  for (const [at, column] of columns.entries())
    cells[column] = (values[at] ?? '').replace(/^'(?=[=+\-@])/, '');
  const problems: RowProblem[] = [];
  const refuse = (column: JobPostColumn, message: string) => void problems.push({ column, message });
  const draft = draftOf(cells, refuse);
  const found = validate(JobPostForm, draft);
  if (!found.ok) for (const problem of problemsOf(found.errors, problems)) problems.push(problem);
  if (values.length > columns.length) refuse('title', SENTENCES.tooManyCells);
  const title = cells.title ?? '';
  const sourceKey = cells.id ? `id:${cells.id}` : titleKey(title);
  const before = seen.get(sourceKey);
  if (before !== undefined && title !== '') refuse(cells.id ? 'id' : 'title', SENTENCES.repeats(before));
  seen.set(sourceKey, before ?? row);
  return {
    row,
    title,
    sourceKey,
    draft: found.ok && problems.length === 0 ? found.value : undefined,
    problems,
  };
}

/** By which a job post without an id is recognised. */
export const titleKey = (title: string): string =>
  `title:${title.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()}`;

/** The problems of the form's rules, each at its column; not a second one where a cell could not be read. */
const problemsOf = (errors: FieldErrors, known: readonly RowProblem[]): RowProblem[] =>
  Object.entries(errors)
    .map(([path, message]) => ({ column: columnOfPath(path), message }))
    .filter(({ column }) => !known.some((problem) => problem.column === column));

type Refuse = (column: JobPostColumn, message: string) => void;

/** The draft as the form would send it. */
function draftOf(cells: Cells, refuse: Refuse): object {
  const choice = <Value extends string>(
    column: JobPostColumn,
    values: readonly Value[],
    labels: Record<Value, string>,
  ): Value | undefined => {
    const typed = cells[column] ?? '';
    if (typed === '') return undefined;
    const found = values.find((value) => [value, labels[value]].some((name) => isSame(name, typed)));
    if (found === undefined) refuse(column, SENTENCES.oneOf(values.map((value) => labels[value])));
    return found;
  };
  const yes = (column: JobPostColumn): boolean | undefined => {
    const typed = (cells[column] ?? '').toLowerCase();
    if (/^(?:yes|true|1|y)$/.test(typed)) return true;
    if (!/^(?:|no|false|0|n)$/.test(typed)) refuse(column, SENTENCES.notYesOrNo);
    return typed === '' ? undefined : false;
  };
  const benefits = Object.entries(BENEFIT_COLUMNS).flatMap(([column, field]) => {
    const offers = yes(column as JobPostColumn);
    return offers === undefined ? [] : [[field, offers] as const];
  });
  return {
    category: choice('category', JOB_CATEGORIES, JOB_CATEGORY_LABELS),
    title: cells.title ?? '',
    description: cells.description ?? '',
    ...Object.fromEntries(benefits),
    terms: {
      pay: payOf(cells, refuse),
      employmentKind: choice('employment', EMPLOYMENT_KINDS, EMPLOYMENT_KIND_LABELS),
      workPlace: choice('work_place', WORK_PLACES, WORK_PLACE_LABELS),
      workPlaceName: cells.place,
      overlapHours: numberOf(cells, 'overlap_hours', refuse),
      startIsoMonth: cells.start_month,
    },
  };
}

const isSame = (one: string, other: string): boolean =>
  one.toLowerCase().replaceAll(/[^a-z]/g, '') === other.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Null if the row says that pay is not stated, undefined if it says nothing: the form's rule asks for the choice. */
function payOf(cells: Cells, refuse: Refuse): object | null | undefined {
  const said = cells.pay ?? '';
  const from = numberOf(cells, 'pay_from_lpa', refuse);
  const to = numberOf(cells, 'pay_to_lpa', refuse) ?? from;
  const inCurrency = currencyPayOf(cells, refuse);
  const hasAmounts = from !== undefined || to !== undefined || inCurrency !== undefined;
  if (isSame(said, PAY_CELLS.notStated)) {
    if (hasAmounts) refuse('pay', SENTENCES.payContradicts);
    return null;
  }
  if (said !== '' && !isSame(said, PAY_CELLS.stated)) {
    refuse('pay', SENTENCES.oneOf(Object.values(PAY_CELLS)));
    return undefined;
  }
  return hasAmounts || said !== '' ? { from, to, inCurrency } : undefined;
}

function currencyPayOf(cells: Cells, refuse: Refuse): object | undefined {
  const from = numberOf(cells, 'pay_from', refuse);
  const to = numberOf(cells, 'pay_to', refuse) ?? from;
  const typed = (cells.pay_currency ?? '').toUpperCase();
  if (typed === '') {
    if (from !== undefined || to !== undefined) refuse('pay_currency', SENTENCES.currencyMissing);
    return undefined;
  }
  const currency = PAY_CURRENCIES.find((code) => code === typed);
  if (currency === undefined) refuse('pay_currency', SENTENCES.oneOf(PAY_CURRENCIES));
  return { currency, from, to };
}

/** 1,200 and 12.5 are numbers; a currency sign is not part of one. */
function numberOf(cells: Cells, column: JobPostColumn, refuse: Refuse): number | undefined {
  const typed = cells[column] ?? '';
  if (typed === '') return undefined;
  const value = /^\d{1,3}(?:,\d{2,3})+(?:\.\d+)?$|^\d+(?:\.\d+)?$/.test(typed)
    ? Number(typed.replaceAll(',', ''))
    : Number.NaN;
  if (Number.isNaN(value)) refuse(column, SENTENCES.notNumber);
  return value;
}
