import { addDays, momentOf, wallTime } from '../meeting/zone.ts';
import { FOLLOW_UP_HOURS, FOLLOW_UP_NOTICE_MINUTES } from './limit.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const { startMinutes, endMinutes } = FOLLOW_UP_HOURS;

const isWorkday = (isoDate: string): boolean => ![0, 6].includes(new Date(Date.parse(isoDate)).getUTCDay());

/** Whether a moment is in the working hours of a zone. */
export function isWorkingMoment(zone: string, ms: number): boolean {
  const { isoDate, minutes } = wallTime(zone, ms);
  return isWorkday(isoDate) && minutes >= startMinutes && minutes < endMinutes;
}

/** When the working hours of a date begin. A zone whose clocks skip that time begins when they show the next full hour. */
function startOf(zone: string, isoDate: string): number {
  const tries = [startMinutes, startMinutes + 60, startMinutes + 120];
  return tries.map((minutes) => momentOf(zone, isoDate, minutes)).find((ms) => ms !== undefined) ?? 0;
}

/** The moment itself if it is in the working hours of a zone, else when they begin next. */
export function workingMoment(zone: string, ms: number): number {
  if (isWorkingMoment(zone, ms)) return ms;
  const { isoDate, minutes } = wallTime(zone, ms);
  let date = minutes < startMinutes ? isoDate : addDays(isoDate, 1);
  while (!isWorkday(date)) date = addDays(date, 1);
  return startOf(zone, date);
}

/**
 * When a follow-up goes out: some days after the invitation at the same time on the reader's clock, or when the working hours begin
 * next. All times are in milliseconds.
 */
export function followUpMoment(
  zone: string,
  { invitedMs, afterDays, nowMs }: { invitedMs: number; afterDays: number; nowMs: number },
): number {
  const { isoDate, minutes } = wallTime(zone, invitedMs);
  const wanted = momentOf(zone, addDays(isoDate, afterDays), minutes) ?? invitedMs + afterDays * DAY_MS;
  return workingMoment(zone, Math.max(wanted, nowMs + FOLLOW_UP_NOTICE_MINUTES * MINUTE_MS));
}

/** The date of a moment on the reader's clock. */
export const dateIn = (zone: string, ms: number): string => wallTime(zone, ms).isoDate;
