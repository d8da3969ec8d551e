import type { Random } from './random.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** India's time zone has no summer time. */
const INDIA_AHEAD = 5.5 * HOUR;
const OPENS = 9.5 * HOUR;
const CLOSES = 18.5 * HOUR;

/** The latest working time in India at or before a time: weekdays from 9:30 to 18:30. The end of a day is spread over an hour. */
export function workingTimeBefore(time: number, random: Random): number {
  const local = time + INDIA_AHEAD;
  const day = Math.floor(local / DAY) * DAY;
  if (isWeekday(day) && local >= day + OPENS && local <= day + CLOSES) return time;
  let last = local < day + OPENS ? day - DAY : day;
  while (!isWeekday(last)) last -= DAY;
  return last + CLOSES - random.between(0, 60) * MINUTE - INDIA_AHEAD;
}

// The first of January 1970 was a Thursday.
const isWeekday = (day: number): boolean => ![2, 3].includes((day / DAY) % 7);
