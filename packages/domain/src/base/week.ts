const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * Talents live in India, which has one time zone and no daylight saving: UTC+05:30. Companies use the same weeks: each contains a
 * whole working week of every supported country.
 */
const INDIA_OFFSET = 5.5 * HOUR;

/** The number of the day in India, counted from 1970-01-01. */
const dayNumber = (ms: number) => Math.floor((ms + INDIA_OFFSET) / DAY);

/** 1970-01-01 was a Thursday, three days after a Monday. */
const mondayOf = (day: number) => Math.floor((day + 3) / 7) * 7 - 3;

const isoDateOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

/** The date in India, YYYY-MM-DD. */
export const indianDate = (ms: number): string => isoDateOf(dayNumber(ms));

// Made on first use: a formatter takes a browser milliseconds.
let dayFormat: Intl.DateTimeFormat | undefined;

/** The day in India, such as "29 November 2026": the server, which renders and refuses with it, and every browser name the same one. */
export const indianDay = (ms: number): string => {
  dayFormat ??= new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });
  return dayFormat.format(ms);
};

/** The Monday, YYYY-MM-DD, of the week in India that is the given number of weeks away from `ms`. */
export const weekStartDate = (ms: number, weeksAway = 0): string =>
  isoDateOf(mondayOf(dayNumber(ms)) + weeksAway * 7);

/** The start of the week in India that is the given number of weeks away from `ms`: Monday at midnight, as an ISO time in UTC. */
export const weekStart = (ms: number, weeksAway = 0): string =>
  new Date((mondayOf(dayNumber(ms)) + weeksAway * 7) * DAY - INDIA_OFFSET).toISOString();
