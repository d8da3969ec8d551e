import { expect, test } from 'vitest';
import { latestOf } from './latest.ts';

const past = (startIsoMonth: string, endIsoMonth: string) => ({
  tenure: { startIsoMonth, endIsoMonth, isCurrent: false },
});
const lasting = (startIsoMonth: string) => ({
  tenure: { startIsoMonth, endIsoMonth: undefined, isCurrent: true },
});

test.each([
  [
    'the one that ended last',
    [past('2015-01', '2019-01'), past('2019-02', '2021-03'), past('2010-01', '2014-01')],
    1,
  ],
  ['one that lasts', [past('2019-02', '2024-03'), lasting('2012-01')], 1],
  [
    'of two that last, the one that began last',
    [lasting('2012-01'), lasting('2020-01'), lasting('2016-01')],
    1,
  ],
  ['of two that are the same, the first', [lasting('2012-01'), lasting('2012-01')], 0],
])('the latest is %s', (_what, entries, index) => {
  expect(latestOf(entries)).toBe(entries[index]);
});

test('an empty list has none', () => {
  expect(latestOf([])).toBeUndefined();
});
