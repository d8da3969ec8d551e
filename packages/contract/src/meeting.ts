import { id, isoDateTimeUtc, z } from '@talaash/domain/base/schema';
import {
  CalendarLink,
  Meeting,
  MeetingOffer,
  MeetingReason,
  MeetingSettings,
  NewCalendarLink,
  NewMeetingOffer,
  TimeRange,
  TimeZone,
  UpcomingMeeting,
  UpcomingOffer,
} from '@talaash/domain/meeting/schema';
import { CALENDAR_FAILURES } from '@talaash/domain/meeting/choice';
import { MEETING_MEMBERS_MAX } from '@talaash/domain/meeting/limit';
import { call, Nothing } from './call.ts';

const tags = ['Meetings'];
const access = ['company', 'talent'] as const;
const own = 'conversations of the caller’s own company or talent';
const ownSettings = 'settings of the caller’s own account';

/** The hours of one side, in its zone. */
const Hours = z.object({
  timeZone: z.string(),
  dayStartMinutes: z.number().int(),
  dayEndMinutes: z.number().int(),
});
export type Hours = z.infer<typeof Hours>;

/** A member of the company who can take part. */
const Participant = z.object({ uid: z.string(), name: z.string() });

export const ThreadMeetings = z.object({
  /** The offers that are open and kept, the latest first. */
  offers: z.array(MeetingOffer),
  /** The meetings of the last days and those to come, the earliest first. */
  meetings: z.array(Meeting),
  own: Hours,
  other: Hours,
  /** Whether the zone is stored, or guessed from the country. */
  hasOwnZone: z.boolean(),
  /** For a company: the other members who can take part. */
  members: z.array(Participant),
  /** For a company: its room for meetings of the caller. */
  roomUrl: z.string().optional(),
});
export type ThreadMeetings = z.infer<typeof ThreadMeetings>;

export const MeetingWeek = z.object({
  /** When the own side is busy by its calendars, without titles. */
  busy: z.array(TimeRange),
  /** The confirmed meetings of the people of the own side. */
  meetings: z.array(TimeRange.extend({ otherName: z.string() })),
  /** The calendars that were asked: whose, when they were read, and why not. */
  calendars: z.array(
    z.object({
      name: z.string(),
      readIsoDateTimeUtc: isoDateTimeUtc().optional(),
      failure: z.enum(CALENDAR_FAILURES).optional(),
    }),
  ),
});
export type MeetingWeek = z.infer<typeof MeetingWeek>;

export const UpcomingMeetings = z.object({
  meetings: z.array(UpcomingMeeting),
  /** Those with a slot that has not passed. */
  offers: z.array(UpcomingOffer),
  own: z.object({ timeZone: z.string() }),
  /** Whether the zone is stored, or guessed from the country. */
  hasOwnZone: z.boolean(),
});
export type UpcomingMeetings = z.infer<typeof UpcomingMeetings>;

const OwnMeetingSettings = z.object({
  settings: MeetingSettings,
  hasOwnZone: z.boolean(),
  calendar: CalendarLink.optional(),
  /** Whether calendars can be connected on this installation. */
  canConnect: z.boolean(),
});
export type OwnMeetingSettings = z.infer<typeof OwnMeetingSettings>;

