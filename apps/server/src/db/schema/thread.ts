import type { InvitationStatus } from '@talaash/domain/invitation';
import type { SystemMessageEvent } from '@talaash/domain/conversation';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { isoDateTime, timestamps } from './column.ts';
import { companies } from './company.ts';
import { talents } from './talent.ts';

type ReadStatus = 'Read' | 'Unread';

export const threads = pgTable(
  'threads',
  {
    threadId: text('thread_id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    talentId: text('talent_id')
      .notNull()
      .references(() => talents.talentId, { onDelete: 'cascade' }),
    /** No reference: a thread outlives its job post and keeps the title as it was. */
    jobPostId: text('job_post_id').notNull(),
    jobPostTitle: text('job_post_title').notNull(),
    companyThreadReadStatus: text('company_thread_read_status').$type<ReadStatus>().notNull(),
    talentThreadReadStatus: text('talent_thread_read_status').$type<ReadStatus>().notNull(),
    jobPostInvitationStatus: text('job_post_invitation_status').$type<InvitationStatus>().notNull(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('threads_company_talent').on(table.companyId, table.talentId),
    index().on(table.companyId, table.updatedIsoDateTimeUtc),
    index().on(table.talentId, table.updatedIsoDateTimeUtc),
  ],
);

export const messages = pgTable(
  'messages',
  {
    messageId: text('message_id').primaryKey(),
    threadId: text('thread_id')
      .notNull()
      .references(() => threads.threadId, { onDelete: 'cascade' }),
    companyId: text('company_id').notNull(),
    sender: text().$type<'Company' | 'Talent' | 'System'>().notNull(),
    markdown: text().notNull(),
    event: text().$type<SystemMessageEvent>(),
    clientMessageId: text('client_message_id'),
    createdIsoDateTimeUtc: isoDateTime('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index().on(table.threadId, table.createdIsoDateTimeUtc, table.messageId),
    uniqueIndex('messages_client_message_id')
      .on(table.threadId, table.sender, table.clientMessageId)
      .where(sql`${table.clientMessageId} is not null`),
  ],
);

export const companyTimestamps = pgTable('company_timestamps', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.companyId, { onDelete: 'cascade' }),
  messagesPageLastVisitedIsoDateTimeUtc: isoDateTime('messages_page_last_visited_at'),
  newMessagesEmailLastSentIsoDateTimeUtc: isoDateTime('new_messages_email_last_sent_at'),
  ...timestamps(),
});

export const talentTimestamps = pgTable('talent_timestamps', {
  talentId: text('talent_id')
    .primaryKey()
    .references(() => talents.talentId, { onDelete: 'cascade' }),
  messagesPageLastVisitedIsoDateTimeUtc: isoDateTime('messages_page_last_visited_at'),
  newMessagesEmailLastSentIsoDateTimeUtc: isoDateTime('new_messages_email_last_sent_at'),
  ...timestamps(),
});
