import type { SystemMessageEvent } from '@talaash/domain/message/choice';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
