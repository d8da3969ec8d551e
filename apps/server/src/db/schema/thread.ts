import type { DeclineReason, InvitationStatus } from '@talaash/domain/invitation/choice';
import type { ThreadSide } from '@talaash/domain/thread/choice';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** Why the talent declined; null if no reason was given. */
    declineReason: text('decline_reason').$type<DeclineReason>(),
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
  ],
);
