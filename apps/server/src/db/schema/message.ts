import type { Attachment } from '@talaash/domain/attachment/schema';
import type { SystemMessageEvent } from '@talaash/domain/message/choice';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { isoDateTime } from './column.ts';
import { threads } from './thread.ts';

export const messages = pgTable(
  'messages',
  {
    messageId: text('message_id').primaryKey(),
    threadId: text('thread_id')
      .notNull()
      .references(() => threads.threadId, { onDelete: 'cascade' }),
    companyId: text('company_id').notNull(),
    sender: text().$type<'Company' | 'Talent' | 'System'>().notNull(),
    /** The account of the company's member who wrote it or caused it; null from before members. No foreign key: it outlives the account. */
    authorUid: text('author_uid'),
    /** Empty in a message that only carries files. */
    markdown: text().notNull(),
    /** What people see of its files, which `files.messageId` ties to it. Null without files. */
    attachments: jsonb().$type<Attachment[]>(),
    event: text().$type<SystemMessageEvent>(),
    clientMessageId: text('client_message_id'),
    /** Whether it is the follow-up of an invitation. */
    isFollowUp: boolean('is_follow_up'),
    /** When an admin hid it after a report. Neither side sees its text then. */
    hiddenByAdminAt: isoDateTime('hidden_by_admin_at'),
    createdIsoDateTimeUtc: isoDateTime('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index().on(table.threadId, table.createdIsoDateTimeUtc, table.messageId),
    // What the sides of a thread search by.
    index('messages_words').using('gin', sql`to_tsvector('simple', ${table.markdown})`),
    uniqueIndex('messages_client_message_id')
      .on(table.threadId, table.sender, table.clientMessageId)
      .where(sql`${table.clientMessageId} is not null`),
  ],
);
