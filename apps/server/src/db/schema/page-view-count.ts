import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often a page was opened on a day (UTC), by its route pattern. No person is recorded. */
export const pageViewCounts = pgTable(
  'page_view_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    route: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.route] })],
);
