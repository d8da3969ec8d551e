import type {
  CalendarFailure,
  MeetingCanceller,
  MeetingMinutes,
  MeetingOfferState,
  MeetingState,
} from '@talaash/domain/meeting/choice';
import type { ThreadSide } from '@talaash/domain/thread/choice';
import { isNotNull, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { isoDateTime, timestamps } from './column.ts';
import { threads } from './thread.ts';

const threadId = () =>
  text('thread_id')
    .notNull()
    .references(() => threads.threadId, { onDelete: 'cascade' });

/** The slots that one side of a conversation offers. Each side has one open offer at most. */
export const meetingOffers = pgTable(
  'meeting_offers',
  {
    meetingOfferId: text('meeting_offer_id').primaryKey(),
    threadId: threadId(),
    side: text().$type<ThreadSide>().notNull(),
    offeredByUid: text('offered_by_uid').notNull(),
    /** The other members of the company who take part. */
    memberUids: text('member_uids').array().notNull(),
    minutes: integer().$type<MeetingMinutes>().notNull(),
    /** The starts of the slots as ISO times, the earliest first. */
    slots: text().array().notNull(),
    timeZone: text('time_zone').notNull(),
    keptUntilIsoDateTimeUtc: isoDateTime('kept_until').notNull(),
    state: text().$type<MeetingOfferState>().notNull(),
    /** Who took a slot, and which one; null before. */
    takenByUid: text('taken_by_uid'),
    takenSlotIsoDateTimeUtc: isoDateTime('taken_slot'),
    /** The meeting that would move. */
    movesMeetingId: text('moves_meeting_id'),
    reason: text(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('meeting_offers_open').on(table.threadId, table.side).where(sql`${table.state} = 'open'`),
    index().on(table.threadId),
    index('meeting_offers_ended').on(table.updatedIsoDateTimeUtc),
  ],
);

export const meetings = pgTable(
  'meetings',
  {
    meetingId: text('meeting_id').primaryKey(),
    threadId: threadId(),
    companyId: text('company_id').notNull(),
    talentId: text('talent_id').notNull(),
    startsIsoDateTimeUtc: isoDateTime('starts_at').notNull(),
    endsIsoDateTimeUtc: isoDateTime('ends_at').notNull(),
    state: text().$type<MeetingState>().notNull(),
    /** Counts the changes, for calendars. */
    sequence: integer().notNull().default(0),
    /** The members of the company who take part; the first one is the organizer. No foreign keys: ids stay. */
    memberUids: text('member_uids').array().notNull(),
    /** The talent’s account. */
    talentUid: text('talent_uid').notNull(),
    roomUrl: text('room_url'),
    cancelledBy: text('cancelled_by').$type<MeetingCanceller>(),
    cancelledByUid: text('cancelled_by_uid'),
    /** Why it was cancelled or moved last, and the side that wrote it. */
    reason: text(),
    reasonSide: text('reason_side').$type<ThreadSide>(),
    /** Null once all reminders were sent, and when it is cancelled. */
    nextReminderAt: isoDateTime('next_reminder_at'),
    ...timestamps(),
  },
  (table) => [
    index().on(table.threadId),
    index().on(table.companyId, table.startsIsoDateTimeUtc),
    index().on(table.talentId, table.startsIsoDateTimeUtc),
    index('meetings_reminder').on(table.nextReminderAt).where(isNotNull(table.nextReminderAt)),
    index().on(table.endsIsoDateTimeUtc),
  ],
);

/**
 * When people are in confirmed meetings. The migration adds the constraint `taken_times_never_double`: no account is in two meetings
 * that overlap.
 */
export const takenTimes = pgTable(
  'taken_times',
  {
    meetingId: text('meeting_id')
      .notNull()
      .references(() => meetings.meetingId, { onDelete: 'cascade' }),
    uid: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startsIsoDateTimeUtc: isoDateTime('starts_at').notNull(),
    endsIsoDateTimeUtc: isoDateTime('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.meetingId, table.uid] }), index().on(table.uid)],
);

/** When an account can be met, and where. */
export const meetingSettings = pgTable('meeting_settings', {
  uid: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  timeZone: text('time_zone').notNull(),
  dayStartMinutes: integer('day_start_minutes').notNull(),
  dayEndMinutes: integer('day_end_minutes').notNull(),
  roomUrl: text('room_url'),
  ...timestamps(),
});

/** A calendar whose busy times are read by CalDAV. */
export const calendarLinks = pgTable('calendar_links', {
  uid: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  url: text().notNull(),
  user: text('user_name').notNull(),
  /** Encrypted. */
  password: text('password_encrypted').notNull(),
  /** Pairs of milliseconds: busy from, busy until. No titles. */
  busy: jsonb().$type<[number, number][]>().notNull().default([]),
  readIsoDateTimeUtc: isoDateTime('read_at'),
  /** The last try, successful or not. */
  triedAt: isoDateTime('tried_at'),
  failure: text().$type<CalendarFailure>(),
  ...timestamps(),
});
