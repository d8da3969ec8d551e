/** How many slots an offer has at most. */
export const MEETING_SLOTS_MAX = 10;

/** Slots start at full quarters of an hour. */
export const MEETING_STEP_MINUTES = 15;

/** How far ahead a slot can be. */
export const MEETING_AHEAD_DAYS = 60;

/** How soon a slot can start when it is offered. */
export const MEETING_NOTICE_MINUTES = 30;

/** How long slots are kept. */
export const MEETING_OFFER_KEPT = { hoursMin: 1, daysMax: 14, daysUsual: 3 } as const;

/** How many other members of a company take part besides the one who offers or takes. */
export const MEETING_MEMBERS_MAX = 5;

export const MEETING_REASON_LENGTH_MAX = 500;

/** When people are reminded of a meeting, in minutes before it. */
export const MEETING_REMINDERS = [24 * 60, 15] as const;

/** How long a past or cancelled meeting, and an offer that ended, are kept. */
export const MEETING_KEPT_DAYS = 180;

/** The hours of somebody who has not set them. */
export const MEETING_DAY = { startMinutes: 9 * 60, endMinutes: 18 * 60 } as const;

/** What is read of a calendar, and how long that counts. */
export const CALENDAR_MAX = {
  seconds: 8,
  bytes: 4 * 1024 * 1024,
  /** Ranges that are kept. */
  ranges: 1000,
  /** Occurrences that one event is followed for. */
  occurrences: 30_000,
} as const;
export const CALENDAR_FRESH_MINUTES = 5;
export const CALENDAR_PASSWORD_LENGTH_MAX = 200;
export const CALENDAR_USER_LENGTH_MAX = 200;
