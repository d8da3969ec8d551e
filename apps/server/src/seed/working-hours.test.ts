import { expect, test } from 'vitest';
import { createRandom } from './random.ts';
import { workingTimeFrom } from './working-hours.ts';

test.each([
  [
    'within the hours',
    'Asia/Kolkata',
    '2026-11-20T11:00+05:30',
    '2026-11-20T11:00+05:30',
    '2026-11-20T11:00+05:30',
  ],
  ['at night', 'Asia/Kolkata', '2026-11-19T23:10+05:30', '2026-11-20T09:30+05:30', '2026-11-20T10:30+05:30'],
  [
    'before the morning',
    'Asia/Kolkata',
    '2026-11-20T06:00+05:30',
    '2026-11-20T09:30+05:30',
    '2026-11-20T10:30+05:30',
  ],
  [
    'on a Friday evening',
    'Asia/Kolkata',
    '2026-11-20T19:00+05:30',
    '2026-11-23T09:30+05:30',
    '2026-11-23T10:30+05:30',
  ],
  [
    'on a Saturday',
    'Asia/Kolkata',
    '2026-11-21T11:00+05:30',
    '2026-11-23T09:30+05:30',
    '2026-11-23T10:30+05:30',
  ],
  [
    'in summer time',
    'Australia/Sydney',
    '2026-11-20T07:00+11:00',
    '2026-11-20T09:30+11:00',
    '2026-11-20T10:30+11:00',
  ],
  [
    'in winter time',
    'Australia/Sydney',
    '2026-07-20T07:00+10:00',
    '2026-07-20T09:30+10:00',
    '2026-07-20T10:30+10:00',
  ],
  [
    'west of London',
    'America/Denver',
    '2026-11-20T09:00+05:30',
    '2026-11-20T09:30-07:00',
    '2026-11-20T10:30-07:00',
  ],
  ['in London', 'Europe/London', '2026-11-20T03:00Z', '2026-11-20T09:30Z', '2026-11-20T10:30Z'],
])('%s', (_when, timeZone, given, from, to) => {
  const working = workingTimeFrom(Date.parse(given), timeZone, createRandom(1));
  expect(working).toBeGreaterThanOrEqual(Date.parse(from));
  expect(working).toBeLessThanOrEqual(Date.parse(to));
});
