import { countOf } from '../base/count.ts';
import type { ImportedRowState } from './choice.ts';
import { REQUIRED_JOB_POST_COLUMNS } from './import-column.ts';
import { JOB_POST_IMPORT_MAX } from './limit.ts';

export const IMPORTED_ROW_LABELS: Record<ImportedRowState, string> = {
  new: 'Will be imported',
  known: 'Imported before',
  refused: 'Has to be corrected',
};

export const JOB_POST_IMPORT_SENTENCES = {
  notCsv: 'This is not CSV: a quotation mark is open or stands in the wrong place.',
  noRows: 'The file has no rows below its header.',
  missingColumns: `The header must have the columns ${REQUIRED_JOB_POST_COLUMNS.join(' and ')}.`,
  unknownColumn: (name: string) => `The header has an unknown column: ${name}`,
  twiceColumn: (name: string) => `The header has a column twice: ${name}`,
  tooManyRows: `A file has at most ${JOB_POST_IMPORT_MAX.rows} rows.`,
  tooManyCells: 'The row has more cells than the header.',
  repeats: (row: number) => `This is the same job as in row ${row}.`,
  notNumber: 'Must be a number',
  notYesOrNo: 'Must be yes or no',
  oneOf: (labels: readonly string[]) => `Must be one of: ${labels.join(', ')}`,
  payContradicts: 'Pay is given, so it cannot be "not stated".',
  currencyMissing: 'Choose the currency of the amounts in pay_from and pay_to.',
  /** A row and a column of the file, and what is wrong there. */
  problem: (row: number, column: string, message: string) => `Row ${row}, ${column}: ${message}`,
  refused: (count: number) =>
    `${countOf(count, 'row has', 'rows have')} to be corrected. Nothing was imported.`,
  subtitle:
    'Import the job posts of your applicant tracking system or spreadsheet. We review each of them as if you had written it here.',
  imported: (count: number) => `${countOf(count, 'job post')} imported. We are reviewing them now.`,
  nothingNew: 'All job posts of this file were imported before.',
  allFine: (count: number) => `${countOf(count, 'job post')} can be imported.`,
  failed: 'The import failed. Nothing was imported. Please try again.',
  fileTooLarge: `A file has at most ${JOB_POST_IMPORT_MAX.characters.toLocaleString('en')} characters.`,
  notRead: 'The file could not be read. Please try again.',
} as const;
