import type { DeclineReason, InvitationStatus } from '@talaash/domain/invitation/choice';
import type { JobTerms, Pay } from '@talaash/domain/job-terms/schema';
import type { ThreadSide } from '@talaash/domain/thread/choice';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { isoDateTime, timestamps } from './column.ts';
import { keptTalent } from './company-relation.ts';

type ReadStatus = 'Read' | 'Unread';

export const threads = pgTable(
  'threads',
  {
    threadId: text('thread_id').primaryKey(),
    /** No foreign keys: the thread stays with the other side when an account is deleted. */
    companyId: text('company_id').notNull(),
    talentId: text('talent_id').notNull(),
    ...keptTalent(),
    /** No foreign key: the thread outlives its job post and keeps the title. */
    jobPostId: text('job_post_id').notNull(),
    jobPostTitle: text('job_post_title').notNull(),
    companyThreadReadStatus: text('company_thread_read_status').$type<ReadStatus>().notNull(),
    talentThreadReadStatus: text('talent_thread_read_status').$type<ReadStatus>().notNull(),
    jobPostInvitationStatus: text('job_post_invitation_status').$type<InvitationStatus>().notNull(),
    /** When each side has last read new messages, as far as its reader shares that. */
    companyReadMarkAt: isoDateTime('company_read_mark_at'),
    talentReadMarkAt: isoDateTime('talent_read_mark_at'),
    /** When the talent declined; null for those from before this was kept. */
    declinedAt: isoDateTime('declined_at'),
    /** Whether the company had read the thread when it was declined; null without a decline. Taking the decline back restores it. */
    companyReadBeforeDecline: text('company_read_before_decline').$type<ReadStatus>(),
    /** Why the talent declined; null if no reason was given. */
    declineReason: text('decline_reason').$type<DeclineReason>(),
    /** The terms of the job post when the invitation was sent. */
    terms: jsonb().$type<JobTerms>(),
    payBeforeRaise: jsonb('pay_before_raise').$type<Pay>(),
    isPayRaised: boolean('is_pay_raised'),
    /** The message with the note of the invitation; null if there is none. */
    noteMessageId: text('note_message_id'),
    /** When the waiting invitation was sent. Null for those from before invitations expired. */
    invitedAt: isoDateTime('invited_at'),
    /** Null once it is answered, taken back or expired, so that its index stays small. */
    answerUntilIsoDateTimeUtc: isoDateTime('answer_until'),
    remindedAt: isoDateTime('reminded_at'),
    invitationChangedIsoDateTimeUtc: isoDateTime('invitation_changed_at'),
    /** When the talent ended the thread, or an account was deleted; null while it is open. */
    endedIsoDateTimeUtc: isoDateTime('ended_at'),
    /** The side whose account was deleted; null while both exist. */
    deletedSide: text('deleted_side').$type<ThreadSide>(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('threads_company_talent').on(table.companyId, table.talentId),
    index().on(table.companyId, table.updatedIsoDateTimeUtc),
    index().on(table.talentId, table.updatedIsoDateTimeUtc),
    index().on(table.createdIsoDateTimeUtc),
    index('threads_company_invited').on(
      table.companyId,
      sql`coalesce(${table.invitedAt}, ${table.createdIsoDateTimeUtc})`,
    ),
    index('threads_answer_until')
      .on(table.answerUntilIsoDateTimeUtc)
      .where(sql`${table.answerUntilIsoDateTimeUtc} is not null`),
  ],
);