export const meeting = {
  listInThread: call({
    access,
    permission: 'read',
    own,
    method: 'GET',
    path: '/threads/{threadId}/meetings',
    summary: 'Lists the offered slots and the meetings of a conversation, with the hours of both sides',
    tags,
  })
    .input(z.object({ threadId: z.string() }))
    .output(ThreadMeetings),
  readWeek: call({
    access,
    permission: 'read',
    own: 'busy times of the caller’s own side',
    path: '/get-meeting-week',
    summary: 'Returns when the own side is busy: by its meetings, and by the calendars that it has connected',
    tags,
    limit: { max: 120, seconds: 60 },
  })
    .input(
      z.strictObject({
        fromIsoDateTimeUtc: isoDateTimeUtc(),
        toIsoDateTimeUtc: isoDateTimeUtc(),
        memberUids: z.array(id()).max(MEETING_MEMBERS_MAX).default([]),
      }),
    )
    .output(MeetingWeek),
  listUpcoming: call({
    access,
    permission: 'read',
    own,
    method: 'GET',
    path: '/upcoming-meetings',
    summary:
      'Lists the confirmed meetings that are not over, and the open offers of both sides, the earliest first',
    tags,
  })
    .input(Nothing)
    .output(UpcomingMeetings),
  offer: call({
    access,
    permission: 'recruit',
    own: `${own}; a company without premium access gets PREMIUM_REQUIRED`,
    notWhileLimited: true,
    path: '/offer-meeting',
    summary:
      'Offers slots for a meeting, or for moving one. It replaces the open offer of the same side in the conversation',
    tags,
    limit: { max: 60, seconds: 3600 },
  })
    .input(NewMeetingOffer)
    .output(MeetingOffer),
  withdrawOffer: call({
    access,
    permission: 'recruit',
    own,
    path: '/withdraw-meeting-offer',
    summary: 'Withdraws the slots that the own side has offered. Idempotent',
    tags,
  })
    .input(z.strictObject({ meetingOfferId: id() }))
    .output(Nothing),
  take: call({
    access,
    permission: 'recruit',
    own,
    path: '/take-meeting-slot',
    summary: 'Takes one of the slots that the other side has offered. The others are free again',
    tags,
    limit: { max: 60, seconds: 600 },
  })
    .input(
      z.strictObject({
        meetingOfferId: id(),
        startsIsoDateTimeUtc: isoDateTimeUtc(),
        timeZone: TimeZone,
      }),
    )
    .output(Meeting),
  cancel: call({
    access,
    permission: 'recruit',
    own,
    path: '/cancel-meeting',
    summary: 'Cancels a meeting, with a reason',
    tags,
  })
    .input(z.strictObject({ meetingId: id(), reason: MeetingReason }))
    .output(Meeting),
  readCalendarFile: call({
    access,
    permission: 'read',
    own,
    method: 'GET',
    path: '/meetings/{meetingId}/calendar-file',
    summary: 'Returns a meeting as an iCalendar file',
    tags,
  })
    .input(z.object({ meetingId: z.string() }))
    .output(z.object({ filename: z.string(), content: z.string() })),
  readSettings: call({
    access,
    permission: 'read',
    own: ownSettings,
    method: 'GET',
    path: '/meeting-settings',
    summary: 'Returns the zone, hours and room of the caller, and the connected calendar',
    tags,
  })
    .input(Nothing)
    .output(OwnMeetingSettings),
  saveSettings: call({
    access,
    permission: 'recruit',
    own: ownSettings,
    method: 'PUT',
    path: '/meeting-settings',
    summary:
      'Stores the zone, hours and room of the caller. A company uses the room of its owner where a member has none',
    tags,
    limit: { max: 60, seconds: 600 },
  })
    .input(z.strictObject({ settings: MeetingSettings }))
    .output(OwnMeetingSettings),
  connectCalendar: call({
    access,
    permission: 'recruit',
    own: ownSettings,
    path: '/connect-calendar',
    summary:
      'Connects a calendar by CalDAV, and reads when the caller is busy. The password is stored encrypted',
    tags,
    limit: { max: 10, seconds: 600 },
  })
    .input(z.strictObject({ calendar: NewCalendarLink }))
    .output(OwnMeetingSettings),
  disconnectCalendar: call({
    access,
    permission: 'recruit',
    own: ownSettings,
    path: '/disconnect-calendar',
    summary: 'Disconnects the calendar, and deletes its password and busy times. Idempotent',
    tags,
  })
    .input(Nothing)
    .output(OwnMeetingSettings),
};
