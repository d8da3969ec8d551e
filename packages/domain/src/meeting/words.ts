import type { ThreadSide } from '../thread/choice.ts';
import { countOf } from '../base/count.ts';
import type { CalendarFailure, MeetingCanceller } from './choice.ts';
import {
  CALENDAR_MAX,
  MEETING_AHEAD_DAYS,
  MEETING_NOTICE_MINUTES,
  MEETING_OFFER_KEPT,
  MEETING_SLOTS_MAX,
  MEETING_STEP_MINUTES,
} from './limit.ts';

export const MEETING_SENTENCES = {
  noZone: 'Choose a time zone, such as Asia/Kolkata',
  roomUrl: 'Enter the address of the meeting room. It starts with https',
  dayEnds: 'The day must end after it starts',
  calendarUrl: 'Enter the address of the calendar. It starts with https',
  offered: (slots: number) => `${countOf(slots, 'slot')} offered.`,
  taken: 'The meeting is confirmed. Both sides got an email.',
  moved: 'The meeting has moved. Both sides got an email.',
  cancelled: 'The meeting is cancelled. Both sides got an email.',
  withdrawn: 'The slots are no longer offered.',
  failed: 'This failed. Please try again.',
  outsideOther: (name: string) => `outside the hours of ${name}`,
  overlaps: 'overlaps an appointment',
  free: 'you are free',
  gone: 'gone',
  closed: 'This conversation is closed, so the meeting is off.',
  noRoom: 'The company has not named a meeting room.',
  reminders: 'We remind you a day and 15 minutes before.',
  sameClocks: 'the same clocks as yours',
  grey: (name: string) =>
    `Grey times are outside the hours of ${name} or outside your hours. They can be offered too.`,
  onePress: 'One press sends it to both calendars.',
} as const;

export const MEETING_REFUSALS = {
  notAccepted: 'Slots can be offered once the invitation is accepted.',
  slotCount: `Offer 1 to ${MEETING_SLOTS_MAX} slots.`,
  steps: `Slots start in steps of ${MEETING_STEP_MINUTES} minutes.`,
  outOfTime: `Slots start at least ${MEETING_NOTICE_MINUTES} minutes and at most ${MEETING_AHEAD_DAYS} days from now.`,
  overlap: 'These slots overlap each other.',
  kept: `Slots are kept for at least ${MEETING_OFFER_KEPT.hoursMin} hour and at most ${MEETING_OFFER_KEPT.daysMax} days.`,
  ownOffer: 'Your side has offered these slots. The other side takes one.',
  notOwn: 'The other side has offered these slots. Take one, or offer other slots.',
  taken: 'A slot of this offer is already taken.',
  withdrawn: 'These slots are no longer offered.',
  keptNoLonger: 'These slots are no longer kept. Offer other slots.',
  noSlot: 'This slot was not offered.',
  past: 'This slot has passed. Take another one.',
  double: 'One of you has another meeting at this time. Take another slot.',
  cancelled: 'This meeting is cancelled.',
  begun: 'This meeting has started or is over.',
  noMember: 'Everybody who takes part for the company must be a member of it.',
  unknown: 'This meeting was not found.',
  unknownOffer: 'This offer was not found.',
  calendarsOff: 'Calendars cannot be connected on this installation.',
} as const;

export const CALENDAR_FAILURE_SENTENCES: Record<CalendarFailure, string> = {
  refused:
    'We do not connect to this address. Use an https address on the public internet that does not redirect.',
  unreachable: `The calendar server did not answer within ${CALENDAR_MAX.seconds} seconds.`,
  unauthorized: 'The calendar server refused the user name or the password. Use an app password.',
  noCalendar: 'There is no calendar at this address. Copy the address of one calendar, not of the server.',
  unreadable: 'The answer of the calendar server is not a calendar, or is too large.',
};

/** Who cancelled a meeting, for a reader of one side. */
export function cancelledWords(by: MeetingCanceller, reader: ThreadSide, otherName: string): string {
  if (by === 'product') return MEETING_SENTENCES.closed;
  return by === reader ? 'Your side cancelled this meeting.' : `${otherName} cancelled this meeting.`;
}

/** The title of a meeting in a calendar. */
export const meetingTitle = (companyName: string, talentName: string): string =>
  `${companyName} and ${talentName}`;
