import type { NotificationPreferences } from '@talaash/domain/notification-preferences/schema';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { type ColumnsOf, timestamps } from './column.ts';

/** Which mails an account has turned off. An account without a row gets all. */
export const notificationPreferences = pgTable('notification_preferences', {
  uid: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  unsubscribedFromJobInvitations: boolean('unsubscribed_from_job_invitations').notNull(),
  unsubscribedFromMessageNotifications: boolean('unsubscribed_from_message_notifications').notNull(),
  unsubscribedFromProfileReviewNotifications: boolean(
    'unsubscribed_from_profile_review_notifications',
  ).notNull(),
  unsubscribedFromSearchAlerts: boolean('unsubscribed_from_search_alerts').notNull().default(false),
  unsubscribedFromAll: boolean('unsubscribed_from_all').notNull(),
  ...timestamps(),
} satisfies ColumnsOf<
  NotificationPreferences,
  never,
  'uid' | 'createdIsoDateTimeUtc' | 'updatedIsoDateTimeUtc'
>);
