import { DELETED_ACCOUNT_NAME } from '@talaash/domain/account-deletion/words';
import type { EventKind } from '@talaash/domain/event/choice';
import type { InvitationStatus } from '@talaash/domain/invitation/choice';
import { INVITATION_REST_DAYS } from '@talaash/domain/invitation/limit';
import type { SystemMessageEvent } from '@talaash/domain/message/choice';
import { SYSTEM_MESSAGE_TEXTS } from '@talaash/domain/message/words';
import type { ThreadParty, ThreadSide } from '@talaash/domain/thread/choice';
import { nameMatches } from '@talaash/domain/base/search-keyword';
import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  type Placeholder,
  type SQL,
  sql,
  type WithSubquery,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { newRecordId } from '../../base/record-id.ts';
import { afterCursor, type Page, pageOf } from '../../call/page.ts';
import type { Db } from '../../db/client.ts';
import { contactFacts } from '../../db/contact-owner.ts';
import { insertFrom } from '../../db/insert-from.ts';
import { prepared } from '../../db/prepared.ts';
import { companyDomains } from '../../db/schema/company-verification.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { messages } from '../../db/schema/message.ts';
import { threads } from '../../db/schema/thread.ts';
import { hasBlocked, isThreadPaused, talentInThread } from '../../db/visibility.ts';
import { recordFrom } from '../../events/record.ts';

/** The two sides of a thread: the column of each one's id, the sender of its messages and its read status. */
export const SIDES = {
  company: {
    id: threads.companyId,
    sender: 'Company',
    readStatus: 'companyThreadReadStatus',
    other: 'talent',
  },
  talent: { id: threads.talentId, sender: 'Talent', readStatus: 'talentThreadReadStatus', other: 'company' },
} as const satisfies Record<ThreadSide, unknown>;

/** A logged-in company or talent as a party of its threads. */
export function partyOf(viewer: { companyId: string | null; talentId: string | null }): ThreadParty {
  if (viewer.companyId !== null) return { side: 'company', id: viewer.companyId };
  if (viewer.talentId !== null) return { side: 'talent', id: viewer.talentId };
  throw new Error('A party of threads is a company or a talent.');
}

/** The condition under which a thread is a party's own. Its placeholders are `threadId` and `partyId`. */
export const isOwnThread = (side: ThreadSide): SQL | undefined =>
  and(eq(threads.threadId, sql.placeholder('threadId')), eq(SIDES[side].id, sql.placeholder('partyId')));

/**
 * The timestamp of a thread's next message: now, and always later than the last change, so that messages are ordered by
 * time. For an UPDATE of `threads`, whose row lock makes it exact.
 */
export const nextTimestamp: SQL = sql`greatest(clock_timestamp(), ${threads.updatedIsoDateTimeUtc} + interval '1 millisecond')`;

/**
 * The condition under which a thread is still open or ended as it was read. For an UPDATE of `threads`, whose row lock makes it
 * exact: if it finds nothing, the rules decide again. `threadAsRead` has the values of its placeholders.
 */
export const isThreadAsRead: SQL = sql`(
  ${threads.threadId} = ${sql.placeholder('threadId')}
    and ${threads.endedIsoDateTimeUtc} is not distinct from ${sql.placeholder('endedAt')}::timestamptz
    and ${threads.deletedSide} is not distinct from ${sql.placeholder('deletedSide')}::text)`;

export const threadAsRead = ({
  threadId,
  endedIsoDateTimeUtc: endedAt,
  deletedSide,
}: typeof threads.$inferSelect) => ({ threadId, endedAt, deletedSide });

/**
 * Whether a company can invite the talent of a thread again: `canInviteAgain` of the domain, by the database's clock. For queries
 * that have `threads`.
 */
export const canBeInvitedAgain: SQL<boolean> = sql<boolean>`(${threads.jobPostInvitationStatus} in ('TakenBack', 'Expired')
  or ${threads.jobPostInvitationStatus} = 'Rejected' and ${threads.declinedAt} <= now() - ${INVITATION_REST_DAYS} * interval '1 day')`;

/** The status of an invitation that still stands in the way of another one; null if there is none. */
export const standingInvitationStatus: SQL<InvitationStatus | null> = sql<InvitationStatus | null>`
  case when not ${canBeInvitedAgain} or ${threads.declinedAt} is null and ${threads.jobPostInvitationStatus} = 'Rejected'
    then ${threads.jobPostInvitationStatus} end`;

/** The threads that another part of a statement has changed. */
type ChangedThreads = WithSubquery &
  Record<'threadId' | 'companyId' | 'talentId' | 'jobPostId' | 'updatedIsoDateTimeUtc', PgColumn>;

