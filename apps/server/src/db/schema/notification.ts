import type { NotificationEvent, NotifiedSubscriptionChange } from '@talaash/domain/notification/choice';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime } from './column.ts';
import { companies } from './company.ts';
import { talents } from './talent.ts';

/** What no other table holds of the event. */
export type NotificationPayload = {
  review?: { reviewer: 'ai' | 'human'; reviewStatus: 'pass' | 'fail' };
  subscriptionChange?: NotifiedSubscriptionChange;
};

/** Ids and times. What an entry says is read from the records that it names. */
export const notifications = pgTable(
  'notifications',
  {
    notificationId: text('notification_id').primaryKey(),
    /** Whose entry it is: one of the two. */
    companyId: text('company_id').references(() => companies.companyId, { onDelete: 'cascade' }),
    talentId: text('talent_id').references(() => talents.talentId, { onDelete: 'cascade' }),
    event: text().$type<NotificationEvent>().notNull(),
    /** The talent or company that did it; null when the product did. Not a foreign key: an entry says that an account is deleted. */
    senderId: text('sender_id'),
    threadId: text('thread_id'),
    jobPostId: text('job_post_id'),
    messageId: text('message_id'),
    payload: jsonb().$type<NotificationPayload>().notNull().default({}),
    count: integer().notNull().default(1),
    /** The first event and the latest one. */
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
