import { expect, test } from 'vitest';
import { formatBytes, formatNotice, formatSalary, formatTime } from './format.ts';

test('a salary is told in lakhs, with at most one decimal', () => {
  expect(formatSalary(12)).toBe('₹12 LPA');
  expect(formatSalary(24.5)).toBe('₹24.5 LPA');
});

test('a time has two digits of hours and AM or PM in every locale', () => {
  expect(formatTime('2026-11-20T15:05:00Z')).toMatch(/^\d{2}:05 (AM|PM)$/);
});

test('notice is now, or so many weeks', () => {
  expect([0, 1, 4].map(formatNotice)).toEqual(['Now', '1 week', '4 weeks']);
});

test('bytes are told in kilobytes, then megabytes', () => {
  expect(formatBytes(1)).toBe('1 KB');
  expect(formatBytes(634_880)).toBe('620 KB');
  expect(formatBytes(1_468_006)).toBe('1.4 MB');
});
