/** How long a meeting can be. */
export const MEETING_MINUTES = [15, 30, 45, 60, 90] as const;
export type MeetingMinutes = (typeof MEETING_MINUTES)[number];

/** What has become of an offer of slots. One that is kept no longer is still `open`; its date says so. */
export const MEETING_OFFER_STATES = ['open', 'taken', 'withdrawn'] as const;
export type MeetingOfferState = (typeof MEETING_OFFER_STATES)[number];

export const MEETING_STATES = ['confirmed', 'cancelled'] as const;
export type MeetingState = (typeof MEETING_STATES)[number];

/** Who cancelled a meeting. `product`: the conversation is closed, and nobody learns why. */
export const MEETING_CANCELLERS = ['company', 'talent', 'product'] as const;
export type MeetingCanceller = (typeof MEETING_CANCELLERS)[number];

/** What people are mailed about a meeting. */
export const MEETING_MAILS = ['confirmed', 'moved', 'cancelled', 'reminder'] as const;
export type MeetingMail = (typeof MEETING_MAILS)[number];

/** Why busy times could not be read from a calendar. */
export const CALENDAR_FAILURES = [
  'refused',
  'unreachable',
  'unauthorized',
  'noCalendar',
  'unreadable',
] as const;
export type CalendarFailure = (typeof CALENDAR_FAILURES)[number];
