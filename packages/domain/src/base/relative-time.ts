import { nounOf } from './count.ts';

const SECOND = 1000;

const MINUTE = 60 * SECOND;

const HOUR = 60 * MINUTE;

const DAY = 24 * HOUR;

const WEEK = 7 * DAY;

/** Largest unit first: the first one that fits is used. */
const UNITS: [number, string][] = [
  [WEEK, 'week'],
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
];

/** 'Just now' below a minute, then minutes, hours, days (below 7), then weeks. Both parameters are milliseconds since 1970. */
export function relativeTime(then: number, now: number): string {
  const age = now - then;
  const unit = UNITS.find(([length]) => age >= length);
  if (!unit) return 'Just now';
  const count = Math.floor(age / unit[0]);
  return `${count} ${nounOf(count, unit[1])} ago`;
}

/** How to show a thread's time: the time of day below 24 hours of age, the weekday below 168, else month and day. */
export function threadTimeForm(then: number, now: number): 'time' | 'weekday' | 'monthAndDay' {
  const age = now - then;
  if (age < 24 * HOUR) return 'time';
  return age < 168 * HOUR ? 'weekday' : 'monthAndDay';
}
