import { CONTACT_DAYS } from '@talaash/domain/talent-record/limit';
import type { ContactFacts } from '@talaash/domain/talent-record/rule';
import { type SQL, sql } from 'drizzle-orm';
import { messages } from './schema/message.ts';
import { contactOwners } from './schema/talent-record.ts';
import { threads } from './schema/thread.ts';

const msOf = (at: SQL | typeof messages.createdIsoDateTimeUtc | typeof contactOwners.givenIsoDateTimeUtc) =>
  sql`(extract(epoch from ${at}) * 1000)::float8`;

/** The messages and invitations of a thread that a member wrote, the latest first. An invitation and its note have the same author. */
const ownActs = sql`from ${messages} where ${messages.threadId} = ${threads.threadId} and ${messages.authorUid} is not null
  and (${messages.sender} = 'Company' or ${messages.event} = 'InvitationSent')
  order by ${messages.createdIsoDateTimeUtc} desc, ${messages.messageId} desc limit 1`;

const ofThread = sql`${contactOwners.companyId} = ${threads.companyId} and ${contactOwners.talentId} = ${threads.talentId}`;

/** What decides who owns the contact of a thread. For queries that have `threads`. */
export const contactFacts: SQL<ContactFacts> = sql<ContactFacts>`json_build_object(
  'last', (select json_build_object('uid', ${messages.authorUid}, 'atMs', ${msOf(messages.createdIsoDateTimeUtc)}) ${ownActs}),
  'given', (select json_build_object('uid', ${contactOwners.uid}, 'atMs', ${msOf(contactOwners.givenIsoDateTimeUtc)})
    from ${contactOwners} where ${ofThread}))`;

/** Whether a member owns the contact of a thread: `ownedContact` of the domain. For queries that have `threads`. */
export const isContactOf = (uid: string, nowMs: number): SQL<boolean> => sql<boolean>`${uid} = (
  select act.uid from (
    (select ${messages.authorUid} as uid, ${messages.createdIsoDateTimeUtc} as at, 0 as given ${ownActs})
    union all select ${contactOwners.uid}, ${contactOwners.givenIsoDateTimeUtc}, 1 from ${contactOwners} where ${ofThread}) act
  where act.at > to_timestamp(${nowMs / 1000}) - ${CONTACT_DAYS} * interval '1 day'
  order by act.at desc, act.given desc limit 1)`;
