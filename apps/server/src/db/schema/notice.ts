import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime } from './column.ts';

/** Notices that have been handed to a channel, once each: (event, recipient, channel). */
export const noticeDeliveries = pgTable('notice_deliveries', {
  key: text().primaryKey(),
  createdIsoDateTimeUtc: isoDateTime('created_at').notNull().default(sql`now()`),
});
