import { expect, test } from 'vitest';
import { validate } from './schema.ts';
import { Tenure } from './tenure.ts';

test.each([
  [
    'ended',
    { startIsoMonth: '2020-01', endIsoMonth: '2021-02', isCurrent: false },
    { startIsoMonth: '2020-01', endIsoMonth: '2021-02', isCurrent: false },
  ],
  [
    'of one month',
    { startIsoMonth: '2020-01', endIsoMonth: '2020-01', isCurrent: false },
    { startIsoMonth: '2020-01', endIsoMonth: '2020-01', isCurrent: false },
  ],
  ['current', { startIsoMonth: '2020-01', isCurrent: true }, { startIsoMonth: '2020-01', isCurrent: true }],
  [
    'current again, whose end goes',
    { startIsoMonth: '2020-01', endIsoMonth: '2019-01', isCurrent: true },
    { startIsoMonth: '2020-01', isCurrent: true },
  ],
  [
    'current with an emptied end',
    { startIsoMonth: '2020-01', endIsoMonth: null, isCurrent: true },
    { startIsoMonth: '2020-01', isCurrent: true },
  ],
])('a tenure that is %s stands', (_, given, kept) => {
  expect(validate<unknown>(Tenure, given)).toEqual({ ok: true, value: kept });
});

test.each([
  ['no start', { endIsoMonth: '2020-01', isCurrent: false }, { startIsoMonth: 'Start month is required' }],
  ['no end', { startIsoMonth: '2020-01', isCurrent: false }, { endIsoMonth: 'End month is required' }],
  [
    'an end before its start',
    { startIsoMonth: '2020-02', endIsoMonth: '2020-01', isCurrent: false },
    { endIsoMonth: 'Must not be before the start month' },
  ],
  [
    'a month of its own making',
    { startIsoMonth: '2020-14', isCurrent: true },
    { startIsoMonth: 'Must be a month as YYYY-MM' },
  ],
])('a tenure with %s is refused', (_, given, errors) => {
  expect(validate<unknown>(Tenure, given)).toEqual({ ok: false, errors });
});
