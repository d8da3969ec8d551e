import {
  NOTIFICATION_EVENTS,
  NOTIFICATION_TYPE_OF,
  type NotificationStatus,
  type NotificationType,
} from '@talaash/domain/notification/choice';
import { NOTIFICATION_EXCERPT_LENGTH } from '@talaash/domain/notification/limit';
import type { ThreadParty, ThreadSide } from '@talaash/domain/thread/choice';
import { and, count, eq, inArray, isNotNull, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { type Page, readPage } from '../../call/page.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { messages } from '../../db/schema/message.ts';
import { notifications } from '../../db/schema/notification.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { threads } from '../../db/schema/thread.ts';
import { talentInThread } from '../../db/visibility.ts';
import type { NewEvent } from '../../events/record.ts';

export type NotificationRow = typeof notifications.$inferSelect;

export const ofParty = ({ side, id }: { side: ThreadSide; id: string | Placeholder }): SQL =>
  eq(side === 'talent' ? notifications.talentId : notifications.companyId, id);

export const isUnread: SQL = sql`(${notifications.readAt} is null and ${notifications.archivedAt} is null)`;
const isRead: SQL = sql`(${notifications.readAt} is not null and ${notifications.archivedAt} is null)`;

const OF_STATUS: Record<NotificationStatus, SQL> = {
  unread: isUnread,
  read: isRead,
  archived: isNotNull(notifications.archivedAt),
};

/** The event that makes the windows of one side, and only these, re-read their entries. */
export const changedEvent = ({ side, id }: ThreadParty): NewEvent => ({
  kind: 'notification.changed',
  actorUid: null,
  ...(side === 'talent' ? { talentId: id } : { companyId: id }),
});

export type NotificationQuestion = {
  status?: NotificationStatus | undefined;
  type?: NotificationType | undefined;
  limit: number;
  cursor: string | null;
};

/** The party's entries, newest first; without a status, those that are not archived. */
export function pageNotifications(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  party: ThreadParty,
  { status, type, limit, cursor }: NotificationQuestion,
): Promise<Page<NotificationRow>> {
  const events = NOTIFICATION_EVENTS.filter((event) => NOTIFICATION_TYPE_OF[event] === type);
  const where = [
    ofParty(party),
    status === undefined ? isNull(notifications.archivedAt) : OF_STATUS[status],
    ...(type === undefined ? [] : [inArray(notifications.event, events)]),
  ];
  const [at, id] = ['lastIsoDateTimeUtc', 'notificationId'] as const;
  return readPage({ db, log, table: notifications, where, at, id, limit, cursor });
}

/** How many entries the party has, by event. */
export const countNotifications = (db: Db, party: ThreadParty) =>
  db
    .select({
      event: notifications.event,
      total: sql<number>`(count(*) filter (where ${notifications.archivedAt} is null))::int`,
      unread: sql<number>`(count(*) filter (where ${isUnread}))::int`,
      archived: sql<number>`(count(*) filter (where ${notifications.archivedAt} is not null))::int`,
    })
    .from(notifications)
    .where(ofParty(party))
    .groupBy(notifications.event);

/** How many entries are unread. */
export async function countUnread(db: Db, party: ThreadParty): Promise<{ all: number }> {
  const [row] = await UNREAD_QUERIES[party.side](db).execute({ id: party.id });
  return row ?? { all: 0 };
}

const unreadQuery = (side: ThreadSide) =>
  prepared((db) =>
    db
      .select({ all: count() })
      .from(notifications)
      .where(and(ofParty({ side, id: sql.placeholder('id') }), isUnread))
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
  excerpt: sql<string | null>`left(${messages.markdown}, ${NOTIFICATION_EXCERPT_LENGTH})`,
};

const ofMessage = and(
  eq(messages.messageId, notifications.messageId),
  eq(messages.threadId, notifications.threadId),
);
const ofJobPost = and(eq(jobPosts.jobPostId, notifications.jobPostId), isNull(jobPosts.deletedAt));

/** The current content of the records that a talent's entries refer to. */
export const readTalentFacts = (db: Db, ids: readonly string[]) =>
  db
    .select({ ...entryFacts, name: companyProfiles.name, picture: companyProfiles.logo })
    .from(notifications)
    .leftJoin(
      threads,
      and(eq(threads.companyId, notifications.senderId), eq(threads.talentId, notifications.talentId)),
    )
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, notifications.senderId))
    .leftJoin(jobPosts, ofJobPost)
    .leftJoin(messages, ofMessage)
    .where(inArray(notifications.notificationId, [...ids]));

/** The same for a company, which sees of a talent what the thread shows. */
export const readCompanyFacts = (db: Db, ids: readonly string[]) =>
  db
    .select({
      ...entryFacts,
      name: sql<string | null>`case when ${threads.threadId} is not null then ${talentInThread.name} end`,
      picture: talentInThread.profilePicture,
    })
    .from(notifications)
    .leftJoin(
      threads,
      and(eq(threads.companyId, notifications.companyId), eq(threads.talentId, notifications.senderId)),
    )
    .leftJoin(talentProfiles, eq(talentProfiles.talentId, notifications.senderId))
    .leftJoin(jobPosts, ofJobPost)
    .leftJoin(messages, ofMessage)
    .where(inArray(notifications.notificationId, [...ids]));

export type NotificationFactsRow = Awaited<
  ReturnType<typeof readCompanyFacts | typeof readTalentFacts>
>[number];
