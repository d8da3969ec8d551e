import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { isoDateTime } from './column.ts';

/** How often an error was logged in an hour: our own sentence and the kind of error, never personal data. */
export const loggedErrors = pgTable(
  'logged_errors',
  {
    hour: isoDateTime('hour').notNull(),
    sentence: text().notNull(),
    kind: text().notNull(),
    times: integer().notNull(),
    lastAt: isoDateTime('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.sentence, table.kind] }), index().on(table.lastAt)],
);
