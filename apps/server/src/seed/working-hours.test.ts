import { expect, test } from 'vitest';
import { createRandom } from './random.ts';
import { workingTimeBefore } from './working-hours.ts';

const inIndia = (text: string) => Date.parse(`${text}+05:30`);

test.each([
  ['within the hours', '2026-11-20T11:00', '2026-11-20T11:00', '2026-11-20T11:00'],
  ['at night', '2026-11-20T23:10', '2026-11-20T17:30', '2026-11-20T18:30'],
  ['before the morning', '2026-11-20T06:00', '2026-11-19T17:30', '2026-11-19T18:30'],
  ['on a Saturday', '2026-11-21T11:00', '2026-11-20T17:30', '2026-11-20T18:30'],
  ['on a Monday before the morning', '2026-11-23T08:00', '2026-11-20T17:30', '2026-11-20T18:30'],
])('%s', (_when, given, from, to) => {
  const working = workingTimeBefore(inIndia(given), createRandom(1));
  expect(working).toBeGreaterThanOrEqual(inIndia(from));
  expect(working).toBeLessThanOrEqual(inIndia(to));
});
