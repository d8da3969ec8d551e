import { eventsOfRole } from '@talaash/domain/notification/audience';
import {
  NOTIFICATION_EVENTS,
  NOTIFICATION_TYPE_OF,
  type NotificationEvent,
  type NotificationStatus,
  type NotificationType,
} from '@talaash/domain/notification/choice';
import { NOTIFICATION_EXCERPT_LENGTH } from '@talaash/domain/notification/limit';
import type { ThreadParty, ThreadSide } from '@talaash/domain/thread/choice';
import { and, count, eq, inArray, isNotNull, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { type Page, readPage } from '../../call/page.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { messages } from '../../db/schema/message.ts';
import { notifications } from '../../db/schema/notification.ts';
import { privacyShields } from '../../db/schema/privacy-shield.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talentNotes, talentReminders } from '../../db/schema/talent-record.ts';
import { talents } from '../../db/schema/talent.ts';
import { threads } from '../../db/schema/thread.ts';
import { isVisibleTo, talentInThread } from '../../db/visibility.ts';
import type { NewEvent } from '../../events/record.ts';
import { isRecordedBy } from '../../db/recorded-by.ts';
import { partyOf } from '../thread/queries.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** Whose entries: those of a talent, or those of one member of a company, of the events that the member's role may read. */
export type Reader = ThreadParty & { uid: string; events: readonly NotificationEvent[] | null };

/** Whose notifications a viewer reads. */
export const readerOf = (
  viewer: Pick<SignedInViewer, 'uid' | 'companyId' | 'companyRole' | 'talentId'>,
): Reader => ({
  ...partyOf(viewer),
  uid: viewer.uid,
  events: viewer.companyRole === null ? null : eventsOfRole(viewer.companyRole),
});

export const ofParty = ({ side, id }: { side: ThreadSide; id: string | Placeholder }): SQL =>
  eq(side === 'talent' ? notifications.talentId : notifications.companyId, id);

/** Entries that somebody may read. */
export const ofReader = ({
  uid,
  events,
  ...party
}: {
  side: ThreadSide;
  id: string | Placeholder;
  uid: string | Placeholder;
  events: readonly NotificationEvent[] | Placeholder | null;
}): SQL =>
  party.side === 'talent'
    ? ofParty(party)
    : sql`${ofPerson(party, uid)} and ${notifications.event} = any(${sql.param(events)}::text[])`;

/** The entries of one member, and those of everybody in the company. */
export const ofPerson = (
  party: { side: ThreadSide; id: string | Placeholder },
  uid: string | Placeholder,
): SQL => sql`${ofParty(party)} and (${notifications.uid} is null or ${notifications.uid} = ${uid})`;

export const isUnread: SQL = sql`(${notifications.readAt} is null and ${notifications.archivedAt} is null)`;
const isRead: SQL = sql`(${notifications.readAt} is not null and ${notifications.archivedAt} is null)`;

const OF_STATUS: Record<NotificationStatus, SQL> = {
  unread: isUnread,
  read: isRead,
  archived: isNotNull(notifications.archivedAt),
};

/** Whose entries have changed. Without a uid, those of everybody in a company. */
export type Changed = ThreadParty & { uid: string | null };

/** The event that makes the windows of one person, and only these, re-read their entries. */
export const changedEvent = ({ side, id, uid }: Changed): NewEvent => {
  const kind = 'notification.changed';
  if (side === 'talent') return { kind, actorUid: null, talentId: id };
  return uid === null ? { kind, actorUid: null, companyId: id } : { kind, actorUid: uid };
};

export type NotificationQuestion = {
  status?: NotificationStatus | undefined;
  type?: NotificationType | undefined;
  limit: number;
  cursor: string | null;
};

/** The reader's entries, newest first; without a status, those that are not archived. */
export function pageNotifications(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  reader: Reader,
  { status, type, limit, cursor }: NotificationQuestion,
): Promise<Page<NotificationRow>> {
  const events = NOTIFICATION_EVENTS.filter((event) => NOTIFICATION_TYPE_OF[event] === type);
  const where = [
    ofReader(reader),
    status === undefined ? isNull(notifications.archivedAt) : OF_STATUS[status],
    ...(type === undefined ? [] : [inArray(notifications.event, events)]),
  ];
  const [at, id] = ['lastIsoDateTimeUtc', 'notificationId'] as const;
  return readPage({ db, log, table: notifications, where, at, id, limit, cursor });
}

/** How many entries the reader has, by event. */
export const countNotifications = (db: Db, reader: Reader) =>
  db
    .select({
      event: notifications.event,
      total: sql<number>`(count(*) filter (where ${notifications.archivedAt} is null))::int`,
      unread: sql<number>`(count(*) filter (where ${isUnread}))::int`,
      archived: sql<number>`(count(*) filter (where ${notifications.archivedAt} is not null))::int`,
    })
    .from(notifications)
    .where(ofReader(reader))
    .groupBy(notifications.event);

/** How many entries are unread. */
export async function countUnread(db: Db, { side, id, uid, events }: Reader): Promise<{ all: number }> {
  const [row] = await UNREAD_QUERIES[side](db).execute(side === 'talent' ? { id } : { id, uid, events });
  return row ?? { all: 0 };
}

const unreadQuery = (side: ThreadSide) =>
  prepared((db) =>
    db
      .select({ all: count() })
      .from(notifications)
      .where(
        and(
          ofReader({
            side,
            id: sql.placeholder('id'),
            uid: sql.placeholder('uid'),
            events: sql.placeholder('events'),
          }),
          isUnread,
        ),
      )
      .prepare(`unread_notifications_${side}`),
  );

const UNREAD_QUERIES = { company: unreadQuery('company'), talent: unreadQuery('talent') };

const entryFacts = {
  notificationId: notifications.notificationId,
  openThreadId: sql<
    string | null
  >`case when ${threads.endedIsoDateTimeUtc} is null then ${threads.threadId} end`,
  threadJobPostTitle: threads.jobPostTitle,
  invitationStatus: threads.jobPostInvitationStatus,
  isThreadEnded: sql<boolean>`${threads.endedIsoDateTimeUtc} is not null`,
  jobPostTitle: jobPosts.title,
  excerpt: sql<
    string | null
  >`case when ${messages.hiddenByAdminAt} is null then nullif(left(${messages.markdown}, ${NOTIFICATION_EXCERPT_LENGTH}), '') end`,
};

const ofMessage = and(
  eq(messages.messageId, notifications.messageId),
  eq(messages.threadId, notifications.threadId),
);
const ofJobPost = and(eq(jobPosts.jobPostId, notifications.jobPostId), isNull(jobPosts.deletedAt));

/** The current content of the records that a talent's entries refer to. */
export const readTalentFacts = (db: Db, ids: readonly string[]) =>
  db
    .select({
      ...entryFacts,
      name: companyProfiles.name,
      picture: companyProfiles.logo,
      recordedTalentId: sql<null>`null`,
      noteText: sql<null>`null`,
      reminderText: sql<null>`null`,
      isHiddenFrom: sql<boolean>`exists (select from ${privacyShields} s where s.talent_id = ${notifications.talentId}
        and s.key = ${notifications.payload} -> 'employer' ->> 'key')`,
    })
    .from(notifications)
    .leftJoin(
      threads,
      and(eq(threads.companyId, notifications.senderId), eq(threads.talentId, notifications.talentId)),
    )
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, notifications.senderId))
    .leftJoin(jobPosts, ofJobPost)
    .leftJoin(messages, ofMessage)
    .where(inArray(notifications.notificationId, [...ids]));

