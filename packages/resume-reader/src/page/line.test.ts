import { describe, expect, it } from 'vitest';
import { lineOf, stopsOf } from './line.ts';
import type { Row, Word } from './row.ts';

type Put = [text: string, x: number, bold?: boolean];

const rowOf = (...puts: readonly Put[]): Row => {
  const words: Word[] = puts.map(([text, x, bold = false]) => ({
    text,
    x,
    right: x + text.length * 5,
    y: 0,
    size: 10,
    bold,
    color: '#000000',
    isAfterRule: false,
  }));
  return { page: 1, y: 0, size: 10, words };
};
const cellsOf = (row: Row, rows: readonly Row[] = [row]) =>
  lineOf(row, 500, stopsOf(rows))?.segments.map(({ text }) => text);

describe('the cells of a line', () => {
  it('split before a column that most rows reach after a wide gap', () => {
    const near = rowOf(['HSC', 0], ['College', 100], ['2019', 138.5], ['71%', 200]);
    const rows = [
      rowOf(['BE', 0], ['SPPU', 100], ['2023', 138.5], ['8.1', 200]),
      near,
      rowOf(['SSC', 0], ['New', 100], ['2017', 138.5], ['86%', 200]),
    ];
    expect(cellsOf(near, rows)).toEqual(['HSC', 'College', '2019', '71%']);
  });

  it('split between a bold label and its contents', () => {
    expect(cellsOf(rowOf(['DevOps', 0, true], ['Docker,', 39], ['Git', 77]))).toEqual([
      'DevOps',
      'Docker, Git',
    ]);
    expect(cellsOf(rowOf(['DevOps', 0], ['Docker,', 39], ['Git', 77]))).toEqual(['DevOps Docker, Git']);
  });

  it('join a label with the value after its colon', () => {
    expect(cellsOf(rowOf(['5.', 0], ['Name', 40], [':', 140], ['Asha', 148]))).toEqual(['Name : Asha']);
  });

  it('start at a bullet to the right of a date', () => {
    expect(cellsOf(rowOf(['12/2020', 0], ['•', 40], ['Built', 48]))).toEqual(['12/2020', '• Built']);
    expect(lineOf(rowOf(['»', 0], ['Built', 10]), 500)?.isBullet).toBe(true);
  });
});
