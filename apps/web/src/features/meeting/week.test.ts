import { expect, test } from 'vitest';
import {
  cellOf,
  clockChangeIn,
  isOutside,
  momentOfCell,
  movedCell,
  placeRefusal,
  slotAt,
  weekOf,
} from './week.ts';

const at = (iso: string) => Date.parse(iso);
const week = weekOf('Europe/London', '2026-03-26');

test('a week has its days from Monday, and an hour less when clocks leap', () => {
  expect(week.dates[0]).toBe('2026-03-23');
  expect(week.toMs - week.fromMs).toBe((7 * 24 - 1) * 60 * 60 * 1000);
  expect(clockChangeIn(week, 'Asia/Kolkata')).toBe('2026-03-30');
  expect(clockChangeIn(week, 'Europe/Berlin')).toBeUndefined();
  expect(clockChangeIn(weekOf('Asia/Kolkata', '2026-03-26'), 'Europe/London')).toBe('2026-03-30');
  expect(clockChangeIn(weekOf('Europe/London', '2026-03-05'), 'America/New_York')).toBe('2026-03-09');
});

test('a cell is a moment, and back', () => {
  expect(momentOfCell(week, { day: 1, minutes: 570 })).toBe(at('2026-03-24T09:30:00Z'));
  expect(momentOfCell(week, { day: 6, minutes: 90 })).toBeUndefined();
  expect(cellOf(week, at('2026-03-29T08:00:00Z'))).toEqual({ day: 6, minutes: 540 });
  expect(cellOf(week, at('2026-04-01T08:00:00Z'))).toBeUndefined();
});

test('the cursor stays in the week', () => {
  expect(movedCell({ day: 0, minutes: 0 }, -1, -1)).toEqual({ day: 0, minutes: 0 });
  expect(movedCell({ day: 6, minutes: 1425 }, 1, 1)).toEqual({ day: 6, minutes: 1425 });
  expect(movedCell({ day: 2, minutes: 540 }, 1, 1)).toEqual({ day: 3, minutes: 555 });
});

test('hours are those of the other one’s clocks', () => {
  const hours = { timeZone: 'Asia/Kolkata', dayStartMinutes: 540, dayEndMinutes: 1140 };
  const slot = (iso: string) => ({ startMs: at(iso), endMs: at(iso) + 45 * 60_000 });
  expect(isOutside(hours, slot('2026-03-24T12:45:00Z'))).toBe(false);
  expect(isOutside(hours, slot('2026-03-24T13:00:00Z'))).toBe(true);
  expect(isOutside(hours, slot('2026-03-24T03:15:00Z'))).toBe(true);
});

test('a slot stands where time is, and no other slot', () => {
  const nowMs = at('2026-03-23T09:00:00Z');
  const other = at('2026-03-24T09:00:00Z');
  expect(placeRefusal(undefined, 45, [], nowMs)).toMatch(/skip/);
  expect(placeRefusal(nowMs, 45, [], nowMs)).toMatch(/too soon/);
  expect(placeRefusal(other + 30 * 60_000, 45, [other], nowMs)).toMatch(/Another slot/);
  expect(placeRefusal(other + 45 * 60_000, 45, [other], nowMs)).toBeUndefined();
  expect(slotAt([other], 45, other + 44 * 60_000)).toBe(other);
  expect(slotAt([other], 45, other + 45 * 60_000)).toBeUndefined();
});
