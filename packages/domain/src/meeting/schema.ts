import { id, isoDateTimeUtc, text, z } from '../base/schema.ts';
import { URL_LENGTH_MAX } from '../base/limit.ts';
import {
  CALENDAR_FAILURES,
  MEETING_CANCELLERS,
  MEETING_MINUTES,
  MEETING_OFFER_STATES,
  MEETING_STATES,
} from './choice.ts';
import {
  CALENDAR_PASSWORD_LENGTH_MAX,
  CALENDAR_USER_LENGTH_MAX,
  MEETING_MEMBERS_MAX,
  MEETING_REASON_LENGTH_MAX,
  MEETING_SLOTS_MAX,
} from './limit.ts';
import { isHttpsUrl } from './https-url.ts';
import { MEETING_SENTENCES } from './words.ts';
import { isTimeZone } from './zone.ts';

export const TimeZone = z.string().max(60).refine(isTimeZone, MEETING_SENTENCES.noZone);

export const TimeRange = z.strictObject({
  startsIsoDateTimeUtc: isoDateTimeUtc(),
  endsIsoDateTimeUtc: isoDateTimeUtc(),
});
export type TimeRange = z.infer<typeof TimeRange>;

const minutes = z.union(MEETING_MINUTES.map((length) => z.literal(length)));

/** Slots that one side of a conversation offers to the other. */
export const MeetingOffer = z.strictObject({
  meetingOfferId: id(),
  threadId: id(),
  side: z.enum(['company', 'talent']),
  state: z.enum(MEETING_OFFER_STATES),
  minutes,
  /** The starts of the slots, the earliest first. */
  slots: z.array(isoDateTimeUtc()),
  /** Who of the company takes part, by name; the one who offers or takes is first. */
  memberNames: z.array(z.string()),
  /** The zone of the person who offered. */
  timeZone: z.string(),
  keptUntilIsoDateTimeUtc: isoDateTimeUtc(),
  createdIsoDateTimeUtc: isoDateTimeUtc(),
  /** The meeting that would move to the slot; absent for a new meeting. */
  movesMeetingId: id().optional(),
  /** Why it should move. */
  reason: z.string().optional(),
});
export type MeetingOffer = z.infer<typeof MeetingOffer>;

export const Meeting = z.strictObject({
  meetingId: id(),
  threadId: id(),
  startsIsoDateTimeUtc: isoDateTimeUtc(),
  endsIsoDateTimeUtc: isoDateTimeUtc(),
  state: z.enum(MEETING_STATES),
  memberNames: z.array(z.string()),
  /** The zone of the other side. */
  otherTimeZone: z.string(),
  /** The company's meeting room; absent if it has none. */
  roomUrl: z.string().optional(),
  cancelledBy: z.enum(MEETING_CANCELLERS).optional(),
  /** Why it was cancelled, or moved last. */
  reason: z.string().optional(),
});
export type Meeting = z.infer<typeof Meeting>;

/** A meeting in the list of a side. */
export const UpcomingMeeting = Meeting.extend({ otherName: z.string() });
export type UpcomingMeeting = z.infer<typeof UpcomingMeeting>;

/** An open offer in the list of a side. */
export const UpcomingOffer = MeetingOffer.extend({
  otherName: z.string(),
  /** The zone of the other side. */
  otherTimeZone: z.string(),
});
export type UpcomingOffer = z.infer<typeof UpcomingOffer>;

export const MeetingReason = text(1, MEETING_REASON_LENGTH_MAX);

export const NewMeetingOffer = z.strictObject({
  threadId: id(),
  minutes,
  slots: z.array(isoDateTimeUtc()).min(1).max(MEETING_SLOTS_MAX),
  /** Other members of the company who take part. */
  memberUids: z.array(id()).max(MEETING_MEMBERS_MAX).default([]),
  keptUntilIsoDateTimeUtc: isoDateTimeUtc(),
  timeZone: TimeZone,
  /** The meeting that should move, and why. */
  moves: z.strictObject({ meetingId: id(), reason: MeetingReason }).optional(),
});
export type NewMeetingOffer = z.infer<typeof NewMeetingOffer>;

const minuteOfDay = z
  .number()
  .int()
  .min(0)
  .max(24 * 60)
  .multipleOf(15);

const roomUrl = z
  .string()
  .trim()
  .max(URL_LENGTH_MAX)
  .refine((value) => value === '' || isHttpsUrl(value), MEETING_SENTENCES.roomUrl);

/** When somebody can be met, and where. */
export const MeetingSettings = z
  .strictObject({
    timeZone: TimeZone,
    dayStartMinutes: minuteOfDay,
    dayEndMinutes: minuteOfDay,
    /** The own meeting room; empty for that of the company. */
    roomUrl,
  })
  .refine(({ dayStartMinutes, dayEndMinutes }) => dayStartMinutes < dayEndMinutes, {
    path: ['dayEndMinutes'],
    error: MEETING_SENTENCES.dayEnds,
  });
export type MeetingSettings = z.infer<typeof MeetingSettings>;

/** A calendar whose busy times are read. */
export const CalendarLink = z.strictObject({
  url: z.string(),
  user: z.string(),
  /** When it was last read; absent if it never was. */
  readIsoDateTimeUtc: isoDateTimeUtc().optional(),
  /** Why the last reading failed. */
  failure: z.enum(CALENDAR_FAILURES).optional(),
});
export type CalendarLink = z.infer<typeof CalendarLink>;

export const NewCalendarLink = z.strictObject({
  url: z.string().trim().min(1).max(URL_LENGTH_MAX).refine(isHttpsUrl, MEETING_SENTENCES.calendarUrl),
  user: text(1, CALENDAR_USER_LENGTH_MAX),
  password: z.string().min(1).max(CALENDAR_PASSWORD_LENGTH_MAX),
});
export type NewCalendarLink = z.infer<typeof NewCalendarLink>;
