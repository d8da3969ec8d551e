import { meetingTitle } from '@talaash/domain/meeting/words';
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MeetingRow } from './queries.ts';

type Facts = {
  meeting: MeetingRow;
  companyName: string;
  talentName: string;
  /** The conversation of the meeting. */
  threadUrl: string;
  /** Our address: calendars need one of an organizer, and nobody learns the other side’s. */
  organizer: { name: string; email: string };
  /** Who gets it; undefined for a file that somebody stores. */
  attendee?: { name: string; email: string };
};

/** A meeting as an iCalendar file. Its id stays the same, and its sequence grows with every change, so calendars replace it. */
export function calendarFileOf(facts: Facts): { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string } {
  const { meeting, companyName, talentName, threadUrl, organizer, attendee } = facts;
  const isCancelled = meeting.state === 'cancelled';
  const method = attendee === undefined ? 'PUBLISH' : isCancelled ? 'CANCEL' : 'REQUEST';
  const calendar = ical({
    prodId: { company: 'Talaash', product: 'Meetings' },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    id: `${meeting.meetingId}@${new URL(threadUrl).hostname}`,
    sequence: meeting.sequence,
    stamp: new Date(meeting.updatedIsoDateTimeUtc),
    start: new Date(meeting.startsIsoDateTimeUtc),
    end: new Date(meeting.endsIsoDateTimeUtc),
    summary: meetingTitle(companyName, talentName),
    description: [
      ...(meeting.roomUrl === null ? [] : [`Join: ${meeting.roomUrl}`]),
      ...(meeting.reason === null ? [] : [`Reason: ${meeting.reason}`]),
      `Conversation: ${threadUrl}`,
    ].join('\n'),
    ...(meeting.roomUrl === null ? {} : { location: meeting.roomUrl }),
    url: threadUrl,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer,
    ...(attendee === undefined
      ? {}
      : { attendees: [{ ...attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }] }),
  });
  return { method, content: calendar.toString() };
}

/** The address in `Name <address>`. */
export const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
