import type { ThreadParty } from '@talaash/domain/thread/choice';
import type { NoticeKind } from '@talaash/domain/notification-preferences/choice';
import { and, asc, eq, gt, ne, not, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { companies } from '../../db/schema/company.ts';
import { events } from '../../db/schema/event.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { messages } from '../../db/schema/message.ts';
import { companyTimestamps, talentTimestamps } from '../../db/schema/messages-page.ts';
import { threads } from '../../db/schema/thread.ts';
import { talentInThread } from '../../db/visibility.ts';
import { wantsNotices } from '../notification-preferences/queries.ts';
import { SIDES } from '../thread/queries.ts';

export type Recipient = { email: string; name: string };

/**
 * The recipient of a party's mail; undefined if the account is gone, disabled or unverified, or has turned off mails of this
 * kind.
 */
export async function readRecipient(
  db: Db,
  { side, id }: ThreadParty,
  kind?: NoticeKind,
): Promise<Recipient | undefined> {
  const who = { email: users.email, name: users.name };
  const canGetMail = and(users.emailVerified, not(users.isDisabled), kind && wantsNotices(kind));
  const [recipient] =
    side === 'company'
      ? await db
          .select(who)
          .from(companies)
          .innerJoin(users, eq(users.id, companies.createdByUid))
          .where(and(eq(companies.companyId, id), canGetMail))
      : await db
          .select(who)
          .from(talents)
          .innerJoin(users, eq(users.id, talents.createdByUid))
          .where(and(eq(talents.talentId, id), canGetMail));
  return recipient;
}

/** The current reviews of a talent or company. */
export async function readReviews(db: Db, { side, id }: ThreadParty) {
  const [reviews] =
    side === 'company'
      ? await db
          .select({ ai: companies.aiReviewResponse, human: companies.humanReviewResponse })
          .from(companies)
          .where(eq(companies.companyId, id))
      : await db
          .select({ ai: talents.aiReviewResponse, human: talents.humanReviewResponse })
          .from(talents)
          .where(eq(talents.talentId, id));
  return reviews;
}

/** The facts of a mail about an invitation. */
export async function readInvitation(db: Db, threadId: string, noteMessageId = '') {
  const [invitation] = await db
    .select({
      companyId: threads.companyId,
      talentId: threads.talentId,
      jobPostTitle: threads.jobPostTitle,
      terms: threads.terms,
      status: threads.jobPostInvitationStatus,
      companyName: companyProfiles.name,
      talentName: talentInThread.name,
      note: messages.markdown,
    })
    .from(threads)
    .innerJoin(companyProfiles, eq(companyProfiles.companyId, threads.companyId))
    .innerJoin(talentProfiles, eq(talentProfiles.talentId, threads.talentId))
    .leftJoin(messages, and(eq(messages.messageId, noteMessageId), eq(messages.threadId, threads.threadId)))
    .where(eq(threads.threadId, threadId));
  return invitation;
}

const TIMESTAMPS = {
  company: { table: companyTimestamps, id: companyTimestamps.companyId },
  talent: { table: talentTimestamps, id: talentTimestamps.talentId },
} as const;

/** When a party last visited its messages, and when it was last mailed about new ones. */
export async function readLastSeen(db: Db, { side, id }: ThreadParty) {
  const { table, id: column } = TIMESTAMPS[side];
  const [row] = await db
    .select({
      visitedAt: table.messagesPageLastVisitedIsoDateTimeUtc,
      mailedAt: table.newMessagesEmailLastSentIsoDateTimeUtc,
    })
    .from(table)
    .where(eq(column, id));
  return { visitedAt: row?.visitedAt ?? null, mailedAt: row?.mailedAt ?? null };
}

/** The database's time, which dates messages, as an ISO date and time. Later messages are dated later. */
export async function readMessageTime(db: Db): Promise<string> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  return new Date(rows[0]?.ms ?? Number.NaN).toISOString();
}

/** The unread threads in which the other side has written what this side has not read since, with the other side's name and how many messages there are. */
export function listNews(db: Db, { side, id }: ThreadParty, since: string) {
  const { id: own, readStatus, sender } = SIDES[side];
  const readBy = side === 'company' ? events.companyId : events.talentId;
  const by = side === 'company' ? talentInThread.name : sql<string>`${companyProfiles.name}`;
  return db
    .select({
      threadId: threads.threadId,
      by,
      count: sql<number>`count(*)::int`,
      firstAt: sql<string>`min(${messages.createdIsoDateTimeUtc})`.mapWith(messages.createdIsoDateTimeUtc),
    })
    .from(threads)
    .innerJoin(messages, eq(messages.threadId, threads.threadId))
    .innerJoin(companyProfiles, eq(companyProfiles.companyId, threads.companyId))
    .innerJoin(talentProfiles, eq(talentProfiles.talentId, threads.talentId))
    .where(
      and(
        eq(own, id),
        eq(threads[readStatus], 'Unread'),
        ne(messages.sender, 'System'),
        ne(messages.sender, sender),
        gt(messages.createdIsoDateTimeUtc, since),
        // A thread that was read is unread again with the next message.
        sql`not exists (select from ${events} where ${readBy} = ${id} and ${events.kind} = 'thread.read'
          and ${events.threadId} = ${threads.threadId}
          and ${events.createdIsoDateTimeUtc} >= ${messages.createdIsoDateTimeUtc})`,
      ),
    )
    .groupBy(threads.threadId, by)
    .orderBy(asc(by));
}
