import { offsetMinutes, wallTime } from './zone.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** Minutes since midnight as 09:30. */
export const clockWords = (minutes: number): string =>
  `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;

/** 09:30, as the clocks of a zone show it. */
export const timeIn = (zone: string, ms: number): string => clockWords(wallTime(zone, ms).minutes);

/** The place that a zone is named after, as people say it. */
export function placeOfZone(zone: string): string {
  if (zone === 'Asia/Kolkata' || zone === 'Asia/Calcutta') return 'India';
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** Tuesday 1 December. */
export const dayIn = (zone: string, ms: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' })
    .format(ms)
    .replace(',', '');

/** Tue 1 Dec. */
export const shortDayIn = (zone: string, ms: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short', day: 'numeric', month: 'short' })
    .format(ms)
    .replace(',', '');

/** +5:30: how far a zone is ahead of another one. */
export function aheadWords(minutes: number): string {
  const sign = minutes < 0 ? '−' : '+';
  const whole = Math.abs(minutes);
  const rest = whole % 60;
  return `${sign}${Math.floor(whole / 60)}${rest === 0 ? '' : `:${two(rest)}`}`;
}

/** 15:00 to 15:45. */
export const rangeIn = (zone: string, startMs: number, endMs: number): string =>
  `${timeIn(zone, startMs)} to ${timeIn(zone, endMs)}`;

/** The same moment for somebody elsewhere: "09:30 in London", with the day if it is another one. Undefined if the clocks agree. */
export function elsewhereWords(own: string, other: string, ms: number): string | undefined {
  if (offsetMinutes(own, ms) === offsetMinutes(other, ms)) return undefined;
  const isOtherDay = wallTime(own, ms).isoDate !== wallTime(other, ms).isoDate;
  return `${timeIn(other, ms)} in ${placeOfZone(other)}${isOtherDay ? `, ${shortDayIn(other, ms)}` : ''}`;
}
