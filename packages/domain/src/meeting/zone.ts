const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Whether a text is an IANA time zone, such as Asia/Kolkata. An offset such as +05:30 is none: it knows no change of clocks. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Making a format takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  return format;
}

/** How many minutes the clocks of a zone are ahead of UTC at a moment. `Intl` says it as GMT+05:30, or GMT for none. */
export function offsetMinutes(zone: string, ms: number): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(formatOf(zone).format(ms)) ?? [];
  if (sign === undefined) return 0;
  const ahead = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -ahead : ahead;
}

/** What the clocks of a zone show. */
export type WallTime = { isoDate: string; minutes: number };

export function wallTime(zone: string, ms: number): WallTime {
  const local = ms + offsetMinutes(zone, ms) * MINUTE_MS;
  const isoDate = new Date(local).toISOString().slice(0, 10);
  return { isoDate, minutes: Math.floor((local - Date.parse(isoDate)) / MINUTE_MS) };
}

/**
 * When the clocks of a zone show a time: the first moment if they show it twice, undefined if they skip it. @param minutes may go past
 * midnight
 */
export function momentOf(zone: string, isoDate: string, minutes: number): number | undefined {
  const local = Date.parse(isoDate) + minutes * MINUTE_MS;
  // No zone changes its clocks twice within two days.
  const offsets = [offsetMinutes(zone, local - DAY_MS), offsetMinutes(zone, local + DAY_MS)];
  return offsets
    .map((offset) => local - offset * MINUTE_MS)
    .filter((ms) => ms + offsetMinutes(zone, ms) * MINUTE_MS === local)
    .toSorted((one, other) => one - other)[0];
}

/** The same date some days later. */
export const addDays = (isoDate: string, days: number): string =>
  new Date(Date.parse(isoDate) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the week of a date. */
export const mondayOf = (isoDate: string): string =>
  addDays(isoDate, -((new Date(Date.parse(isoDate)).getUTCDay() + 6) % 7));

/** By how many minutes the clocks of a zone are ahead of those of another one. */
export const aheadMinutes = (zone: string, other: string, ms: number): number =>
  offsetMinutes(zone, ms) - offsetMinutes(other, ms);
