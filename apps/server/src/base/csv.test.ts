import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

const readBack = (csv: string): string[][] =>
  parse(csv, { bom: true, record_delimiter: '\r\n', relax_column_count: false });

/** Any text, many of them with what a spreadsheet or a reader of CSV takes for something else. */
const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .tuple(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '\t',
        '\r',
        '＝',
        '＋',
        '－',
        '＠',
        '"',
        "'",
        ',',
        '\n',
        '\r\n',
        '\ufeff',
        '',
      ),
      fc.string(),
    )
    .map(([first, rest]) => first + rest),
);

const rowsOfOneLength = fc
  .integer({ min: 1, max: 6 })
  .chain((columns) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 8 }),
  );

test('what is written is read back, and nothing begins as a formula', () => {
  fc.assert(
    fc.property(rowsOfOneLength, (rows) => {
      const found = readBack(toCsv(rows));
      expect(found).toEqual(rows.map((row) => row.map((text) => (FORMULA.test(text) ? `'${text}` : text))));
      for (const text of found.flat()) expect(text).not.toMatch(FORMULA);
    }),
    { numRuns: 500 },
  );
});

test('the file begins with a byte order mark, its lines end as spreadsheets expect, and numbers stay numbers', () => {
  expect(
    toCsv([
      ['Name', 'Years'],
      ['मीरा', 4.5],
      ['=HYPERLINK("http://x","y")', -1],
      [undefined, 0],
    ]),
  ).toBe('\ufeff"Name","Years"\r\n"मीरा",4.5\r\n"\'=HYPERLINK(""http://x"",""y"")",-1\r\n,0\r\n');
});
