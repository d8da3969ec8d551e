import { expect, test } from 'vitest';
import { startHydration, endHydration } from '../ui/base/hydration.ts';
import {
  formatBytes,
  formatCount,
  formatMonth,
  formatPlainMonthAndDay,
  formatTime,
  indianDate,
  isIndianReader,
} from './format.ts';

test('a number has a singular or plural noun', () => {
  expect([0, 1, 2].map((count) => formatCount(count, 'year'))).toEqual(['0 years', '1 year', '2 years']);
  expect([1, 1500].map((count) => formatCount(count, 'person', 'people'))).toEqual([
    '1 person',
    '1,500 people',
  ]);
});

test('a time has two digits of hours and AM or PM in every locale', () => {
  expect(formatTime('2026-11-20T15:05:00Z')).toMatch(/^\d{2}:05 (AM|PM)$/);
});

test('bytes are shown in kilobytes, then megabytes', () => {
  expect(formatBytes(1)).toBe('1 KB');
  expect(formatBytes(61.3 * 1024 ** 3)).toBe('61.3 GB');
  expect(formatBytes(634_880)).toBe('620 KB');
  expect(formatBytes(1_468_006)).toBe('1.4 MB');
  expect(formatBytes(66_465_000_000)).toBe('61.9 GB');
});

test('hydration renders the same in every locale', () => {
  startHydration();
  expect(['2026-01', '2026-09', '2026-12'].map(formatMonth)).toEqual(['Jan 2026', 'Sep 2026', 'Dec 2026']);
  endHydration();
  expect(formatPlainMonthAndDay('2026-09-07', false)).toBe('7 Sep');
  // The time zone of this machine.
  expect(formatMonth('2026-09')).toMatch(/2026/);
});

test.each([
  ['en-IN', 'Europe/London', true],
  ['en-US', 'Asia/Kolkata', true],
  ['en-US', 'Asia/Calcutta', true],
  ['en-US', 'America/New_York', false],
  ['en-GB', 'Asia/Kolkata', false],
  ['hi-IN', 'Asia/Kolkata', false],
])('a reader with %s in %s gets Indian dates: %s', (language, timeZone, isIndian) => {
  expect(isIndianReader(language, timeZone)).toBe(isIndian);
});

test('dates are written as in India: day, short month, year', () => {
  const whole = new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const month = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' });
  expect(indianDate(whole, new Date('2026-11-24'))).toBe('24 Nov 2026');
  expect(indianDate(whole, new Date('2026-09-07'))).toBe('7 Sep 2026');
  expect(indianDate(month, new Date('2026-09-01'))).toBe('Sep 2026');
});