/** The event of changed threads. Its actor is the value of the placeholder `actorUid`. */
export const threadEvent = (thread: ChangedThreads, kind: EventKind, payload?: Placeholder): SQL => {
  const { threadId, companyId, talentId, jobPostId } = thread;
  const actorUid = sql.placeholder('actorUid');
  const named = { threadId, companyId, talentId, jobPostId };
  return recordFrom({ kind, actorUid, ...named, ...(payload && { payload }) }, sql`from ${thread}`);
};

/** The system message of changed threads. Its id is the value of the placeholder `messageId`. */
export const systemMessage = (thread: ChangedThreads, event: SystemMessageEvent): SQL =>
  insertFrom(
    messages,
    {
      messageId: sql.placeholder('messageId'),
      threadId: thread.threadId,
      companyId: thread.companyId,
      sender: 'System',
      markdown: SYSTEM_MESSAGE_TEXTS[event],
      event,
      createdIsoDateTimeUtc: thread.updatedIsoDateTimeUtc,
    },
    sql`from ${thread}`,
  );

/** The row of a system message of a thread that a transaction has changed. `systemMessage` is the same inside a statement. */
export const systemMessageRow = (
  { threadId, companyId, updatedIsoDateTimeUtc }: ChangedThread,
  event: SystemMessageEvent,
) => ({
  messageId: newRecordId(),
  threadId,
  companyId,
  sender: 'System' as const,
  markdown: SYSTEM_MESSAGE_TEXTS[event],
  event,
  createdIsoDateTimeUtc: updatedIsoDateTimeUtc,
});

type ChangedThread = Pick<typeof threads.$inferSelect, 'threadId' | 'companyId' | 'updatedIsoDateTimeUtc'>;

/** The columns of a thread for one side, with whether it is paused. */
export const threadColumns = (side: ThreadSide) => ({
  ...getTableColumns(threads),
  isPaused: isThreadPaused,
  isBlocked: hasBlocked(side),
});

const threadQuery = (side: ThreadSide) =>
  prepared((db) =>
    db.select(threadColumns(side)).from(threads).where(isOwnThread(side)).prepare(`thread_of_${side}`),
  );

const THREAD_QUERIES = { company: threadQuery('company'), talent: threadQuery('talent') };

export async function readThread(db: Db, { side, id: partyId }: ThreadParty, threadId: string) {
  const [thread] = await THREAD_QUERIES[side](db).execute({ threadId, partyId });
  return thread;
}

/** The list shows only the beginning of a long message. */
const previewLength = 200;

/** A lateral subquery: the latest message of the outer query's thread. */
const lastMessageOf = (db: Db, condition?: SQL) =>
  db
    .select({
      sender: messages.sender,
      markdown: sql<string>`left(${messages.markdown}, ${previewLength})`.as('markdown'),
      attachments: messages.attachments,
      event: messages.event,
      hiddenByAdminAt: messages.hiddenByAdminAt,
      createdIsoDateTimeUtc: messages.createdIsoDateTimeUtc,
    })
    .from(messages)
    .where(and(eq(messages.threadId, threads.threadId), condition))
    .orderBy(desc(messages.createdIsoDateTimeUtc), desc(messages.messageId))
    .limit(1)
    .as('last_message');

/**
 * For a FROM: `threads` and their latest messages `m`. A conversation's time is that of its last message, so a party's latest
 * messages are in its latest open conversations and its latest ended ones. The message that a conversation ended is left out.
 */
export function latestMessages({ side, id }: ThreadParty, limit: number): SQL {
  const latest = (isEnded: boolean) => sql`(
    select * from ${threads} where ${SIDES[side].id} = ${id} and (${threads.endedIsoDateTimeUtc} is not null) = ${isEnded}
    order by ${threads.updatedIsoDateTimeUtc} desc limit ${limit})`;
  return sql`(${latest(false)} union all ${latest(true)}) threads
    cross join lateral (
      select message_id, created_at, sender, event from messages
      where thread_id = threads.thread_id and event is distinct from 'ThreadEnded'
      order by created_at desc, message_id desc limit ${limit}) m`;
}

export type LastMessageRow = Pick<
  typeof messages.$inferSelect,
  'sender' | 'markdown' | 'attachments' | 'event' | 'hiddenByAdminAt' | 'createdIsoDateTimeUtc'
>;

/** @property cursor null for the first page */
export type ThreadQuestion = { nameStartsWith: string; limit: number; cursor: string | null };

/** The threads after the previous page. */
const beyond = (cursor: string | null): SQL | undefined =>
  afterCursor({ at: threads.updatedIsoDateTimeUtc, id: threads.threadId }, { cursor });

const threadPage = <Row extends { thread: typeof threads.$inferSelect }>(
  rows: Row[],
  limit: number,
): Page<Row> =>
  pageOf(rows, limit, ({ thread }) => ({ at: thread.updatedIsoDateTimeUtc, id: thread.threadId }));

