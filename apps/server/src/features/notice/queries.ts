import type { CompanyRole } from '@talaash/domain/company-member/choice';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { rolesMailed } from '@talaash/domain/mail/audience';
import { type MailName, noticeKindOf } from '@talaash/domain/mail/words';
import { and, asc, eq, gt, ne, not, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAnyOf } from '../../db/is-any-of.ts';
import { users } from '../../db/schema/account.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { companies } from '../../db/schema/company.ts';
import { companyMembers } from '../../db/schema/company-member.ts';
import { events } from '../../db/schema/event.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { messages } from '../../db/schema/message.ts';
import { companyTimestamps, memberTimestamps, talentTimestamps } from '../../db/schema/messages-page.ts';
import { threads } from '../../db/schema/thread.ts';
import { talentInThread } from '../../db/visibility.ts';
import type { OfMember } from '../../jobs/job.ts';
import { wantsNotices } from '../notification-preferences/queries.ts';
import { SIDES } from '../thread/queries.ts';

export type Recipient = {
  uid: string;
  email: string;
  name: string;
  /** The company that the mail is about, if the recipient has several: `sendMail` names it. */
  companyName: string | null;
};

/** A talent, or a member of a company: without `uid` its owner. */
export type MailedParty = ThreadParty & OfMember;

/**
 * The recipient of a party's mail; undefined if the account is gone, disabled or unverified, or has turned off mails of this
 * kind, or if the member has left the company or has a role now that does not get it.
 */
export async function readRecipient(
  db: Db,
  { side, id, uid }: MailedParty,
  mail: MailName,
): Promise<Recipient | undefined> {
  const whose =
    side === 'talent'
      ? sql`(select ${talents.createdByUid} from ${talents} where ${talents.talentId} = ${id})`
      : sql`coalesce(${uid ?? null}::text, (select ${companies.createdByUid} from ${companies} where ${companies.companyId} = ${id}))`;
  const [recipient] = await db
    .select({
      uid: users.id,
      email: users.email,
      name: users.name,
      companyName: side === 'company' ? companyNamedTo(id) : sql<null>`null`,
    })
    .from(users)
    .where(
      and(sql`${users.id} = ${whose}`, getsMail(mail), side === 'company' ? isMailedBy(id, mail) : undefined),
    );
  return recipient;
}

/** The name of a company for an account of `users` that has several; null for the others, who need not be told. */
export const companyNamedTo = (companyId: string) => sql<string | null>`(
  select p.name from company_profiles p where p.company_id = ${companyId}
    and (select count(*) from companies own where own.created_by_uid = users.id)
      + (select count(*) from company_members other where other.uid = users.id) > 1)`;

/** The ids of the members of a company who get a mail. */
export async function listRecipients(db: Db, companyId: string, mail: MailName): Promise<string[]> {
  const rows = await db
    .select({ uid: users.id })
    .from(users)
    .where(and(isMailedBy(companyId, mail), getsMail(mail)));
  return rows.map(({ uid }) => uid);
}

/** Whether an account gets mails of this kind. */
function getsMail(mail: MailName) {
  const kind = noticeKindOf(mail);
  return and(users.emailVerified, not(users.isDisabled), kind && wantsNotices(kind));
}

/** Whether an account is a member of a company with a role that gets a mail. While its owner is disabled, a company has no members. */
const isMailedBy = (companyId: string, mail: MailName) =>
  sql`${users.id} in (
    select ${companies.createdByUid} from ${companies} where ${companies.companyId} = ${companyId}
    union all
    select ${companyMembers.uid} from ${companyMembers} where ${companyMembers.companyId} = ${companyId}
      and ${isAnyOf(companyMembers.role, rolesMailed(mail))}
      and exists (select from ${companies} c inner join ${users} o on o.id = c.created_by_uid
        where c.company_id = ${companyId} and not o.is_disabled))`;

/** The members of companies, with their roles, by company. */
export async function readMailedMembers(
  db: Pick<Db, 'select'>,
  companyIds: readonly string[],
): Promise<Map<string, { uid: string; role: CompanyRole }[]>> {
  const members = new Map<string, { uid: string; role: CompanyRole }[]>();
  if (companyIds.length === 0) return members;
  const rows = await db
    .select({
      companyId: companies.companyId,
      ownerUid: companies.createdByUid,
      uid: companyMembers.uid,
      role: companyMembers.role,
    })
    .from(companies)
    .leftJoin(companyMembers, eq(companyMembers.companyId, companies.companyId))
    .where(isAnyOf(companies.companyId, companyIds));
  for (const { companyId, ownerUid, uid, role } of rows) {
    const known = members.get(companyId) ?? [{ uid: ownerUid, role: 'owner' as const }];
    members.set(companyId, uid === null || role === null ? known : [...known, { uid, role }]);
  }
  return members;
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

/**
 * When a talent or member last visited the messages, and when they were last mailed about new ones. A member counts from joining;
 * before there were mails to members, those of the company were the owner's.
 */
export async function readLastSeen(db: Db, { side, id }: ThreadParty, uid: string) {
  if (side === 'talent') {
    const [row] = await db
      .select({
        visitedAt: talentTimestamps.messagesPageLastVisitedIsoDateTimeUtc,
        mailedAt: talentTimestamps.newMessagesEmailLastSentIsoDateTimeUtc,
      })
      .from(talentTimestamps)
      .where(eq(talentTimestamps.talentId, id));
    return { visitedAt: row?.visitedAt ?? null, mailedAt: row?.mailedAt ?? null, joinedAt: null };
  }
  const ofMember = and(eq(memberTimestamps.companyId, id), eq(memberTimestamps.uid, uid));
  const [row] = await db
    .select({
      visitedAt: memberTimestamps.messagesPageLastVisitedIsoDateTimeUtc,
      mailedAt: sql<string | null>`greatest(${memberTimestamps.newMessagesEmailLastSentIsoDateTimeUtc},
        ${companyTimestamps.newMessagesEmailLastSentIsoDateTimeUtc})`.mapWith(
        memberTimestamps.newMessagesEmailLastSentIsoDateTimeUtc,
      ),
      joinedAt: companyMembers.joinedIsoDateTimeUtc,
    })
    .from(companies)
    .leftJoin(companyTimestamps, eq(companyTimestamps.companyId, companies.companyId))
    .leftJoin(memberTimestamps, ofMember)
    .leftJoin(companyMembers, and(eq(companyMembers.companyId, id), eq(companyMembers.uid, uid)))
    .where(eq(companies.companyId, id));
  return row ?? { visitedAt: null, mailedAt: null, joinedAt: null };
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
