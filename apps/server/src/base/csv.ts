import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | undefined;

/** Rows as CSV with a byte order mark. An apostrophe escapes a text that a spreadsheet would run as a formula. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    {
      bom: true,
      escape_formulas: true,
      // With a two-character row separator, the library would not quote a single line feed.
      quoted_string: true,
      record_delimiter: '\r\n',
    },
  );
