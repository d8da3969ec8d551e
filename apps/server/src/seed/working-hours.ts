import type { Random } from './random.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const OPENS = 9.5 * HOUR;
const CLOSES = 18.5 * HOUR;

/**
 * The first working time at or after a time, on the clocks of a time zone: weekdays from 9:30 to 18:30. What has waited for
 * the morning comes in its first hour.
 */
export function workingTimeFrom(time: number, timeZone: string, random: Random): number {
  const local = time + aheadOfUtc(timeZone, time);
  let day = Math.floor(local / DAY) * DAY;
  if (isWeekday(day) && local >= day + OPENS && local <= day + CLOSES) return time;
  if (local > day + OPENS) day += DAY;
  while (!isWeekday(day)) day += DAY;
  const morning = day + OPENS + random.between(0, 60) * MINUTE;
  return morning - aheadOfUtc(timeZone, morning);
}

// The first of January 1970 was a Thursday.
const isWeekday = (day: number): boolean => ![2, 3].includes((day / DAY) % 7);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a time zone show, less what they show in London in winter. */
function aheadOfUtc(timeZone: string, time: number): number {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  clocks.set(timeZone, clock);
  const name = clock.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (Number(hours) * HOUR + Number(minutes) * MINUTE) * (sign === '-' ? -1 : 1);
}
