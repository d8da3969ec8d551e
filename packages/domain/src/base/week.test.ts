import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indianDate, weekStart, weekStartDate } from './week.ts';

test.each([
  ['2026-11-22T18:29:59.999Z', '2026-11-22', '2026-11-16', '2026-11-15T18:30:00.000Z'],
  ['2026-11-22T18:30:00.000Z', '2026-11-23', '2026-11-23', '2026-11-22T18:30:00.000Z'],
  ['2026-11-25T12:00:00.000Z', '2026-11-25', '2026-11-23', '2026-11-22T18:30:00.000Z'],
  ['2026-01-01T00:00:00.000Z', '2026-01-01', '2025-12-29', '2025-12-28T18:30:00.000Z'],
  ['1969-12-31T00:00:00.000Z', '1969-12-31', '1969-12-29', '1969-12-28T18:30:00.000Z'],
])('%s is on %s in India, in the week of %s, which begins at %s', (at, date, monday, begin) => {
  const ms = Date.parse(at);
  expect([indianDate(ms), weekStartDate(ms), weekStart(ms)]).toEqual([date, monday, begin]);
});

test('every week has seven days and begins on a Monday in India', () => {
  const anytime = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
  fc.assert(
    fc.property(anytime, fc.integer({ min: -60, max: 60 }), (ms, away) => {
      const begin = Date.parse(weekStart(ms, away));
      expect(begin).toBe(Date.parse(weekStart(ms)) + away * 7 * 24 * 60 * 60 * 1000);
      const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Asia/Kolkata' });
      expect(weekday.format(begin)).toBe('Monday');
      expect(indianDate(begin)).toBe(weekStartDate(ms, away));
      expect(weekStartDate(begin - 1)).toBe(weekStartDate(ms, away - 1));
    }),
  );
});