const isOfRecord = sql`${notifications.event} in ('note_mentioned', 'reminder_due')`;
const isReadable = sql`${isOfRecord} and ${isRecordedBy(notifications.companyId)}`;
const isNamed = sql`${isOfRecord} and ${isVisibleTo(notifications.companyId)}`;

/** What a note or a reminder says, and whom it is about, while the company reads notes about the talent. */
const recordFacts = {
  recordedTalentId: sql<string | null>`case when ${isReadable} then ${talents.talentId} end`,
  noteText: sql<string | null>`case when ${isReadable} then (select ${talentNotes.text} from ${talentNotes}
    where ${talentNotes.noteId} = ${notifications.payload} -> 'note' ->> 'noteId'
      and ${talentNotes.companyId} = ${notifications.companyId}) end`,
  reminderText: sql<
    string | null
  >`case when ${isReadable} then (select ${talentReminders.text} from ${talentReminders}
    where ${talentReminders.reminderId} = ${notifications.payload} ->> 'reminderId'
      and ${talentReminders.companyId} = ${notifications.companyId}) end`,
};

/** The same for a company, which sees of a talent what the thread shows. */
export const readCompanyFacts = (db: Db, ids: readonly string[]) =>
  db
    .select({
      ...entryFacts,
      ...recordFacts,
      name: sql<string | null>`case when ${threads.threadId} is not null then ${talentInThread.name}
        when ${isNamed} then ${talentProfiles.name} end`,
      picture: sql<
        (typeof talentProfiles.$inferSelect)['profilePicture']
      >`coalesce(${talentInThread.profilePicture}, case when ${isNamed} then ${talentProfiles.profilePicture} end)`,
      isHiddenFrom: sql<boolean>`false`,
    })
    .from(notifications)
    .leftJoin(
      threads,
      and(eq(threads.companyId, notifications.companyId), eq(threads.talentId, notifications.senderId)),
    )
    .leftJoin(talentProfiles, eq(talentProfiles.talentId, notifications.senderId))
    .leftJoin(talents, eq(talents.talentId, notifications.senderId))
    .leftJoin(jobPosts, ofJobPost)
    .leftJoin(messages, ofMessage)
    .where(inArray(notifications.notificationId, [...ids]));

export type NotificationFactsRow = Awaited<
  ReturnType<typeof readCompanyFacts | typeof readTalentFacts>
>[number];
