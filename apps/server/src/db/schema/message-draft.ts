import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { isoDateTime } from './column.ts';
import { threads } from './thread.ts';

/** Unsent messages. Only the account that writes one reads it, also among the members of a company. */
export const messageDrafts = pgTable(
  'message_drafts',
  {
    uid: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    threadId: text('thread_id')
      .notNull()
      .references(() => threads.threadId, { onDelete: 'cascade' }),
    markdown: text().notNull(),
    /** A new id with each save. */
    version: text().notNull(),
    updatedIsoDateTimeUtc: isoDateTime('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.threadId] }), index().on(table.threadId)],
);
