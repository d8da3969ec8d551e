import { expect, test } from 'vitest';
import { monthsOf } from './tenure-length.ts';

const from = (startIsoMonth: string, endIsoMonth?: string) => ({
  startIsoMonth,
  ...(endIsoMonth === undefined ? {} : { endIsoMonth }),
  isCurrent: endIsoMonth === undefined,
});

test.each([
  ['nothing', [], 0],
  ['one month', [from('2020-05', '2020-05')], 1],
  ['both ends are included', [from('2020-05', '2021-04')], 12],
  ['a job of today counts up to the given month', [from('2024-12')], 12],
  ['a job of today that began later than that', [from('2026-03')], 1],
  ['jobs one after the other', [from('2022-01', '2022-06'), from('2020-01', '2020-12')], 18],
  ['months in two jobs count once', [from('2020-01', '2020-12'), from('2020-07', '2021-06')], 18],
  ['a job within another', [from('2020-01', '2022-12'), from('2021-01', '2021-03')], 36],
  ['the same job twice', [from('2020-01', '2020-12'), from('2020-01', '2020-12')], 12],
])('%s', (_, tenures, months) => {
  expect(monthsOf(tenures, '2025-11')).toBe(months);
});
