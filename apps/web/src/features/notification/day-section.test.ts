import { expect, test } from 'vitest';
import { daySection } from './day-section.ts';

const now = new Date(2026, 10, 25, 0, 10).getTime();

test.each([
  [new Date(2026, 10, 25, 0, 0), 'Today'],
  [new Date(2026, 10, 25, 9, 0), 'Today'],
  [new Date(2026, 10, 24, 23, 59), 'Yesterday'],
  [new Date(2026, 10, 23, 23, 59), 'This week'],
  [new Date(2026, 10, 19, 0, 0), 'This week'],
  [new Date(2026, 10, 18, 23, 59), 'Earlier'],
])('%s is %s', (at, section) => {
  expect(daySection(at.getTime(), now)).toBe(section);
});

test('the day of a clock change counts as one day', () => {
  for (const month of [2, 9]) {
    const monday = new Date(2026, month + 1, 0);
    const sunday = new Date(monday.getTime() - 60_000);
    expect(daySection(sunday.getTime(), monday.getTime())).toBe('Yesterday');
  }
});
