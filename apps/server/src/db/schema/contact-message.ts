import type { ContactMessageState } from '@talaash/domain/contact-message/choice';
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { isoDateTime, timestamps } from './column.ts';

/** What somebody wrote to the operator, signed in or not. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    contactMessageId: text('contact_message_id').primaryKey(),
    /** What the writer is told to name: TL-7Q4M2 */
    referenceId: text('reference_id').notNull().unique(),
    /** Chosen by the writer's browser, so that a message that is sent again is stored once. Null from other programs. */
    clientMessageId: text('client_message_id'),
    /** Null for a guest. */
    uid: text().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    state: text().$type<ContactMessageState>().notNull().default('open'),
    answeredAt: isoDateTime('answered_at'),
    answeredByUid: text('answered_by_uid').references(() => users.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (table) => [
    index().on(table.createdIsoDateTimeUtc, table.contactMessageId),
    index().on(table.state, table.createdIsoDateTimeUtc, table.contactMessageId),
    index().on(table.uid),
    unique().on(table.email, table.clientMessageId),
  ],
);
