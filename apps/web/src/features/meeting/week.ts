import type { Hours } from '@talaash/contract/meeting';
import { MEETING_STEP_MINUTES } from '@talaash/domain/meeting/limit';
import { isOverlap, isSlotInTime } from '@talaash/domain/meeting/rule';
import { addDays, aheadMinutes, momentOf, mondayOf, wallTime } from '@talaash/domain/meeting/zone';

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

export type Range = { startMs: number; endMs: number };

/** A week in the clocks of a zone, from Monday. */
export type Week = {
  zone: string;
  dates: readonly string[];
  fromMs: number;
  toMs: number;
};

export function weekOf(zone: string, isoDate: string): Week {
  const monday = mondayOf(isoDate);
  const dates = Array.from({ length: 7 }, (_, day) => addDays(monday, day));
  return {
    zone,
    dates,
    fromMs: startOf(zone, monday),
    toMs: startOf(zone, addDays(monday, 7)),
  };
}

/** Midnight; the first moment of the day where clocks skip it. */
const startOf = (zone: string, isoDate: string): number =>
  momentOf(zone, isoDate, 0) ?? momentOf(zone, isoDate, 60) ?? Date.parse(isoDate);

/** The first date on which somebody elsewhere is ahead by another difference than at the start; undefined if clocks agree all week. */
export const clockChangeIn = (week: Week, other: string): string | undefined => {
  const at = (date: string) => aheadMinutes(other, week.zone, startOf(week.zone, date));
  const first = at(week.dates[0] ?? '');
  return [...week.dates.slice(1), addDays(week.dates.at(-1) ?? '', 1)].find((date) => at(date) !== first);
};

/** A cell of the grid: a day of the week and the minutes since its midnight. */
export type Cell = { day: number; minutes: number };

export const momentOfCell = (week: Week, { day, minutes }: Cell): number | undefined =>
  momentOf(week.zone, week.dates[day] ?? '', minutes);

/** The cell of a moment; undefined in another week. */
export function cellOf(week: Week, ms: number): Cell | undefined {
  const { isoDate, minutes } = wallTime(week.zone, ms);
  const day = week.dates.indexOf(isoDate);
  return day < 0 ? undefined : { day, minutes };
}

/** Moves by days and steps, and stays in the week. */
export function movedCell({ day, minutes }: Cell, days: number, steps: number): Cell {
  const next = minutes + steps * MEETING_STEP_MINUTES;
  return {
    day: Math.min(6, Math.max(0, day + days)),
    minutes: Math.min(DAY_MINUTES - MEETING_STEP_MINUTES, Math.max(0, next)),
  };
}

/** Whether a slot is not wholly within somebody’s hours. */
export function isOutside(hours: Hours, { startMs, endMs }: Range): boolean {
  const start = wallTime(hours.timeZone, startMs);
  const end = start.minutes + (endMs - startMs) / MINUTE_MS;
  return start.minutes < hours.dayStartMinutes || end > hours.dayEndMinutes;
}

export const rangeOfSlot = (startMs: number, minutes: number): Range => ({
  startMs,
  endMs: startMs + minutes * MINUTE_MS,
});

/** Why a slot cannot stand here; undefined if it can. */
export function placeRefusal(
  startMs: number | undefined,
  minutes: number,
  others: readonly number[],
  nowMs: number,
): string | undefined {
  if (startMs === undefined) return 'Clocks skip this time.';
  if (!isSlotInTime(startMs, nowMs)) return 'This time is too soon or too far ahead.';
  const slot = rangeOfSlot(startMs, minutes);
  return others.some((other) => isOverlap(slot, rangeOfSlot(other, minutes)))
    ? 'Another slot is here.'
    : undefined;
}

/** Adds a slot, the earliest first. */
export const withSlot = (slots: readonly number[], startMs: number): number[] =>
  [...slots, startMs].toSorted((one, other) => one - other);

export const withoutSlot = (slots: readonly number[], startMs: number): number[] =>
  slots.filter((slot) => slot !== startMs);

/** The slot that covers a moment. */
export const slotAt = (slots: readonly number[], minutes: number, ms: number): number | undefined =>
  slots.find((start) => ms >= start && ms < start + minutes * MINUTE_MS);
