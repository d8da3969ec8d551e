import { expect, test } from 'vitest';
import { divider, type Run } from './runs.ts';

const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `row ${from + index}`);
const keyOf = (row: string) => row;
const sizes = (runs: Run<string>[]) => runs.map(({ items }) => items.length);
const runOf = (runs: Run<string>[], row: string) => runs.find(({ items }) => items.includes(row))?.id;
const stayed = (before: Run<string>[], after: Run<string>[], rows: string[]) =>
  rows.filter((row) => runOf(before, row) === runOf(after, row));

test('A list is divided into runs of ten, and later rows continue the last run', () => {
  const divide = divider();
  const first = divide(numbered(25), keyOf);
  expect(sizes(first)).toEqual([10, 10, 5]);
  const more = divide(numbered(50), keyOf);
  expect(sizes(more)).toEqual([10, 10, 10, 10, 10]);
  expect(stayed(first, more, numbered(25))).toHaveLength(25);
});

test('Every row appears once and in order, whatever is added, removed or moved', () => {
  const divide = divider();
  const rows = numbered(40);
  divide(rows, keyOf);
  for (const changed of [
    ['row 33', ...rows.filter((row) => row !== 'row 33')],
    [...rows].reverse(),
    rows.filter((_, index) => index % 3 !== 0),
    numbered(5, 100),
    [],
    rows,
  ]) {
    const runs = divide(changed, keyOf);
    expect(runs.flatMap(({ items }) => items)).toEqual(changed);
    expect(new Set(runs.map(({ id }) => id)).size).toBe(runs.length);
  }
});

test('A row that moves to the top joins the first run, and no other row leaves its own', () => {
  const divide = divider();
  const rows = numbered(40);
  const before = divide(rows, keyOf);
  const others = rows.filter((row) => row !== 'row 33');
  const after = divide(['row 33', ...others], keyOf);
  expect(runOf(after, 'row 33')).toBe(runOf(before, 'row 0'));
  expect(stayed(before, after, others)).toEqual(others);
});

test('A new row at the top, and a removed one, leave the others in their runs', () => {
  const divide = divider();
  const rows = numbered(40);
  const before = divide(rows, keyOf);
  const withNew = divide(['new', ...rows], keyOf);
  expect(runOf(withNew, 'new')).toBe(runOf(before, 'row 0'));
  expect(stayed(before, withNew, rows)).toEqual(rows);
  const without = divide(rows.slice(1), keyOf);
  expect(stayed(before, without, rows.slice(1))).toEqual(rows.slice(1));
});