export type CompanyThreadQuestion = ThreadQuestion & {
  jobPostId?: string | undefined;
  invitationStatus?: InvitationStatus | undefined;
  /** A condition of those who own the contact: `isContactOf`. */
  isOwned?: SQL | undefined;
};

/** The company's threads, latest first, filtered by talent name, job post, answer and owner. */
export async function listCompanyThreads(db: Db, companyId: string, question: CompanyThreadQuestion) {
  const { jobPostId, invitationStatus, limit } = question;
  const asked = and(
    beyond(question.cursor),
    eq(threads.companyId, companyId),
    jobPostId === undefined ? undefined : eq(threads.jobPostId, jobPostId),
    invitationStatus === undefined ? undefined : eq(threads.jobPostInvitationStatus, invitationStatus),
    question.isOwned,
  );
  const withTalent = eq(talentProfiles.talentId, threads.talentId);
  const named = await threadsByName(question, () =>
    db
      .select({ threadId: threads.threadId, name: talentInThread.name })
      .from(threads)
      .leftJoin(talentProfiles, withTalent)
      .where(asked)
      .orderBy(desc(threads.updatedIsoDateTimeUtc), desc(threads.threadId)),
  );
  const lastMessage = lastMessageOf(db);
  const rows = await db
    .select({
      thread: threadColumns('company'),
      talentProfile: talentInThread,
      lastMessage: columnsOf(lastMessage),
      contact: contactFacts,
    })
    .from(threads)
    .leftJoin(talentProfiles, withTalent)
    .leftJoinLateral(lastMessage, sql`true`)
    .where(and(asked, named))
    .orderBy(desc(threads.updatedIsoDateTimeUtc), desc(threads.threadId))
    .limit(limit + 1);
  return threadPage(rows, limit);
}
export type CompanyThreadRow = Awaited<ReturnType<typeof listCompanyThreads>>['rows'][number];

/** The talent's threads, latest first, filtered by company name. System messages are not shown to a talent. */
export async function listTalentThreads(db: Db, talentId: string, question: ThreadQuestion) {
  const withCompany = eq(companyProfiles.companyId, threads.companyId);
  const asked = and(beyond(question.cursor), eq(threads.talentId, talentId));
  const named = await threadsByName(question, () =>
    db
      .select({
        threadId: threads.threadId,
        name: sql<string>`coalesce(${companyProfiles.name}, ${DELETED_ACCOUNT_NAME})`,
      })
      .from(threads)
      .leftJoin(companyProfiles, withCompany)
      .where(asked)
      .orderBy(desc(threads.updatedIsoDateTimeUtc), desc(threads.threadId)),
  );
  const lastMessage = lastMessageOf(db, isNull(messages.event));
  const rows = await db
    .select({
      thread: threadColumns('talent'),
      companyProfile: {
        name: companyProfiles.name,
        locality: companyProfiles.locality,
        logo: companyProfiles.logo,
      },
      verifiedDomain: sql<string | null>`(select min(d.domain) from ${companyDomains} d
        where d.company_id = ${threads.companyId} and d.proven_at is not null)`,
      jobPostCategory: jobPosts.category,
      lastMessage: columnsOf(lastMessage),
    })
    .from(threads)
    .leftJoin(companyProfiles, withCompany)
    .leftJoin(jobPosts, and(eq(jobPosts.jobPostId, threads.jobPostId), isNull(jobPosts.deletedAt)))
    .leftJoinLateral(lastMessage, sql`true`)
    .where(and(asked, named))
    .orderBy(desc(threads.updatedIsoDateTimeUtc), desc(threads.threadId))
    .limit(question.limit + 1);
  return threadPage(rows, question.limit);
}
export type TalentThreadRow = Awaited<ReturnType<typeof listTalentThreads>>['rows'][number];

/** The domain's rule compares names, over the party's own threads only. No condition for an empty text. */
async function threadsByName(
  { nameStartsWith, limit }: ThreadQuestion,
  readNames: () => Promise<{ threadId: string; name: string }[]>,
): Promise<SQL | undefined> {
  if (nameStartsWith === '') return undefined;
  const all = await readNames();
  // One row more than the page shows whether there is a next page.
  const named = all.filter(({ name }) => nameMatches(name, nameStartsWith)).slice(0, limit + 1);
  return inArray(
    threads.threadId,
    named.map(({ threadId }) => threadId),
  );
}

const columnsOf = ({
  sender,
  markdown,
  attachments,
  event,
  hiddenByAdminAt,
  createdIsoDateTimeUtc,
}: ReturnType<typeof lastMessageOf>) => ({
  sender,
  markdown,
  attachments,
  event,
  hiddenByAdminAt,
  createdIsoDateTimeUtc,
});
