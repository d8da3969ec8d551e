import { describe, expect, it } from 'vitest';
import type { Paragraph } from '../section/paragraph.ts';
import { tableRowsOf } from './table.ts';

const XS = [50, 150, 380, 450];

function row(cells: readonly string[], gap: number): Paragraph {
  const segments = cells
    .map((text, at) => ({ text, x: XS[at] ?? 0, right: (XS[at] ?? 0) + text.length * 4, bold: false }))
    .filter(({ text }) => text !== '');
  const text = cells.join('  ');
  const look = { size: 10, bold: false, startsBold: false, color: '#000000', isBullet: false };
  const place = { page: 1, y: 0, x: 50, right: 480, edge: 500, startsColumn: false };
  return { ...look, ...place, text, segments, gap, isBody: false, lines: [] };
}

describe('rows of a table', () => {
  it('start where a year repeats, however close the rows are', () => {
    const rows = tableRowsOf([
      row(['Degree', 'Institute', 'Year', 'Marks'], 1.4),
      row(['B.E.', 'Pune Institute', '2021', '8.1'], 1.4),
      row(['Diploma', 'Polytechnic', '2018', '82%'], 1.4),
    ]);
    expect(rows?.map(({ cells }) => cells)).toEqual([
      ['B.E.', 'Pune Institute', '2021', '8.1'],
      ['Diploma', 'Polytechnic', '2018', '82%'],
    ]);
  });

  it('keep a two-line cell whole', () => {
    const rows = tableRowsOf([
      row(['Degree', 'Institute', 'Year', 'Marks'], 1.4),
      row(['B.E.', 'Pune Institute of', '2021', '8.1'], 1.8),
      row(['(Computer)', 'Technology'], 1.2),
    ]);
    expect(rows?.map(({ cells }) => cells)).toEqual([
      ['B.E. (Computer)', 'Pune Institute of Technology', '2021', '8.1'],
    ]);
  });

  it('may be half a line lower than a two-line cell', () => {
    const rows = tableRowsOf([
      row(['Degree', 'Institute', 'Year', 'Marks'], 1.4),
      row(['B.E.', 'Pune Institute of'], 1.4),
      row(['', '', '2021', '8.1'], 0.57),
      row(['(Computer)', 'Technology'], 0.58),
      row(['HSC', 'Fergusson'], 1.4),
      row(['', '', '2017', '71%'], 0.57),
    ]);
    expect(rows?.map(({ cells }) => cells)).toEqual([
      ['B.E. (Computer)', 'Pune Institute of Technology', '2021', '8.1'],
      ['HSC', 'Fergusson', '2017', '71%'],
    ]);
  });

  it('start at a line that fills every column below the header', () => {
    const rows = tableRowsOf([
      row(['Company', 'Post', 'From', 'To'], 1.4),
      row(['Webel', 'Developer', 'June', '03/201'], 1.4),
      row(['Technology', '', '', '9'], 1.2),
      row(['Matrix', 'Tester', 'May', 'July'], 1.4),
    ]);
    expect(rows?.map(({ cells }) => cells[0])).toEqual(['Webel Technology', 'Matrix']);
    expect(rows?.[0]?.cells[3]).toBe('03/2019');
    expect(rows?.[1]?.heads).toEqual(['Company', 'Post', 'From', 'To']);
  });
});
