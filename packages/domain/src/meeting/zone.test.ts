import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aheadMinutes, isTimeZone, momentOf, mondayOf, offsetMinutes, wallTime } from './zone.ts';

const at = (iso: string) => Date.parse(iso);
const ZONES = ['Europe/London', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'];
const DAY_MS = 24 * 60 * 60 * 1000;

test.each([
  ['Asia/Kolkata', true],
  ['Europe/London', true],
  ['UTC', true],
  ['+05:30', false],
  ['Mars/Olympus', false],
  ['', false],
])('%s is a time zone: %s', (zone, isZone) => {
  expect(isTimeZone(zone)).toBe(isZone);
});

describe('around a change of clocks', () => {
  test.each([
    // London leaps from 01:00 to 02:00 on 29 March 2026, and repeats 01:00 to 02:00 on 25 October.
    ['Europe/London', '2026-03-29', 59, '2026-03-29T00:59:00.000Z'],
    ['Europe/London', '2026-03-29', 90, undefined],
    ['Europe/London', '2026-03-29', 120, '2026-03-29T01:00:00.000Z'],
    ['Europe/London', '2026-10-25', 90, '2026-10-25T00:30:00.000Z'],
    ['Europe/Berlin', '2026-03-29', 150, undefined],
    ['Europe/Berlin', '2026-03-29', 540, '2026-03-29T07:00:00.000Z'],
    ['America/New_York', '2026-03-08', 150, undefined],
    ['America/New_York', '2026-11-01', 90, '2026-11-01T05:30:00.000Z'],
    ['Asia/Kolkata', '2026-03-29', 90, '2026-03-28T20:00:00.000Z'],
    ['Asia/Kolkata', '2026-03-29', 24 * 60, '2026-03-29T18:30:00.000Z'],
  ])('in %s on %s, %i minutes after midnight is %s', (zone, date, minutes, iso) => {
    expect(momentOf(zone, date, minutes)).toBe(iso === undefined ? undefined : at(iso));
  });

  test('India is 5 h 30 min ahead of London in winter, and 4 h 30 min in summer', () => {
    const ahead = (iso: string) => aheadMinutes('Asia/Kolkata', 'Europe/London', at(iso));
    expect(ahead('2026-03-29T00:59:59Z')).toBe(330);
    expect(ahead('2026-03-29T01:00:00Z')).toBe(270);
    expect(ahead('2026-10-25T00:59:59Z')).toBe(270);
    expect(ahead('2026-10-25T01:00:00Z')).toBe(330);
  });
});

const years = fc.integer({ min: at('2025-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') });
/** Moments within two days of a change of clocks, in London, New York and Berlin. */
const changes = fc
  .constantFrom('2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2027-03-14', '2027-03-28')
  .chain((date) => fc.integer({ min: at(date) - 2 * DAY_MS, max: at(date) + 2 * DAY_MS }));
const moments = fc.oneof(years, changes).map((ms) => Math.floor(ms / 60_000) * 60_000);

test('what the clocks show leads back to the moment, or to the first of two', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), moments, (zone, ms) => {
      const { isoDate, minutes } = wallTime(zone, ms);
      const back = momentOf(zone, isoDate, minutes);
      if (back === undefined) throw new Error('The clocks have shown it.');
      expect(wallTime(zone, back)).toEqual({ isoDate, minutes });
      expect(back).toBeLessThanOrEqual(ms);
      // Clocks are never set back by more than an hour.
      expect(ms - back).toBeLessThanOrEqual(60 * 60_000);
    }),
    { numRuns: 2000 },
  );
});

test('the offset is that of the zone database, as Intl shows it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), moments, (zone, ms) => {
      const parts = new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
      }).formatToParts(ms);
      const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
      const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
      expect(offsetMinutes(zone, ms)).toBe((shown - ms) / 60_000);
    }),
    { numRuns: 500 },
  );
});

test('a week starts on Monday', () => {
  expect(mondayOf('2026-11-28')).toBe('2026-11-23');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
});
