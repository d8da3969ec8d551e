import type { ConversationPreferences } from '@talaash/domain/conversation-preferences/schema';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { type ColumnsOf, timestamps } from './column.ts';

/** What an account shows of itself in conversations. An account without a row shows all. */
export const conversationPreferences = pgTable('conversation_preferences', {
  uid: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sharesReadMarks: boolean('shares_read_marks').notNull(),
  sharesTyping: boolean('shares_typing').notNull(),
  ...timestamps(),
} satisfies ColumnsOf<
  ConversationPreferences,
  never,
  'uid' | 'createdIsoDateTimeUtc' | 'updatedIsoDateTimeUtc'
>);
