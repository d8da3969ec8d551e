import { describe, expect, test } from 'vitest';
import { relativeTime, threadTimeForm } from './relative-time.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.UTC(2026, 10, 20, 12);

describe('a relative time', () => {
  test.each([
    [0, 'Just now'],
    [59.9 * second, 'Just now'],
    [60 * second, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [60 * minute, '1 hour ago'],
    [23.9 * hour, '23 hours ago'],
    [24 * hour, '1 day ago'],
    [6.9 * day, '6 days ago'],
    [7 * day, '1 week ago'],
    [400 * day, '57 weeks ago'],
  ])('of %d ms is %s', (age, expected) => {
    expect(relativeTime(now - age, now)).toBe(expected);
  });

  test('in the future is just now', () => {
    expect(relativeTime(now + hour, now)).toBe('Just now');
  });
});

describe("a thread's time", () => {
  test.each([
    [0, 'time'],
    [24 * hour - 1, 'time'],
    [24 * hour, 'weekday'],
    [168 * hour - 1, 'weekday'],
    [168 * hour, 'monthAndDay'],
  ] as const)('after %d ms is shown as %s', (age, form) => {
    expect(threadTimeForm(now - age, now)).toBe(form);
  });
});
