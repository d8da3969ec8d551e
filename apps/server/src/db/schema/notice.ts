import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime } from './column.ts';

/** One row for every (event, recipient, channel) that was queued, so that each notice is sent once. */
export const noticeDeliveries = pgTable(
  'notice_deliveries',
  {
    key: text().primaryKey(),
    createdIsoDateTimeUtc: isoDateTime('created_at').notNull().default(sql`now()`),
  },
  (table) => [index().on(table.createdIsoDateTimeUtc)],
);
