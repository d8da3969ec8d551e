import type { ContactMessageState } from '@talaash/domain/contact-message/choice';
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { isoDateTime, timestamps } from './column.ts';

/** A message to the operator, from an account or a guest. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    contactMessageId: text('contact_message_id').primaryKey(),
    /** The reference that the sender gets, such as TL-7Q4M2. */
    referenceId: text('reference_id').notNull().unique(),
    /** A key chosen by the sender's browser, so a resent message is stored once. Null from other clients. */
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
