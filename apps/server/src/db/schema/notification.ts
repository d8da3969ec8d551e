import type { NotificationEvent, NotifiedSubscriptionChange } from '@talaash/domain/notification/choice';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime } from './column.ts';
import { companies } from './company.ts';
import { talents } from './talent.ts';

/** Details of the event that no other table holds. */
export type NotificationPayload = {
  review?: { reviewer: 'ai' | 'human'; reviewStatus: 'pass' | 'fail' };
  subscriptionChange?: NotifiedSubscriptionChange;
  /** An employer, with the key of the shield that hides from it. */
  employer?: { name: string; key: string };
  /** The note that mentions the reader, and its author. */
  note?: { noteId: string; byUid: string | null };
  reminderId?: string;
};

/** Ids and times. The text is read from the referenced records. */
export const notifications = pgTable(
  'notifications',
  {
    notificationId: text('notification_id').primaryKey(),
    /** The recipient: exactly one of the two. */
    companyId: text('company_id').references(() => companies.companyId, { onDelete: 'cascade' }),
    talentId: text('talent_id').references(() => talents.talentId, { onDelete: 'cascade' }),
    /**
     * The member of the company whose entry this is. Null in entries of a release without members: they are everybody's. No foreign
     * key: the entries go with the membership.
     */
    uid: text(),
    event: text().$type<NotificationEvent>().notNull(),
    /**
     * The talent or company that acted; null if the product did. No foreign key: an entry also says that an account was deleted.
     */
    senderId: text('sender_id'),
    threadId: text('thread_id'),
    jobPostId: text('job_post_id'),
    messageId: text('message_id'),
    payload: jsonb().$type<NotificationPayload>().notNull().default({}),
    count: integer().notNull().default(1),
    /** The first and the latest event. */
    firstIsoDateTimeUtc: isoDateTime('first_at').notNull(),
    lastIsoDateTimeUtc: isoDateTime('last_at').notNull(),
    readAt: isoDateTime('read_at'),
    archivedAt: isoDateTime('archived_at'),
  },
  (table) => [
    index().on(table.companyId, table.lastIsoDateTimeUtc),
    index().on(table.talentId, table.lastIsoDateTimeUtc),
    index('notifications_unread_company')
      .on(table.companyId)
      .where(sql`${table.readAt} is null and ${table.archivedAt} is null`),
    index('notifications_unread_talent')
      .on(table.talentId)
      .where(sql`${table.readAt} is null and ${table.archivedAt} is null`),
    index().on(table.lastIsoDateTimeUtc),
  ],
);
